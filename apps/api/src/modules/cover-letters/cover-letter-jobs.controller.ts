import { CoverLetterJobDto } from '@career/contracts/ai-jobs/ai-job-by-kind.dto';
import { GenerateCoverLetterDto } from '@career/contracts/cover-letters/generate-cover-letter.dto';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { LetterWritingService } from './letter-writing.service.ts';

@ApiTags('AI jobs')
@TokenAccess('cover-letters')
@Controller('ai-jobs')
export class CoverLetterJobsController {
  constructor(private readonly work: LetterWritingService) {}

  @Post('cover-letters')
  @Endpoint({
    summary: 'Start writing a cover letter',
    description:
      'The same letter as by `generateCoverLetter`, without waiting for it: the job, to poll or to follow.',
    accepted: { description: 'The job.', type: CoverLetterJobDto },
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 422, 429, 503],
  })
  startCoverLetterJob(
    @OwnerId() ownerId: string,
    @Body() body: GenerateCoverLetterDto,
    @JobRequest() request: AiJobRequest,
  ): Promise<PendingAnswer> {
    return this.work.start(ownerId, body, request);
  }
}
