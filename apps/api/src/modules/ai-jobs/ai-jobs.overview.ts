import type { EntityManager } from '@mikro-orm/postgresql';

const SHOWN = 50;

export interface FailedJob {
  id: string;
  kind: string;
  attempts: number;
  lapses: number;
  ended: string;
  fault: string | null;
}

/** What an operator wants to know of all jobs, whoever asked for them. Shows no text of anybody. */
export class AiJobsOverview {
  constructor(private readonly em: EntityManager) {}

  /** Jobs in each state, and for how many seconds the oldest of them has been in it. */
  counts(): Promise<{ kind: string; state: string; jobs: number; oldest: number }[]> {
    return this.em.execute(
      `select kind, state, count(*)::int as jobs,
              extract(epoch from now() - min(updated_at))::int as oldest
       from ai_job group by kind, state order by kind, state`,
    );
  }

  /** The jobs that failed for good, last first. */
  failed(): Promise<FailedJob[]> {
    return this.em.execute(
      `select id, kind, attempts, lapses, to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ended, fault
       from ai_job where state = 'failed' order by finished_at desc limit ${SHOWN}`,
    );
  }

  /** Gives failed jobs another turn from the start; workers pick them up automatically. @returns how many. */
  async retry(ids: readonly string[]): Promise<number> {
    const rows = await this.em.execute<object[]>(
      `update ai_job
       set state = 'queued', progress = 0, stage = '', attempts = 0, lapses = 0, error = null, fault = null,
           finished_at = null, cancel_requested = false, run_after = now(), updated_at = now()
       where state = 'failed' and id = any(?::uuid[])
         and not exists (
           select 1 from ai_job equal
           where equal.user_id = ai_job.user_id and equal.kind = ai_job.kind
             and equal.input_hash = ai_job.input_hash and equal.state in ('queued', 'running')
         )
       returning 1`,
      [`{${ids.join(',')}}`],
    );
    return rows.length;
  }
}
