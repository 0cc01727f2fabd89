import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { AiJobRunner } from './ai-job-runner.ts';

/** Jobs one worker process works on at a time; they mostly wait for the model. */
const CONCURRENCY = 4;

/**
 * How long the queue leaves a job to a worker of which it hears nothing; such a worker may have died before it took the
 * row, and only the queue knows of that.
 */
const SILENCE_MS = 8_000;

/** Takes ids from the queue. The queue's own idea of success is not used: the row is the record. */
@Processor(AI_JOB_QUEUE, {
  concurrency: CONCURRENCY,
  maxStalledCount: 5,
  drainDelay: 2,
  lockDuration: SILENCE_MS,
  stalledInterval: SILENCE_MS,
})
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
