import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { BulkJobOptions, Queue } from 'bullmq';
import { inTime } from '../../in-time.ts';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { traced } from '../../tracing/tracing.ts';

/** Longest wait for the queue to take what it is given. Past it the sweeper of a worker brings the job back. */
const HAND_OVER_MS = 1_500;
/** Highest rank that the queue knows. */
const LAST_RANK = 2_097_151;

const TASK = 'run';

export interface HandOver {
  id: string;
  /** Tells hand-overs of one job apart: the queue carries each name once at a time. */
  name: string;
  /** Those of a lower rank come first, of the same rank the older ones; 0 is everybody's. */
  rank?: number;
  /** How long the queue keeps it back. */
  delayMs?: number;
}

/** Hands the ids of jobs to the workers. Losing one is no loss: the row stands, and the sweeper hands it over again. */
@Injectable()
export class AiJobTransport {
  private readonly logger = new Logger('AiJobs');

  constructor(@InjectQueue(AI_JOB_QUEUE) private readonly queue: Queue) {
    // A queue that loses its connection says so here; without a listener that would be an unhandled error.
    queue.on('error', (error) => this.logger.warn(`The queue is not reachable: ${error.message}`));
  }

  /** @returns whether the queue took it in time. */
  async handOver(job: HandOver): Promise<boolean> {
    const facts = { 'messaging.destination.name': AI_JOB_QUEUE, 'career.job.id': job.id };
    const added = traced({ name: `send ${AI_JOB_QUEUE}`, kind: 'producer', facts }, () =>
      this.queue.add(TASK, { id: job.id }, optionsOf(job)),
    );
    return await this.isTaken(added, `job ${job.id}`);
  }

  /** @returns whether the queue took all of them in time. */
  async handOverAll(jobs: readonly HandOver[]): Promise<boolean> {
    const added = this.queue.addBulk(
      jobs.map((job) => ({ name: TASK, data: { id: job.id }, opts: optionsOf(job) })),
    );
    return await this.isTaken(added, `${jobs.length} jobs`);
  }

  private async isTaken(added: Promise<unknown>, what: string): Promise<boolean> {
    const taken = added.then(
      () => true,
      (error: Error) => {
        this.logger.warn(`The queue did not take ${what}: ${error.message}`);
        return false;
      },
    );
    return await inTime(taken, HAND_OVER_MS, false);
  }
}

const optionsOf = ({ id, name, rank = 0, delayMs = 0 }: HandOver): BulkJobOptions => ({
  jobId: `${id}-${name}`,
  // PostgreSQL takes whole ones only.
  delay: Math.ceil(delayMs),
  ...(rank > 0 && { priority: Math.min(rank, LAST_RANK) }),
  attempts: 1,
  // The row is the record. Never a count here: the PostgreSQL backend deadlocks on it under load.
  removeOnComplete: true,
  removeOnFail: true,
});
