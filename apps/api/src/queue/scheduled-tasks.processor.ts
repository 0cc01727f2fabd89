import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job, Queue } from 'bullmq';
import { workingFor } from '../logging/log-context.ts';
import { WorkerMetrics } from '../metrics/worker-metrics.ts';
import { traced, traceId } from '../tracing/tracing.ts';
import { type ScheduledTaskRunner, type TaskSchedule, TaskScheduleOf } from './scheduled-task.decorator.ts';

export const SCHEDULE_QUEUE = 'schedule';

const RETRY_REGISTRATION_MS = 5_000;
const KEEP_RECORD_SECONDS = 24 * 60 * 60;

/** A task that takes minutes must not delay the mails. */
const AT_ONCE = 4;

/** Schedules each discovered task once for all workers, and runs what is due. */
@Processor(SCHEDULE_QUEUE, { concurrency: AT_ONCE })
export class ScheduledTasksProcessor extends WorkerHost implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Schedule');
  private readonly tasks = new Map<string, TaskSchedule & { runner: ScheduledTaskRunner }>();

  constructor(
    @InjectQueue(SCHEDULE_QUEUE) private readonly queue: Queue,
    private readonly discovery: DiscoveryService,
    private readonly metrics: WorkerMetrics,
  ) {
    super();
    queue.on('error', (error) => this.onError(error));
  }

  /** Names of the tasks, in the order of their discovery. */
  get names(): string[] {
    return [...this.tasks.keys()];
  }

  /** @throws when two tasks have the same name. */
  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: TaskScheduleOf.KEY })) {
      const schedule = this.discovery.getMetadataByDecorator(TaskScheduleOf, provider);
      if (!schedule) continue;
      if (this.tasks.has(schedule.name)) throw new Error(`Two scheduled tasks are named ${schedule.name}`);
      this.tasks.set(schedule.name, { ...schedule, runner: provider.instance });
    }
  }

  onApplicationBootstrap(): void {
    // Not awaited: a worker whose Redis is away still starts, and registers when it is back.
    for (const schedule of this.tasks.values()) void this.register(schedule);
  }

  async process({ name }: Job): Promise<string> {
    const task = this.tasks.get(name);
    // A task of a newer or older release: its own workers will run it next time.
    if (!task) return 'not known to this worker';
    const ended = this.metrics.taskStarted(name);
    try {
      const summary = await traced({ name: `task ${name}`, kind: 'consumer' }, () =>
        workingFor({ traceId: traceId() }, () => task.runner.run()),
      );
      ended('done');
      this.logger.log(`${name}: ${summary}`);
      return summary;
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

  private async register(schedule: TaskSchedule): Promise<void> {
    try {
      await this.queue.upsertJobScheduler(
        schedule.name,
        { every: schedule.everyMs },
        // Never a count here: the PostgreSQL backend deadlocks on it under load.
        {
          name: schedule.name,
          opts: {
            removeOnComplete: { age: KEEP_RECORD_SECONDS },
            removeOnFail: { age: KEEP_RECORD_SECONDS },
          },
        },
      );
    } catch (error) {
      this.logger.warn(`${schedule.name} could not be scheduled: ${(error as Error).message}`);
      setTimeout(() => void this.register(schedule), RETRY_REGISTRATION_MS).unref();
    }
  }
}
