import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import {
  RestoreVersionDto,
  ResumeVersionDto,
  ResumeVersionSummaryDto,
  SaveVersionNameDto,
} from '@career/contracts/resumes/resume-version.dto';
import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
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
@Controller('resumes/:id/versions')
export class ResumeVersionsController {
  constructor(private readonly versions: ResumeVersionsService) {}

  @Get()
  @ApiOperation({
    summary: 'List versions of a resume',
    description: 'The snapshots kept at complete saves, newest first, at most 50.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The snapshots without their content.', type: [ResumeVersionSummaryDto] })
  @ApiProblems(401, 404)
  listResumeVersions(@OwnerId() ownerId: string, @IdParam(RESUME) id: string) {
    return this.versions.list(ownerId, id);
  }

  @Get(':versionId')
  @ApiOperation({ summary: 'Get a version of a resume', description: 'One snapshot with its content.' })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  @ApiOkResponse({ description: 'The snapshot.', type: ResumeVersionDto })
  @ApiProblems(401, 404)
  getResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
  ): Promise<ResumeVersionDto> {
    return this.versions.get(ownerId, id, versionId);
  }

  @Patch(':versionId')
  @ApiOperation({ summary: 'Name a version', description: 'Named snapshots are kept longer than others.' })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  @ApiOkResponse({ description: 'The snapshot under its name.', type: ResumeVersionSummaryDto })
  @ApiProblems(...WRITE_PROBLEMS, 404)
  nameResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
    @Body() body: SaveVersionNameDto,
  ): Promise<ResumeVersionSummaryDto> {
    return this.versions.rename(ownerId, id, versionId, body);
  }

  @Post(':versionId/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore a version',
    description:
      'Writes the snapshot over the resume as a new version. What stood there is kept as a snapshot.',
  })
  @ApiParam(ID)
  @ApiParam(VERSION_ID)
  @ApiOkResponse({ description: 'The resume as it then stands.', type: ResumeDto })
  @ApiProblems(...WRITE_PROBLEMS, 404, 409)
  restoreResumeVersion(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @IdParam(OF_VERSION) versionId: string,
    @Body() body: RestoreVersionDto,
  ): Promise<ResumeDto> {
    return this.versions.restore(ownerId, id, versionId, body);
  }
}
