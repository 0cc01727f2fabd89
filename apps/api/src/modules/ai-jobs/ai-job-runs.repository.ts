import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Channel on which the ids of changed jobs are told. */
export const AI_JOB_CHANNEL = 'ai_job';

/** A worker that stops renewing loses the job after this long; short, so that a killed worker's job is soon taken up. */
const LEASE_SECONDS = 8;
/** A waiting job older than this without a worker was lost by the queue. */
const LOST_SECONDS = 3;

export interface ClaimedJob {
  id: string;
  ownerId: string;
  /** Request that asked for it, as the log names it. */
  requestId: string | null;
  /** The same in its trace, where tracing is on. */
  traceParent: string | null;
  kind: AiJobKind;
  input: object;
  /** Which try this is, from 1; a worker that died is no try of the job's. */
  attempt: number;
  /** How many workers died holding it. */
  lapses: number;
  /** Seconds from when it was due to now. */
  waited: number;
  /** Whether its holder went silent, rather than that it waited. */
  takenOver: boolean;
}

/** What workers do to jobs. A job has one holder at a time, and only its holder may write to it. */
@Injectable()
export class AiJobRunsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Takes a job that waits, or whose holder went silent. @returns undefined when there is nothing to take. */
  async claim(id: string, holder: string): Promise<ClaimedJob | undefined> {
    const [row] = await this.run<ClaimedJob>(
      `with due as (
         select id, state as before from ai_job
         where id = ? and (
           (state = 'queued' and run_after <= now()) or (state = 'running' and held_until < now())
         )
         for update
       )
       update ai_job
       set state = 'running', held_by = ?, held_until = now() + make_interval(secs => ${LEASE_SECONDS}),
           draft = null, attempts = attempts + (state = 'queued')::int, lapses = lapses + (state = 'running')::int,
           updated_at = now()
       from due where ai_job.id = due.id
       returning ai_job.id, user_id as "ownerId", request_id as "requestId", trace_parent as "traceParent", kind, input,
         attempts as attempt, lapses, extract(epoch from now() - run_after)::float8 as waited,
         before = 'running' as "takenOver"`,
      [id, holder],
    );
    return row;
  }

  /** Keeps the hold. @returns whether it is still held, or why the work should stop. */
  async renew(id: string, holder: string): Promise<'held' | 'lost' | 'cancelled'> {
    const [row] = await this.run<{ cancelRequested: boolean }>(
      `update ai_job set held_until = now() + make_interval(secs => ${LEASE_SECONDS})
       where id = ? and held_by = ? and state = 'running'
       returning cancel_requested as "cancelRequested"`,
      [id, holder],
    );
    if (!row) return 'lost';
    return row.cancelRequested ? 'cancelled' : 'held';
  }

  async report(id: string, holder: string, progress: number, stage: string, draft?: string): Promise<void> {
    await this.change(
      `update ai_job set progress = ?, stage = ?, draft = ?, updated_at = now()
       where id = ? and held_by = ? and state = 'running' returning id`,
      [Math.round(progress), stage, draft ?? null, id, holder],
    );
  }

  /** Ends the job with its result. @returns false when another holder was faster: the result is then dropped. */
  async complete(id: string, holder: string, result: object): Promise<boolean> {
    const rows = await this.change(
      `update ai_job
       set state = 'done', progress = 100, draft = null, result = ?::jsonb, error = null, held_by = null, held_until = null,
           finished_at = now(), updated_at = now()
       where id = ? and held_by = ? and state = 'running' returning id`,
      [JSON.stringify(result), id, holder],
    );
    return rows.length > 0;
  }

  /** @param fault the reason for the operator, `error` the one for the person. */
  async fail(
    id: string,
    holder: string,
    state: 'failed' | 'cancelled',
    error: string | null,
    fault: string | null = null,
  ): Promise<void> {
    await this.change(
      `update ai_job
       set state = ?, error = ?, fault = coalesce(?, fault), draft = null, held_by = null, held_until = null, finished_at = now(), updated_at = now()
       where id = ? and held_by = ? and state = 'running' returning id`,
      [state, error, fault, id, holder],
    );
  }

  /** Gives the job back to be tried again after a pause. */
  async postpone(id: string, holder: string, pauseMs: number, fault: string): Promise<void> {
    await this.change(
      `update ai_job
       set state = 'queued', progress = 0, stage = '', draft = null, held_by = null, held_until = null, fault = ?,
           run_after = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and held_by = ? and state = 'running' returning id`,
      [fault, pauseMs / 1000, id, holder],
    );
  }

  /** Gives the job back untried: the worker stops, which is no fault of the job. */
  async giveBack(id: string, holder: string): Promise<void> {
    await this.change(
      `update ai_job
       set state = 'queued', progress = 0, stage = '', draft = null, held_by = null, held_until = null, attempts = attempts - 1,
           run_after = now() - make_interval(secs => ${LOST_SECONDS}), updated_at = now()
       where id = ? and held_by = ? and state = 'running' returning id`,
      [id, holder],
    );
  }

  /** Jobs that are due but that no queue seems to carry any more, with the number of times they were taken up. */
  overdue(limit: number): Promise<{ id: string; taken: number }[]> {
    return this.run(
      `select id, attempts + lapses as taken from ai_job
       where (state = 'queued' and run_after < now() - make_interval(secs => ${LOST_SECONDS}))
          or (state = 'running' and held_until < now())
       order by run_after limit ?`,
      [limit],
    );
  }

  /** Runs an update that returns ids and tells whoever watches those jobs. */
  private change(update: string, values: unknown[]): Promise<object[]> {
    return this.run(
      `with changed as (${update}) select pg_notify('${AI_JOB_CHANNEL}', id::text) from changed`,
      values,
    );
  }

  private run<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.em.fork().execute<Row[]>(sql, values);
  }
}
