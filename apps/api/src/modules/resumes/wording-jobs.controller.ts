import { WordingJobDto } from '@career/contracts/ai-jobs/ai-job-by-kind.dto';
import { AskWordingDto } from '@career/contracts/resumes/wording.dto';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { WordingService } from './wording.service.ts';

@ApiTags('AI jobs')
@TokenAccess('resumes')
@Controller('ai-jobs')
export class WordingJobsController {
  constructor(private readonly work: WordingService) {}

  @Post('wordings')
  @Endpoint({
    summary: 'Start looking for a better wording',
    description:
      'The same proposal as by `proposeWording`, without waiting for it: the job, to poll or to follow.',
    accepted: { description: 'The job.', type: WordingJobDto },
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 409, 422, 429, 503],
  })
  startWordingJob(
    @OwnerId() ownerId: string,
    @Body() body: AskWordingDto,
    @JobRequest() request: AiJobRequest,
  ): Promise<PendingAnswer> {
    return this.work.start(ownerId, body, request);
  }
}
