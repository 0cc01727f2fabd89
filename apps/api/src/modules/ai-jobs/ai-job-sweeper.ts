import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WorkerMetrics } from '../../metrics/worker-metrics.ts';
import { AiJobQueue, type QueuedAiJob } from './ai-job-queue.ts';
import { AiJobSweepsRepository, type OverdueJob } from './ai-job-sweeps.repository.ts';

const SWEEP_EVERY_MS = 3_000;
const PAGE = 100;

/**
 * Finds jobs that are due but in no queue (Redis was down or emptied, a worker was killed) and enqueues them again.
 * Runs on a timer of the process, not on the queue, so that an emptied queue cannot stop it.
 */
@Injectable()
export class AiJobSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AiJobs');
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly sweeps: AiJobSweepsRepository,
    private readonly queue: AiJobQueue,
    private readonly metrics: WorkerMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** One sweep at a time in this process; those of other processes get other jobs. */
  sweep(): Promise<void> {
    this.sweeping ??= this.enqueueLost()
      .catch((error: Error) => this.logger.warn(`The sweep for lost jobs failed: ${error.message}`))
      .finally(() => {
        this.sweeping = undefined;
      });
    return this.sweeping;
  }

  /** Page by page until none is left. */
  private async enqueueLost(): Promise<void> {
    const turns = new Map<string, number>();
    let page: OverdueJob[] = [];
    do {
      page = await this.sweeps.take(PAGE, page.at(-1));
      if (page.length === 0) return;
      const accepted = await this.queue.enqueueAll(page.map((job) => queuedJobOf(job, turns)));
      if (!accepted) return await this.sweeps.leave(page);
      this.metrics.jobsRecovered(page.length);
    } while (page.length === PAGE && !this.stopping);
  }
}

/**
 * Not the name of the lost entry, which the queue may still know; and the same one until a worker claims the job, so
 * that a job which merely waits in a long queue is there twice at most. Of one person's many jobs only the first has the
 * usual rank; the others come after other people's.
 */
function queuedJobOf({ id, ownerId, taken }: OverdueJob, turns: Map<string, number>): QueuedAiJob {
  const turn = turns.get(ownerId) ?? 0;
  turns.set(ownerId, turn + 1);
  return { id, name: `sweep-${taken}`, rank: turn };
}
