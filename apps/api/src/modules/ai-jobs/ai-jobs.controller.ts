import { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { Controller, Delete, Get, type MessageEvent, Sse, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { ApiProblems } from '../../http/api-problems.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { AI_JOB, AiJobsService } from './ai-jobs.service.ts';
import { OwnAiJobGuard } from './own-ai-job.guard.ts';

const ID = {
  name: 'id',
  description: 'Id of the job.',
  schema: { type: 'string', format: 'uuid' },
} as const;

@ApiTags('Jobs of the writer and the analyser')
@Controller('ai-jobs')
export class AiJobsController {
  constructor(private readonly jobs: AiJobsService) {}

  @Get(':id')
  @ApiOperation({
    summary: 'Get a job',
    description: 'How far a letter or an analysis is, and its result when done.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The job.', type: AiJobDto })
  @ApiProblems(401, 404)
  getAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Promise<AiJobDto> {
    return this.jobs.get(ownerId, id);
  }

  @Sse(':id/events')
  @UseGuards(OwnAiJobGuard)
  @ApiOperation({
    summary: 'Follow a job',
    description:
      'Server-sent events: the job as it stands and after each change; the stream ends with the job.',
  })
  @ApiParam(ID)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'Events whose data is the job.', type: AiJobDto })
  @ApiProblems(401, 404)
  followAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Observable<MessageEvent> {
    return this.jobs.follow(ownerId, id).pipe(map((job) => ({ data: job })));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Cancel a job',
    description: 'A waiting job ends at once, a running one soon; one that has ended stays as it is.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The job as it stands.', type: AiJobDto })
  @ApiProblems(401, 403, 404)
  cancelAiJob(@OwnerId() ownerId: string, @IdParam(AI_JOB) id: string): Promise<AiJobDto> {
    return this.jobs.cancel(ownerId, id);
  }
}
