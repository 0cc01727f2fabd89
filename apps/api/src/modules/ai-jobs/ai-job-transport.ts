import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { traced } from '../../tracing/tracing.ts';

export const AI_JOB_QUEUE = 'ai-jobs';

/** Longest wait for the queue to take an id. Past it the sweeper of a worker brings the job back. */
const HAND_OVER_MS = 1_500;
const KEEP_SECONDS = 60 * 60;

/** Hands the ids of jobs to the workers. Losing one is no loss: the row stands, and the sweeper hands it over again. */
@Injectable()
export class AiJobTransport {
  private readonly logger = new Logger('AiJobs');

  constructor(@InjectQueue(AI_JOB_QUEUE) private readonly queue: Queue) {
    // A queue that loses its connection says so here; without a listener that would be an unhandled error.
    queue.on('error', (error) => this.logger.warn(`The queue is not reachable: ${error.message}`));
  }

  /**
   * @param name tells hand-overs of one job apart: the queue takes each name once.
   * @param delayMs how long the queue keeps it back.
   * @returns whether the queue took it in time.
   */
  async handOver(id: string, name: string, delayMs = 0): Promise<boolean> {
    const facts = { 'messaging.destination.name': AI_JOB_QUEUE, 'career.job.id': id };
    const added = traced({ name: `send ${AI_JOB_QUEUE}`, kind: 'producer', facts }, () =>
      this.queue.add(
        'run',
        { id },
        {
          jobId: `${id}-${name}`,
          delay: delayMs,
          attempts: 1,
          // Never a count here: the PostgreSQL backend deadlocks on it under load.
          removeOnComplete: { age: KEEP_SECONDS },
          removeOnFail: { age: KEEP_SECONDS },
        },
      ),
    );
    added.catch((error: Error) => this.logger.warn(`The queue did not take job ${id}: ${error.message}`));
    return await Promise.race([
      added.then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, HAND_OVER_MS, false).unref()),
    ]);
  }
}
