import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { DuplicateResumeDto } from '@career/contracts/resumes/resume-version.dto';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { ResumeCopiesService } from './resume-copies.service.ts';
import { RESUME } from './resumes.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resumes')
export class ResumeCopiesController {
  constructor(private readonly copies: ResumeCopiesService) {}

  @Post(':id/duplicate')
  @Endpoint({
    summary: 'Duplicate a resume',
    description:
      'Makes a copy with its own history. With `jobApplicationId` its title names the job, and the application names the copy as the resume it used.',
    idOf: 'the resume',
    created: { description: 'The copy.', type: ResumeDto },
    idempotencyKey:
      'Any text that names this copy. Sent again with the same key, the copy made before is answered.',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  duplicateResume(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @Body() body: DuplicateResumeDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ResumeDto> {
    return this.copies.duplicate(ownerId, id, body, key);
  }
}
