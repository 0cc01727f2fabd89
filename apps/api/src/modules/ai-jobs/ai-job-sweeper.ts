import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { WorkFigures } from '../../metrics/work-figures.ts';
import { AiJobRunsRepository } from './ai-job-runs.repository.ts';
import { AiJobTransport } from './ai-job-transport.ts';

const SWEEP_EVERY_MS = 3_000;
const SWEEP_AT_MOST = 200;
/** A job is handed over again at most once in this time. */
const REPEAT_MS = 30_000;

/**
 * Finds jobs that are due but that no queue carries (Redis was down or emptied, a worker was killed) and hands them
 * over again. Runs on a timer of the process, not on the queue, so that an emptied queue cannot take it along.
 */
@Injectable()
export class AiJobSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('AiJobs');
  private timer: NodeJS.Timeout | undefined;
  private sweeping = false;

  constructor(
    private readonly runs: AiJobRunsRepository,
    private readonly transport: AiJobTransport,
    private readonly figures: WorkFigures,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      for (const { id, taken } of await this.runs.overdue(SWEEP_AT_MOST)) {
        // Not the name of the lost hand-over, which the queue may still know; the same one for a while, so that a
        // job that merely waits in a long queue is not added with every sweep.
        const accepted = await this.transport.handOver(
          id,
          `sweep-${taken}-${Math.floor(Date.now() / REPEAT_MS)}`,
        );
        if (!accepted) break;
        this.figures.sweptUp(1);
      }
    } catch (error) {
      this.logger.warn(`The sweep for lost jobs did not work: ${(error as Error).message}`);
    } finally {
      this.sweeping = false;
    }
  }
}
