import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { JobCounts } from '../../metrics/job-counts.ts';

const BY_STATE = prepared('select kind, state, count(*)::int as jobs from ai_job group by kind, state');
const OLDEST_WAITING = prepared(
  `select coalesce(extract(epoch from now() - min(run_after)), 0)::float8 as seconds
   from ai_job where state = 'queued' and run_after < now()`,
);

/** Jobs of everybody, counted. */
@Injectable()
export class AiJobCountsRepository extends JobCounts {
  constructor(private readonly database: Database) {
    super();
  }

  // Over the plain pool: they go over every job, and would hold up the reads behind them.
  byState(): Promise<{ kind: string; state: string; jobs: number }[]> {
    return this.database.write(BY_STATE, []);
  }

  async oldestWaiting(): Promise<number> {
    const [row] = await this.database.write<{ seconds: number }>(OLDEST_WAITING, []);
    return row?.seconds ?? 0;
  }
}
