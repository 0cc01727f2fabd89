import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { FinalJobFailure, JOB_FAILED_MESSAGE, MAX_ATTEMPTS, pauseBeforeRetry } from './ai-job-failures.ts';
import type { AiJobContext, AiJobHandler, AiJobHandlers, InputOf, ResultOf } from './ai-job-kinds.ts';
import { AiJobRunsRepository, type ClaimedJob } from './ai-job-runs.repository.ts';
import { AiJobTransport } from './ai-job-transport.ts';

export const AI_JOB_HANDLERS = Symbol('the handler of each kind of AI job');

const RENEW_EVERY_MS = 2_000;

/** Runs one job from claim to end: holds it while it works, and writes what became of it exactly once. */
@Injectable()
export class AiJobRunner {
  private readonly logger = new Logger('AiJobs');

  constructor(
    private readonly runs: AiJobRunsRepository,
    private readonly transport: AiJobTransport,
    @Inject(AI_JOB_HANDLERS) private readonly handlers: AiJobHandlers,
  ) {}

  async run(id: string): Promise<void> {
    // A holder of its own for each run: a run that lost its job can then never write to it.
    const holder = uuidv7();
    const job = await this.runs.claim(id, holder);
    if (!job) return;
    const stop = new AbortController();
    const renewal = setInterval(() => void this.renew(id, holder, stop), RENEW_EVERY_MS);
    try {
      const result = await this.handle(job, holder, stop.signal);
      await this.runs.complete(id, holder, result);
    } catch (error) {
      await this.settle(job, holder, stop.signal, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private handle<K extends AiJobKind>(
    job: ClaimedJob & { kind: K },
    holder: string,
    signal: AbortSignal,
  ): Promise<ResultOf<K>> {
    if (job.attempt > MAX_ATTEMPTS) throw new FinalJobFailure(JOB_FAILED_MESSAGE);
    const context: AiJobContext = {
      ownerId: job.ownerId,
      jobId: job.id,
      attempt: job.attempt,
      signal,
      report: (progress, stage) => this.runs.report(job.id, holder, progress, stage),
    };
    const handler: AiJobHandler<K> = this.handlers[job.kind];
    return handler.run(job.input as InputOf<K>, context);
  }

  private async settle(job: ClaimedJob, holder: string, signal: AbortSignal, error: unknown): Promise<void> {
    if (signal.aborted) return await this.runs.fail(job.id, holder, 'cancelled', null);
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof FinalJobFailure || job.attempt >= MAX_ATTEMPTS) {
      this.logger.error(`${job.kind} ${job.id} failed for good at attempt ${job.attempt}: ${reason}`);
      const message = error instanceof FinalJobFailure ? error.message : JOB_FAILED_MESSAGE;
      return await this.runs.fail(job.id, holder, 'failed', message);
    }
    const pause = pauseBeforeRetry(job.attempt, error);
    this.logger.warn(
      `${job.kind} ${job.id} failed at attempt ${job.attempt}, again in ${Math.round(pause)} ms: ${reason}`,
    );
    await this.runs.postpone(job.id, holder, pause);
    await this.transport.handOver(job.id, `try-${job.attempt + 1}`, pause);
  }

  private async renew(id: string, holder: string, stop: AbortController): Promise<void> {
    // A database that is away for a moment is no reason to stop: the lease outlives several renewals.
    const goOn = await this.runs.renew(id, holder).catch(() => true);
    if (!goOn) stop.abort();
  }
}
