import { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { DeletedResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiPage } from '../../http/api-page.decorator.ts';
import { ApiProblems } from '../../http/api-problems.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { DeletedResumesService } from './deleted-resumes.service.ts';
import { RESUME } from './resumes.service.ts';

@ApiTags('Resumes')
@Controller('resumes')
export class DeletedResumesController {
  constructor(private readonly deleted: DeletedResumesService) {}

  @Get('deleted')
  @ApiOperation({
    summary: 'List deleted resumes',
    description: 'Resumes deleted in the last 30 days, last deleted first.',
  })
  @ApiPage(DeletedResumeDto, 'A page of deleted resumes.')
  @ApiProblems(400, 401)
  listDeletedResumes(@OwnerId() ownerId: string, @Query() query: PageQueryDto) {
    return this.deleted.list(ownerId, query);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Bring a deleted resume back',
    description: 'Puts it on the list again, as it was. After 30 days it is gone.',
  })
  @ApiParam({ name: 'id', description: 'Id of the resume.', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ description: 'The resume.', type: ResumeDto })
  @ApiProblems(401, 403, 404, 409)
  restoreResume(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<ResumeDto> {
    return this.deleted.restore(ownerId, id);
  }
}
