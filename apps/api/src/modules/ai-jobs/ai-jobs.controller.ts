import { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { AI_JOB_DTOS } from '@career/contracts/ai-jobs/ai-job-by-kind.dto';
import { Controller, Delete, Get, type MessageEvent, Sse, UseGuards } from '@nestjs/common';
import { ApiExtraModels, ApiProduces, ApiTags } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { AI_JOB, AiJobsService } from './ai-jobs.service.ts';
import { OwnAiJobGuard } from './own-ai-job.guard.ts';

@ApiTags('AI jobs')
@ApiExtraModels(...Object.values(AI_JOB_DTOS))
@TokenAccess('ai-jobs')
@Controller('ai-jobs')
export class AiJobsController {
  constructor(private readonly jobs: AiJobsService) {}

  @Get(':id')
  @Endpoint({
    summary: 'Get a job',
    description: 'How far a letter or an analysis is, and its result when done.',
    idOf: 'the job',
    ok: { description: 'The job.', type: AiJobDto },
    problems: [401, 404],
  })
  getAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Promise<AiJobDto> {
    return this.jobs.get(ownerId, id);
  }

  @Sse(':id/events')
  @UseGuards(OwnAiJobGuard)
  @Endpoint({
    summary: 'Follow a job',
    description:
      'Server-sent events: the job as it stands and after each change; the stream ends with the job.',
    idOf: 'the job',
    ok: { description: 'Events whose data is the job.', type: AiJobDto },
    problems: [401, 404],
  })
  @ApiProduces('text/event-stream')
  followAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Observable<MessageEvent> {
    return this.jobs.follow(ownerId, id).pipe(map((job) => ({ data: job })));
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Cancel a job',
    description: 'A waiting job ends at once, a running one soon; one that has ended stays as it is.',
    idOf: 'the job',
    ok: { description: 'The job as it stands.', type: AiJobDto },
    problems: [401, 403, 404],
  })
  cancelAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Promise<AiJobDto> {
    return this.jobs.cancel(ownerId, id);
  }
}
