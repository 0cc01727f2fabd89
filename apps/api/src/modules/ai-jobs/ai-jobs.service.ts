import type { AiJobDto } from '@career/contracts/ai-jobs/ai-job.dto';
import { type AiJobKind, FINISHED_AI_JOB_STATES } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { Observable } from 'rxjs';
import { creationKeyOf } from '../../database/creation-key.ts';
import { NotFound, TooManyRequests, Unavailable, Unprocessable } from '../../errors/domain-errors.ts';
import { PendingAnswer } from '../../http/pending-answer.ts';
import { toAiJobDto } from './ai-job.mapper.ts';
import type { InputOf, ResultOf } from './ai-job.types.ts';
import { JOB_FAILED_MESSAGE } from './ai-job-failures.ts';
import { AiJobQueue } from './ai-job-queue.ts';
import { AiJobWatcher } from './ai-job-watcher.ts';
import { type AiJobLimits, AiJobsRepository } from './ai-jobs.repository.ts';
import { inputHash } from './input-hash.ts';

export const AI_JOB = 'Job';

/** Shorter than what proxies and phones give a request that says nothing. */
const AWAIT_MS = 25_000;
const SECONDS_TO_A_FREE_PLACE = 10;
const SECONDS_OF_AN_HOUR = 3_600;

const LIMIT_ERRORS: { readonly [limit in keyof AiJobLimits]: (most: number) => TooManyRequests } = {
  atOnce: (most) =>
    new TooManyRequests(
      `You have ${most} requests running. Please wait until one is done.`,
      SECONDS_TO_A_FREE_PLACE,
    ),
  perDay: (most) =>
    new TooManyRequests(
      `You can ask for ${most} of these a day. Please come back tomorrow.`,
      SECONDS_OF_AN_HOUR,
    ),
};

/** What a request says of itself in headers. */
export interface AiJobRequest {
  /** What the client prefers (RFC 7240): `respond-async` is answered at once with the address of the job. */
  prefer?: string | undefined;
  /** `Idempotency-Key`: sent again within a day, the job of the first time is answered. */
  key?: string | undefined;
}

export interface AiJobOptions extends AiJobRequest {
  /** How many of this kind a person may ask for in a day, where it is not the usual number. */
  perDay?: number;
}

/** What people ask of the writer and the analyser: written down first, handed to the workers second. */
@Injectable()
export class AiJobsService {
  constructor(
    private readonly jobs: AiJobsRepository,
    private readonly queue: AiJobQueue,
    private readonly watcher: AiJobWatcher,
  ) {}

  /** Starts a job, or joins the equal one under way. @returns its result, or the address to follow when it takes long. */
  async ask<K extends AiJobKind>(
    ownerId: string,
    kind: K,
    input: InputOf<K>,
    { prefer, ...options }: AiJobOptions = {},
  ): Promise<ResultOf<K> | PendingAnswer> {
    const id = await this.insert(ownerId, kind, input, options);
    const job = isRespondAsync(prefer)
      ? await this.get(ownerId, id)
      : await this.settled(ownerId, id, AWAIT_MS);
    if (!isFinished(job)) return pending(job);
    return resultOf(job) as ResultOf<K>;
  }

  /** Starts a job, or joins the equal one under way. @returns the job as it is now, and its address. */
  async start<K extends AiJobKind>(
    ownerId: string,
    kind: K,
    input: InputOf<K>,
    options: AiJobOptions = {},
  ): Promise<PendingAnswer> {
    return pending(await this.get(ownerId, await this.insert(ownerId, kind, input, options)));
  }

  async get(ownerId: string, id: string): Promise<AiJobDto> {
    const job = await this.jobs.find(ownerId, id);
    if (!job) throw new NotFound(AI_JOB);
    return toAiJobDto(job);
  }

  async cancel(ownerId: string, id: string): Promise<AiJobDto> {
    await this.jobs.cancel(ownerId, id);
    return await this.get(ownerId, id);
  }

  /** The job as it stands, and again after each change until it has ended. */
  follow(ownerId: string, id: string): Observable<AiJobDto> {
    return new Observable((follower) => {
      let told = '';
      const tell = async (): Promise<void> => {
        const job = await this.get(ownerId, id);
        const text = JSON.stringify(job);
        if (text !== told) follower.next(job);
        told = text;
        if (isFinished(job)) follower.complete();
      };
      const onChange = (): void => void tell().catch((error) => follower.error(error));
      const stop = this.watcher.watch(id, { onChange, onStop: () => follower.complete() });
      onChange();
      return stop;
    });
  }

  private async insert<K extends AiJobKind>(
    ownerId: string,
    kind: K,
    input: InputOf<K>,
    { key, perDay = LIMITS.aiJobsPerDay }: AiJobOptions,
  ): Promise<string> {
    const limits: AiJobLimits = { atOnce: LIMITS.aiJobsAtOnce, perDay };
    const written = await this.jobs.insertOrShare(
      ownerId,
      { kind, input, inputHash: inputHash(kind, input), creationKey: creationKeyOf(key) },
      limits,
    );
    if ('refused' in written) throw LIMIT_ERRORS[written.refused](limits[written.refused]);
    if (written.isNew) await this.queue.enqueue({ id: written.id, name: 'first' });
    return written.id;
  }

  /** The job once it has ended, or as it stands when the time is over. */
  private async settled(ownerId: string, id: string, patienceMs: number): Promise<AiJobDto> {
    let stop = (): void => undefined;
    let timer: NodeJS.Timeout | undefined;
    try {
      const ended = await new Promise<AiJobDto | undefined>((resolve, reject) => {
        const giveUp = (): void => resolve(undefined);
        const look = (): void =>
          void this.get(ownerId, id).then((job) => isFinished(job) && resolve(job), reject);
        stop = this.watcher.watch(id, { onChange: look, onStop: giveUp });
        timer = setTimeout(giveUp, patienceMs);
        look();
      });
      return ended ?? (await this.get(ownerId, id));
    } finally {
      stop();
      clearTimeout(timer);
    }
  }
}

const pending = (job: AiJobDto): PendingAnswer => new PendingAnswer(`/api/ai-jobs/${job.id}`, job);

const isRespondAsync = (prefer: string | undefined): boolean =>
  /(?:^|[,;\s])respond-async\b/i.test(prefer ?? '');

const isFinished = ({ state }: Pick<AiJobDto, 'state'>): boolean => FINISHED_AI_JOB_STATES.includes(state);

function resultOf({ state, result, error }: AiJobDto): object {
  if (state === 'done' && result) return result;
  if (state === 'cancelled') throw new Unprocessable('This request was cancelled.');
  if (error === JOB_FAILED_MESSAGE) throw new Unavailable(error);
  throw new Unprocessable(error ?? JOB_FAILED_MESSAGE);
}
