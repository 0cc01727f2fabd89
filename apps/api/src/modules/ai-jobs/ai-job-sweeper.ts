import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WorkFigures } from '../../metrics/work-figures.ts';
import { AiJobSweepsRepository, type OverdueJob } from './ai-job-sweeps.repository.ts';
import { AiJobTransport, type HandOver } from './ai-job-transport.ts';

const SWEEP_EVERY_MS = 3_000;
const PAGE = 500;

/**
 * Finds jobs that are due but that no queue carries (Redis was down or emptied, a worker was killed) and hands them
 * over again. Runs on a timer of the process, not on the queue, so that an emptied queue cannot take it along.
 */
@Injectable()
export class AiJobSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AiJobs');
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly sweeps: AiJobSweepsRepository,
    private readonly transport: AiJobTransport,
    private readonly figures: WorkFigures,
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
    this.sweeping ??= this.handOverLost()
      .catch((error: Error) => this.logger.warn(`The sweep for lost jobs did not work: ${error.message}`))
      .finally(() => {
        this.sweeping = undefined;
      });
    return this.sweeping;
  }

  /** Page by page until none is left. */
  private async handOverLost(): Promise<void> {
    const turns = new Map<string, number>();
    let page: OverdueJob[] = [];
    do {
      page = await this.sweeps.take(PAGE, page.at(-1));
      if (page.length === 0) return;
      const accepted = await this.transport.handOverAll(page.map((job) => handOverOf(job, turns)));
      if (!accepted) return await this.sweeps.leave(page);
      this.figures.sweptUp(page.length);
    } while (page.length === PAGE && !this.stopping);
  }
}

/**
 * Not the name of the lost hand-over, which the queue may still know; and the same one until a worker takes the job, so
 * that one which merely waits in a long queue is there twice at the most. Of one person's many only the first stands in
 * line with everybody; each further one comes after other people's.
 */
function handOverOf({ id, ownerId, taken }: OverdueJob, turns: Map<string, number>): HandOver {
  const turn = turns.get(ownerId) ?? 0;
  turns.set(ownerId, turn + 1);
  return { id, name: `sweep-${taken}`, rank: turn };
}
