import { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { DeletedResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { DeletedResumesService } from './deleted-resumes.service.ts';
import { RESUME } from './resumes.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resumes')
export class DeletedResumesController {
  constructor(private readonly deleted: DeletedResumesService) {}

  @Get('deleted')
  @Endpoint({
    summary: 'List deleted resumes',
    description: 'Resumes deleted in the last 30 days, last deleted first.',
    page: { row: DeletedResumeDto, description: 'A page of deleted resumes.' },
    problems: [400, 401],
  })
  listDeletedResumes(@OwnerId() ownerId: string, @Query() query: PageQueryDto) {
    return this.deleted.list(ownerId, query);
  }

  @Post(':id/restore')
  @Endpoint({
    summary: 'Bring a deleted resume back',
    description: 'Puts it on the list again, as it was. After 30 days it is gone.',
    idOf: 'the resume',
    ok: { description: 'The resume.', type: ResumeDto },
    problems: [401, 403, 404, 409],
  })
  restoreResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<ResumeDto> {
    return this.deleted.restore(ownerId, id);
  }
}
