import { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import { ResumeQueryDto, SaveResumeFilingDto } from '@career/contracts/resumes/resume-filing.dto';
import { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { Body, Controller, Delete, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { RESUME, ResumesService } from './resumes.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resumes')
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Get()
  @Endpoint({
    summary: 'List resumes',
    description:
      'The person’s resumes, last saved first, without their content and without the archived ones.',
    page: { row: ResumeSummaryDto, description: 'A page of resumes.' },
    problems: [400, 401],
  })
  listResumes(@OwnerId() ownerId: string, @Query() query: ResumeQueryDto) {
    return this.resumes.list(ownerId, query);
  }

  @Get(':id')
  @Endpoint({
    summary: 'Get a resume',
    description: 'The whole resume.',
    idOf: 'the resume',
    ok: { description: 'The resume.', type: ResumeDto },
    versioned: 'read',
    problems: [401, 404],
  })
  getResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<ResumeDto> {
    return this.resumes.get(ownerId, id);
  }

  @Post()
  @Endpoint({
    summary: 'Create a resume',
    description: 'Stores the body as a new resume. With `isDraft: true` it may be unfinished.',
    created: { description: 'The resume as stored.', type: ResumeDto },
    idempotencyKey:
      'Any text that names this creation. Sent again with the same key, the resume made before is answered.',
    problems: [...WRITE_PROBLEMS, 409],
  })
  createResume(
    @OwnerId() ownerId: string,
    @Body() body: SaveResumeDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ResumeDto> {
    return this.resumes.create(ownerId, body, key);
  }

  @Put(':id')
  @Endpoint({
    summary: 'Save a resume',
    description: 'Stores the body over the resume, whole. With `version` a save over a newer one is refused.',
    idOf: 'the resume',
    ok: { description: 'The resume as stored.', type: ResumeDto },
    versioned: 'save',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  updateResume(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @Body() body: SaveResumeDto,
  ): Promise<ResumeDto> {
    return this.resumes.update(ownerId, id, body);
  }

  @Patch(':id/filing')
  @Endpoint({
    summary: 'File a resume',
    description:
      'Puts the resume into the archive or takes it out, and gives it tags. What it says, its version and its date stay.',
    idOf: 'the resume',
    ok: { description: 'The resume as it is listed.', type: ResumeSummaryDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  fileResume(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @Body() body: SaveResumeFilingDto,
  ): Promise<ResumeSummaryDto> {
    return this.resumes.file(ownerId, id, body);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete a resume',
    description: 'Takes the resume off the list.',
    idOf: 'the resume',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<void> {
    return this.resumes.remove(ownerId, id);
  }
}
