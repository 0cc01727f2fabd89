import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';

/** A waiting job older than this without a worker was lost by the queue. */
export const LOST_SECONDS = 3;
/** A job is enqueued again at most once in this time, by all sweepers together. */
const REPEAT_SECONDS = 10;

/** A job that is due but that no queue seems to carry any more. */
export interface OverdueJob {
  id: string;
  ownerId: string;
  /** How often it was taken up so far. */
  taken: number;
  /** Its place in the order of pages. */
  runAfter: string;
}

export type SweepPlace = Pick<OverdueJob, 'id' | 'runAfter'>;

const FROM_THE_START: SweepPlace = { runAfter: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

// What another sweeper is just taking, or a worker is just claiming, is skipped.
const TAKE = prepared(
  `with due as (
     select id from ai_job
     where state in ('queued', 'running')
       and ((state = 'queued' and run_after < now() - make_interval(secs => ${LOST_SECONDS})) or held_until < now())
       and (swept_at is null or swept_at < now() - make_interval(secs => ${REPEAT_SECONDS}))
       and run_after >= $1 and (run_after, id) > ($1, $2)
     order by run_after, id limit $3
     for update skip locked
   ), taken as (
     update ai_job set swept_at = now() from due where ai_job.id = due.id
     returning ai_job.id, user_id as "ownerId", attempts + lapses as taken, run_after
   )
   select id, "ownerId", taken, run_after::text as "runAfter" from taken order by run_after, id`,
);
const LEAVE = prepared(
  `update ai_job set swept_at = null where id = any($1::uuid[]) and state in ('queued', 'running')`,
);

/** What sweepers do to jobs: each takes a page of the lost ones for itself, whoever else sweeps at the time. */
@Injectable()
export class AiJobSweepsRepository {
  constructor(private readonly database: Database) {}

  /** The next lost jobs after a place, the longest due first; no other sweeper gets them for a while. */
  take(limit: number, { runAfter, id }: SweepPlace = FROM_THE_START): Promise<OverdueJob[]> {
    return this.database.write(TAKE, [runAfter, id, limit]);
  }

  /** Leaves jobs to the next sweep: the queue did not take them. */
  async leave(jobs: readonly OverdueJob[]): Promise<void> {
    await this.database.write(LEAVE, [jobs.map(({ id }) => id)]);
  }
}
