import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../../database/database.ts';
import { columns, prepared, type Rowed } from '../../database/prepared.ts';
import { TAKE_TURN, turnOf } from '../../database/quota.ts';
import { logContext } from '../../logging/log-context.ts';
import { traceParent } from '../../tracing/tracing.ts';
import type { AiJob } from './ai-job.entity.ts';
import { AI_JOB_CHANNEL } from './ai-job-runs.repository.ts';

export interface NewAiJob {
  kind: AiJobKind;
  input: object;
  inputHash: string;
  /** Hash of the `Idempotency-Key` of the request. */
  creationKey: string | null;
}

/** How many jobs of one person may be under way, and how many of one kind a day asks for. */
export interface AiJobLimits {
  atOnce: number;
  perDay: number;
}

const SHOWN = [
  'id',
  'kind',
  'state',
  'progress',
  'stage',
  'draft',
  'result',
  'error',
  'attempts',
  'createdAt',
  'finishedAt',
] as const;
export type ShownAiJob = Rowed<Pick<AiJob, Exclude<(typeof SHOWN)[number], 'result'>>> &
  Pick<AiJob, 'result'>;

interface Asked {
  shared: string | null;
  underway: number;
  today: number;
  isNew: boolean;
}

const FIND = prepared(`select ${columns(SHOWN)} from ai_job where id = $1 and user_id = $2`);
const INSERT_OR_SHARE = prepared(
  `with counts as (
     select coalesce(
              max(id::text) filter (where kind = $3 and creation_key = $10),
              max(id::text) filter (where kind = $3 and input_hash = $5 and state in ('queued', 'running'))
            ) as shared,
            count(*) filter (where state in ('queued', 'running'))::int as underway,
            count(*) filter (where kind = $3 and state <> 'cancelled' and created_at > now() - interval '1 day')::int as today
     from ai_job where user_id = $2 and (created_at > now() - interval '1 day' or state in ('queued', 'running'))
   ), inserted as (
     insert into ai_job (id, user_id, kind, input, input_hash, request_id, trace_parent, creation_key, created_at, updated_at)
     select $1::uuid, $2::uuid, $3, $4::jsonb, $5, $6, $9, $10, now(), now()
     from counts where shared is null and underway < $7 and today < $8
     returning id
   )
   select shared, underway, today, exists (select from inserted) as "isNew" from counts`,
);
const CANCEL = prepared(
  `with changed as (update ai_job
     set cancel_requested = true,
         state = case when state = 'queued' then 'cancelled' else state end,
         finished_at = case when state = 'queued' then now() else finished_at end,
         updated_at = now()
     where id = $1 and user_id = $2 and state in ('queued', 'running') returning id)
   select pg_notify('${AI_JOB_CHANNEL}', id::text) from changed`,
);

/** What people ask of their jobs. Every statement is scoped to the owner. */
@Injectable()
export class AiJobsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes the job, finds the one of the same key or the equal one that is under way, or says which limit forbids it. One request of a
   * person at a time gets here, so that a burst cannot slip past a limit.
   */
  async insertOrShare(
    ownerId: string,
    { kind, input, inputHash, creationKey }: NewAiJob,
    { atOnce, perDay }: AiJobLimits,
  ): Promise<{ id: string; isNew: boolean } | { refused: keyof AiJobLimits }> {
    const id = uuidv7();
    const requestId = logContext()?.requestId ?? null;
    const asked = await this.inTurn(ownerId, [
      id,
      ownerId,
      kind,
      JSON.stringify(input),
      inputHash,
      requestId,
      atOnce,
      perDay,
      traceParent() ?? null,
      creationKey,
    ]);
    if (asked.isNew) return { id, isNew: true };
    if (asked.shared) return { id: asked.shared, isNew: false };
    return { refused: asked.underway >= atOnce ? 'atOnce' : 'perDay' };
  }

  async find(ownerId: string, id: string): Promise<ShownAiJob | undefined> {
    const [job] = await this.database.read<ShownAiJob>(FIND, [id, ownerId]);
    return job;
  }

  /** Ends a waiting job at once and asks a running one to stop; one that has ended stays as it is. */
  async cancel(ownerId: string, id: string): Promise<void> {
    await this.database.write(CANCEL, [id, ownerId]);
  }

  /** Two statements, for the second must see what those wrote on whom the first had to wait. */
  private inTurn(ownerId: string, values: unknown[]): Promise<Asked> {
    return this.database.preparedTransaction(async (run) => {
      await run(TAKE_TURN, [turnOf('ai_job', ownerId)]);
      const [asked] = await run<Asked>(INSERT_OR_SHARE, values);
      return asked as Asked;
    });
  }
}
