import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { withTimeout } from '../../lifecycle/with-timeout.ts';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { traced } from '../../tracing/tracing.ts';

/** Longest wait for the queue to accept a job. After it the sweeper of a worker enqueues the job again. */
const ENQUEUE_WITHIN_MS = 1_500;
/** Highest priority number of the queue. */
const LAST_RANK = 2_097_151;

const TASK = 'run';

export interface QueuedAiJob {
  id: string;
  /** Distinguishes the entries of one job: the queue holds each name once at a time. */
  name: string;
  /** Lower ranks come first, within a rank the older ones; 0 is the usual one. */
  rank?: number;
  /** How long the queue delays it. */
  delayMs?: number;
}

/** Enqueues the ids of jobs for the workers. A lost entry loses nothing: the row remains, and the sweeper enqueues it again. */
@Injectable()
export class AiJobQueue {
  private readonly logger = new Logger('AiJobs');

  constructor(@InjectQueue(AI_JOB_QUEUE) private readonly queue: Queue) {
    // A queue that loses its connection says so here; without a listener that would be an unhandled error.
    queue.on('error', (error) => this.logger.warn(`The queue is not reachable: ${error.message}`));
  }

  /** @returns whether the queue took it in time. */
  async enqueue(job: QueuedAiJob): Promise<boolean> {
    const attributes = { 'messaging.destination.name': AI_JOB_QUEUE, 'career.job.id': job.id };
    const added = traced({ name: `send ${AI_JOB_QUEUE}`, kind: 'producer', attributes }, () =>
      this.queue.add(TASK, { id: job.id }, optionsOf(job)),
    );
    return await this.isTaken(added, `job ${job.id}`);
  }

  /** @returns whether the queue took all of them in time. */
  async enqueueAll(jobs: readonly QueuedAiJob[]): Promise<boolean> {
    // Not as a bulk: on PostgreSQL that makes temporary tables, which the role of the product may not.
    // The first ranks first: a worker takes what is there while the rest is being added.
    const inOrder = [...jobs].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    const added = Promise.all(inOrder.map((job) => this.queue.add(TASK, { id: job.id }, optionsOf(job))));
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
    return await withTimeout(taken, ENQUEUE_WITHIN_MS, false);
  }
}

const optionsOf = ({ id, name, rank = 0, delayMs = 0 }: QueuedAiJob): JobsOptions => ({
  jobId: `${id}-${name}`,
  // PostgreSQL takes whole ones only.
  delay: Math.ceil(delayMs),
  ...(rank > 0 && { priority: Math.min(rank, LAST_RANK) }),
  attempts: 1,
  // The row is the record. Never a count here: the PostgreSQL backend deadlocks on it under load.
  removeOnComplete: true,
  removeOnFail: true,
});
