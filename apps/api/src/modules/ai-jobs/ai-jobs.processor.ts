import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { AiJobRunner } from './ai-job-runner.ts';
import { AI_JOB_QUEUE } from './ai-job-transport.ts';

/** Jobs one worker process works on at a time; they mostly wait for the model. */
const CONCURRENCY = 4;

/** Takes ids from the queue. The queue's own idea of success is not used: the row is the record. */
@Processor(AI_JOB_QUEUE, { concurrency: CONCURRENCY, maxStalledCount: 5, drainDelay: 2 })
export class AiJobsProcessor extends WorkerHost {
  private readonly logger = new Logger('AiJobs');

  constructor(private readonly runner: AiJobRunner) {
    super();
  }

  async process({ data }: Job<{ id: string }>): Promise<void> {
    await this.runner.run(data.id);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`The queue is not reachable: ${error.message}`);
  }
}
