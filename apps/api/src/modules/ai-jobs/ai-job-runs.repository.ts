import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { LOST_SECONDS } from './ai-job-sweeps.repository.ts';

/** Channel that carries the ids of changed jobs. */
export const AI_JOB_CHANNEL = 'ai_job';

/** A worker that stops renewing loses the job after this long; short, so that a killed worker's job is soon taken up. */
const LEASE_SECONDS = 8;

export interface ClaimedJob {
  id: string;
  ownerId: string;
  /** Request that asked for it, as the log names it. */
  requestId: string | null;
  /** The same in its trace, where tracing is on. */
  traceParent: string | null;
  kind: AiJobKind;
  input: object;
  /** Which try this is, from 1; a worker that died is not a try of the job's. */
  attempt: number;
  /** How many leases on it expired because a worker died. */
  lostLeases: number;
  /** Seconds from when it was due to now. */
  waited: number;
  /** Whether its lease expired under another worker, rather than that it waited in the queue. */
  takenOver: boolean;
}

const HELD = `id = $1 and held_by = $2 and state = 'running'`;
const RELEASED = 'draft = null, held_by = null, held_until = null, updated_at = now()';
const LEASE = `now() + make_interval(secs => ${LEASE_SECONDS})`;

/** An update that only the lease owner may make, with a notification for those who follow the job. */
const change = (assignments: string) =>
  prepared(
    `with changed as (update ai_job set ${assignments} where ${HELD} returning id)
     select pg_notify('${AI_JOB_CHANNEL}', id::text) from changed`,
  );

const CLAIM = prepared(
  `with due as (
     select id, state as before from ai_job
     where id = $1 and ((state = 'queued' and run_after <= now()) or (state = 'running' and held_until < now()))
     for update
   )
   update ai_job
   set state = 'running', held_by = $2, held_until = ${LEASE}, swept_at = null, draft = null,
       attempts = attempts + (state = 'queued')::int, lapses = lapses + (state = 'running')::int, updated_at = now()
   from due where ai_job.id = due.id
   returning ai_job.id, user_id as "ownerId", request_id as "requestId", trace_parent as "traceParent", kind, input,
     attempts as attempt, lapses as "lostLeases", extract(epoch from now() - run_after)::float8 as waited,
     before = 'running' as "takenOver"`,
);
const RENEW = prepared(
  `update ai_job set held_until = ${LEASE} where ${HELD} returning cancel_requested as "cancelRequested"`,
);
const REPORT = change('progress = $3, stage = $4, draft = $5, updated_at = now()');
const COMPLETE = change(
  `state = 'done', progress = 100, result = $3::jsonb, error = null, finished_at = now(), ${RELEASED}`,
);
const FAIL = change(`state = $3, error = $4, fault = coalesce($5, fault), finished_at = now(), ${RELEASED}`);
const POSTPONE = change(
  `state = 'queued', progress = 0, stage = '', fault = $3, run_after = now() + make_interval(secs => $4), ${RELEASED}`,
);
const GIVE_BACK = change(
  `state = 'queued', progress = 0, stage = '', attempts = attempts - 1,
   run_after = now() - make_interval(secs => ${LOST_SECONDS}), ${RELEASED}`,
);

/** What workers do to jobs. A job has one lease owner at a time, and only that one may write to it. */
@Injectable()
export class AiJobRunsRepository {
  constructor(private readonly database: Database) {}

  /** Claims a job that is due, or whose lease has expired. @returns undefined when there is nothing to claim. */
  async claim(id: string, leaseOwner: string): Promise<ClaimedJob | undefined> {
    const [row] = await this.database.write<ClaimedJob>(CLAIM, [id, leaseOwner]);
    return row;
  }

  /** Renews the lease. @returns whether it is still held, or why the work should stop. */
  async renew(id: string, leaseOwner: string): Promise<'held' | 'lost' | 'cancelled'> {
    const [row] = await this.database.write<{ cancelRequested: boolean }>(RENEW, [id, leaseOwner]);
    if (!row) return 'lost';
    return row.cancelRequested ? 'cancelled' : 'held';
  }

  async report(
    id: string,
    leaseOwner: string,
    progress: number,
    stage: string,
    draft?: string,
  ): Promise<void> {
    await this.database.write(REPORT, [id, leaseOwner, Math.round(progress), stage, draft ?? null]);
  }

  /** Ends the job with its result. @returns false when the lease belongs to another by now: the result is dropped. */
  async complete(id: string, leaseOwner: string, result: object): Promise<boolean> {
    const rows = await this.database.write(COMPLETE, [id, leaseOwner, JSON.stringify(result)]);
    return rows.length > 0;
  }

  /** @param fault the reason for the operator, `error` the one for the person. */
  async fail(
    id: string,
    leaseOwner: string,
    state: 'failed' | 'cancelled',
    error: string | null,
    fault: string | null = null,
  ): Promise<void> {
    await this.database.write(FAIL, [id, leaseOwner, state, error, fault]);
  }

  /** Releases the job for a retry after a delay. */
  async postpone(id: string, leaseOwner: string, pauseMs: number, fault: string): Promise<void> {
    await this.database.write(POSTPONE, [id, leaseOwner, fault, pauseMs / 1000]);
  }

  /** Releases the job without counting an attempt: the worker stops, the job did not fail. */
  async giveBack(id: string, leaseOwner: string): Promise<void> {
    await this.database.write(GIVE_BACK, [id, leaseOwner]);
  }
}
