import { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import { ResumeDto, ResumeSummaryDto } from '@career/contracts/resumes/resume.dto';
import { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ApiPage } from '../../http/api-page.decorator.ts';
import { ApiProblems, WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { RESUME, ResumesService } from './resumes.service.ts';

const ID = {
  name: 'id',
  description: 'Id of the resume.',
  schema: { type: 'string', format: 'uuid' },
} as const;

@ApiTags('Resumes')
@Controller('resumes')
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Get()
  @ApiOperation({
    summary: 'List resumes',
    description: 'The person’s resumes, last saved first, without their content.',
  })
  @ApiPage(ResumeSummaryDto, 'A page of resumes.')
  @ApiProblems(400, 401)
  listResumes(@OwnerId() ownerId: string, @Query() query: PageQueryDto) {
    return this.resumes.list(ownerId, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a resume', description: 'The whole resume.' })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The resume.', type: ResumeDto })
  @ApiProblems(401, 404)
  getResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<ResumeDto> {
    return this.resumes.get(ownerId, id);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a resume',
    description: 'Stores the body as a new resume. With `isDraft: true` it may be unfinished.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    example: 'k3f9-first-try',
    required: false,
    description:
      'Any text that names this creation. Sent again with the same key, the resume made before is answered.',
  })
  @ApiCreatedResponse({ description: 'The resume as stored.', type: ResumeDto })
  @ApiProblems(...WRITE_PROBLEMS, 409)
  createResume(
    @OwnerId() ownerId: string,
    @Body() body: SaveResumeDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ResumeDto> {
    return this.resumes.create(ownerId, body, key);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Save a resume',
    description: 'Stores the body over the resume, whole. With `version` a save over a newer one is refused.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The resume as stored.', type: ResumeDto })
  @ApiProblems(...WRITE_PROBLEMS, 404, 409)
  updateResume(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @Body() body: SaveResumeDto,
  ): Promise<ResumeDto> {
    return this.resumes.update(ownerId, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a resume', description: 'Takes the resume off the list.' })
  @ApiParam(ID)
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiProblems(401, 403, 404)
  deleteResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<void> {
    return this.resumes.remove(ownerId, id);
  }
}
