import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { workingFor } from '../logging/log-context.ts';
import { WorkerMetrics } from '../metrics/worker-metrics.ts';
import { traced, traceId } from '../tracing/tracing.ts';
import type { ScheduledJob } from './scheduled-job.ts';

export const SCHEDULE_QUEUE = 'schedule';
export const SCHEDULED_JOBS = Symbol('the scheduled jobs of this worker');

const RETRY_REGISTRATION_MS = 5_000;
const KEEP_RECORD_SECONDS = 24 * 60 * 60;

/** A job that takes minutes must not keep the mails waiting. */
const AT_ONCE = 4;

/** Puts each scheduled job on the queue once for all workers, and runs what falls due. */
@Processor(SCHEDULE_QUEUE, { concurrency: AT_ONCE })
export class ScheduledJobsProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Schedule');
  private readonly jobs: ReadonlyMap<string, ScheduledJob>;

  constructor(
    @InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue,
    @Inject(SCHEDULED_JOBS) jobs: ScheduledJob[],
    private readonly metrics: WorkerMetrics,
  ) {
    super();
    queue.on('error', (error) => this.onError(error));
    this.jobs = new Map(jobs.map((job) => [job.name, job]));
  }

  onApplicationBootstrap(): void {
    // Not awaited: a worker whose Redis is away still starts, and registers when it is back.
    for (const job of this.jobs.values()) void this.register(job);
  }

  async process({ name }: Job): Promise<string> {
    const job = this.jobs.get(name);
    // A job of a newer or older release: its own workers will run it at the next turn.
    if (!job) return 'not known to this worker';
    const ended = this.metrics.taskStarted(name);
    try {
      const account = await traced({ name: `task ${name}`, kind: 'consumer' }, () =>
        workingFor({ traceId: traceId() }, () => job.run()),
      );
      ended('done');
      this.logger.log(`${name}: ${account}`);
      return account;
    } catch (error) {
      ended('failed');
      throw error;
    }
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.logger.error(`${job?.name ?? 'a job'} failed: ${error.message}`);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`The queue is not reachable: ${error.message}`);
  }

  private async register(job: ScheduledJob): Promise<void> {
    try {
      await this.queue.upsertJobScheduler(
        job.name,
        { every: job.everyMs },
        // Never a count here: the PostgreSQL backend deadlocks on it under load.
        {
          name: job.name,
          opts: {
            removeOnComplete: { age: KEEP_RECORD_SECONDS },
            removeOnFail: { age: KEEP_RECORD_SECONDS },
          },
        },
      );
    } catch (error) {
      this.logger.warn(`${job.name} could not be scheduled: ${(error as Error).message}`);
      setTimeout(() => void this.register(job), RETRY_REGISTRATION_MS).unref();
    }
  }
}
