import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import {
  RestoreVersionDto,
  ResumeVersionDto,
  ResumeVersionSummaryDto,
  SaveVersionNameDto,
} from '@career/contracts/resumes/resume-version.dto';
import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { ResumeVersionsService, VERSION } from './resume-versions.service.ts';
import { RESUME } from './resumes.service.ts';

const ID = {
  name: 'id',
  description: 'Id of the resume.',
  schema: { type: 'string', format: 'uuid' },
} as const;
const VERSION_ID = {
  name: 'versionId',
  description: 'Id of the snapshot.',
  schema: { type: 'string', format: 'uuid' },
} as const;
const OF_VERSION = { what: VERSION, param: 'versionId' };

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resumes/:id/versions')
export class ResumeVersionsController {
  constructor(private readonly versions: ResumeVersionsService) {}

  @Get()
  @Endpoint({
    summary: 'List versions of a resume',
    description: 'The snapshots kept at complete saves, newest first, at most 50.',
    idOf: 'the resume',
    ok: { description: 'The snapshots without their content.', type: [ResumeVersionSummaryDto] },
    problems: [401, 404],
  })
  listResumeVersions(@OwnerId() ownerId: string, @IdParam(RESUME) id: string) {
    return this.versions.list(ownerId, id);
  }

  @Get(':versionId')
  @Endpoint({
    summary: 'Get a version of a resume',
    description: 'One snapshot with its content.',
    ok: { description: 'The snapshot.', type: ResumeVersionDto },
    problems: [401, 404],
  })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  getResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
  ): Promise<ResumeVersionDto> {
    return this.versions.get(ownerId, id, versionId);
  }

  @Patch(':versionId')
  @Endpoint({
    summary: 'Name a version',
    description: 'Named snapshots are kept longer than others.',
    ok: { description: 'The snapshot under its name.', type: ResumeVersionSummaryDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  nameResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
    @Body() body: SaveVersionNameDto,
  ): Promise<ResumeVersionSummaryDto> {
    return this.versions.rename(ownerId, id, versionId, body);
  }

  @Post(':versionId/restore')
  @Endpoint({
    summary: 'Restore a version',
    description:
      'Writes the snapshot over the resume as a new version. The text before is kept as a snapshot.',
    ok: { description: 'The restored resume.', type: ResumeDto },
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  restoreResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
    @Body() body: RestoreVersionDto,
  ): Promise<ResumeDto> {
    return this.versions.restore(ownerId, id, versionId, body);
  }
}
