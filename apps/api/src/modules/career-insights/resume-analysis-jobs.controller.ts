import { ResumeAnalysisJobDto } from '@career/contracts/ai-jobs/ai-job-by-kind.dto';
import { AnalyzeResumeDto } from '@career/contracts/career-insights/analyze-resume.dto';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import type { AiJobRequest } from '../ai-jobs/ai-jobs.service.ts';
import { JOB_KEY, JobRequest } from '../ai-jobs/job-request.decorator.ts';
import { ResumeAnalysisService } from './resume-analysis.service.ts';

@ApiTags('AI jobs')
@TokenAccess('insights')
@Controller('ai-jobs')
export class ResumeAnalysisJobsController {
  constructor(private readonly work: ResumeAnalysisService) {}

  @Post('resume-analyses')
  @Endpoint({
    summary: 'Start analysing a resume',
    description:
      'The same analysis as by `analyzeResume`, without waiting for it: the job, to poll or to follow.',
    accepted: { description: 'The job.', type: ResumeAnalysisJobDto },
    idempotencyKey: JOB_KEY,
    problems: [...WRITE_PROBLEMS, 404, 422, 429, 503],
  })
  startResumeAnalysisJob(
    @OwnerId() ownerId: string,
    @Body() body: AnalyzeResumeDto,
    @JobRequest() request: AiJobRequest,
  ): Promise<PendingAnswer> {
    return this.work.start(ownerId, body, request);
  }
}
