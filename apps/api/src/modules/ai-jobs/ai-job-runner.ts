import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { withTimeout } from '../../lifecycle/with-timeout.ts';
import { workingFor } from '../../logging/log-context.ts';
import { type RunOutcome, WorkerMetrics } from '../../metrics/worker-metrics.ts';
import { traced, traceId } from '../../tracing/tracing.ts';
import type { AiJobContext, InputOf, ResultOf } from './ai-job.types.ts';
import {
  isFinal,
  JOB_FAILED_MESSAGE,
  MAX_ATTEMPTS,
  MAX_LOST_LEASES,
  retryDelayMs,
} from './ai-job-failures.ts';
import { AiJobHandlers } from './ai-job-handlers.ts';
import { AiJobProgress } from './ai-job-progress.ts';
import { AiJobQueue } from './ai-job-queue.ts';
import { AiJobRunsRepository, type ClaimedJob } from './ai-job-runs.repository.ts';

const RENEW_EVERY_MS = 2_000;
/** Time for running jobs to finish when the worker stops; after it they are released. */
const STOP_GRACE_MS = 5_000;

type StopReason = 'cancelled' | 'lost' | 'stopping';

/** Runs one job from claim to end: renews its lease while it works, and writes its outcome exactly once. */
@Injectable()
export class AiJobRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('AiJobs');
  private readonly running = new Map<AbortController, Promise<RunOutcome>>();
  private stopping = false;

  constructor(
    private readonly runs: AiJobRunsRepository,
    private readonly queue: AiJobQueue,
    private readonly handlers: AiJobHandlers,
    private readonly metrics: WorkerMetrics,
  ) {}

  async run(id: string): Promise<void> {
    // The row stays as it is, for another worker.
    if (this.stopping) return;
    // A new owner for each run, so that a run that lost its lease can never write to the job.
    const leaseOwner = uuidv7();
    const job = await this.runs.claim(id, leaseOwner);
    if (!job) return;
    const { kind, traceParent, attempt } = job;
    const requestId = job.requestId ?? undefined;
    const attributes = { 'career.job.id': id, 'career.job.attempt': attempt, 'career.request.id': requestId };
    const ended = this.metrics.jobStarted(job);
    let outcome: RunOutcome = 'lost';
    try {
      await traced(
        { name: `job ${kind}`, kind: 'consumer', parent: traceParent, attributes },
        async (span) => {
          const context = { jobId: id, kind, requestId, traceId: traceId() };
          outcome = await workingFor(context, () => this.work(job, leaseOwner));
          span?.setAttributes({ 'career.job.outcome': outcome });
        },
      );
    } finally {
      ended(outcome);
    }
  }

  private async work(job: ClaimedJob, leaseOwner: string): Promise<RunOutcome> {
    const { id } = job;
    if (job.lostLeases > MAX_LOST_LEASES) {
      this.logger.error(`${job.kind} ${id} is given up: ${job.lostLeases} workers crashed on it`);
      await this.runs.fail(id, leaseOwner, 'failed', JOB_FAILED_MESSAGE, 'its workers died');
      return 'failed';
    }
    const stop = new AbortController();
    const done = this.hold(job, leaseOwner, stop).finally(() => this.running.delete(stop));
    this.running.set(stop, done);
    return await done;
  }

  /** Running jobs may finish; those that take longer go back to the queue for another worker. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    if (this.running.size === 0) return;
    const all = Promise.allSettled(this.running.values());
    await withTimeout(all, STOP_GRACE_MS, undefined);
    for (const stop of this.running.keys()) stop.abort('stopping' satisfies StopReason);
    await all;
  }

  private async hold(job: ClaimedJob, leaseOwner: string, stop: AbortController): Promise<RunOutcome> {
    const progress = new AiJobProgress(({ share, stage, draft }) =>
      this.runs.report(job.id, leaseOwner, share, stage, draft),
    );
    const renewal = setInterval(() => void this.renew(job.id, leaseOwner, stop), RENEW_EVERY_MS);
    const stopped = new Promise<never>((_resolve, reject) => {
      stop.signal.addEventListener('abort', () => reject(new Error('The job was asked to stop')));
    });
    stopped.catch(() => undefined);
    try {
      // Raced, so that a handler that ignores the signal cannot keep a worker from stopping.
      const result = await Promise.race([this.handle(job, progress, stop.signal), stopped]);
      progress.end();
      return (await this.runs.complete(job.id, leaseOwner, result)) ? 'done' : 'lost';
    } catch (error) {
      return await this.settle(job, leaseOwner, stop.signal, error);
    } finally {
      progress.end();
      clearInterval(renewal);
    }
  }

  private async handle<K extends AiJobKind>(
    job: ClaimedJob & { kind: K },
    progress: AiJobProgress,
    signal: AbortSignal,
  ): Promise<ResultOf<K>> {
    const context: AiJobContext = {
      ownerId: job.ownerId,
      jobId: job.id,
      attempt: job.attempt,
      lastAttempt: job.attempt === MAX_ATTEMPTS,
      signal,
      report: (share, stage, draft) => progress.report({ share, stage, draft }),
    };
    return await this.handlers.of(job.kind).run(job.input as InputOf<K>, context);
  }

  private async settle(
    job: ClaimedJob,
    leaseOwner: string,
    signal: AbortSignal,
    error: unknown,
  ): Promise<RunOutcome> {
    if (signal.aborted) return await this.leave(job, leaseOwner, signal.reason as StopReason);
    const reason = error instanceof Error ? error.message : String(error);
    if (isFinal(error) || job.attempt >= MAX_ATTEMPTS) {
      this.logger.error(`${job.kind} ${job.id} failed for good at attempt ${job.attempt}: ${reason}`);
      const message = isFinal(error) ? error.message : JOB_FAILED_MESSAGE;
      await this.runs.fail(job.id, leaseOwner, 'failed', message, reason);
      return 'failed';
    }
    const delayMs = retryDelayMs(job.attempt, error);
    this.logger.warn(
      `${job.kind} ${job.id} failed at attempt ${job.attempt}, again in ${Math.round(delayMs)} ms: ${reason}`,
    );
    await this.runs.postpone(job.id, leaseOwner, delayMs, reason);
    await this.queue.enqueue({ id: job.id, name: `try-${job.attempt + 1}`, delayMs });
    return 'retried';
  }

  private async leave(job: ClaimedJob, leaseOwner: string, reason: StopReason): Promise<RunOutcome> {
    if (reason === 'lost') return 'lost';
    if (reason === 'stopping') {
      await this.runs.giveBack(job.id, leaseOwner);
      return 'returned';
    }
    await this.runs.fail(job.id, leaseOwner, 'cancelled', null);
    return 'cancelled';
  }

  private async renew(id: string, leaseOwner: string, stop: AbortController): Promise<void> {
    // A database that is away for a moment is not a reason to stop: the lease outlives several renewals.
    const hold = await this.runs.renew(id, leaseOwner).catch(() => 'held' as const);
    if (hold !== 'held') stop.abort(hold satisfies StopReason);
  }
}
