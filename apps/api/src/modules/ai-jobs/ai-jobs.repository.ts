import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { logContext } from '../../logging/log-context.ts';
import { traceParent } from '../../tracing/tracing.ts';
import { type AiJob, AiJobEntity } from './ai-job.entity.ts';
import { AI_JOB_CHANNEL } from './ai-job-runs.repository.ts';

export interface NewAiJob {
  kind: AiJobKind;
  input: object;
  inputHash: string;
}

/** How many jobs of one person may be under way, and how many of one kind a day asks for. */
export interface AiJobLimits {
  atOnce: number;
  perDay: number;
}

/** What people ask of their jobs. Every statement is scoped to the owner. */
@Injectable()
export class AiJobsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Writes the job, finds the equal one that is under way, or says which limit stands against it. One request of a
   * person at a time gets here, so that a burst cannot slip past a limit.
   */
  async insertOrShare(
    ownerId: string,
    { kind, input, inputHash }: NewAiJob,
    limits: AiJobLimits,
  ): Promise<{ id: string; isNew: boolean } | { refused: keyof AiJobLimits }> {
    const asked = traceParent();
    return await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`ai_job ${ownerId}`]);
      const [counts] = await em.execute<{ shared: string | null; underway: number; today: number }[]>(
        `select max(id::text) filter (where kind = ? and input_hash = ? and state in ('queued', 'running')) as shared,
                count(*) filter (where state in ('queued', 'running'))::int as underway,
                count(*) filter (where kind = ? and state <> 'cancelled' and created_at > now() - interval '1 day')::int as today
         from ai_job where user_id = ? and (created_at > now() - interval '1 day' or state in ('queued', 'running'))`,
        [kind, inputHash, kind, ownerId],
      );
      if (counts?.shared) return { id: counts.shared, isNew: false };
      if ((counts?.underway ?? 0) >= limits.atOnce) return { refused: 'atOnce' };
      if ((counts?.today ?? 0) >= limits.perDay) return { refused: 'perDay' };
      const id = uuidv7();
      await em.execute(
        `insert into ai_job (id, user_id, kind, input, input_hash, request_id, trace_parent, created_at, updated_at)
         values (?, ?, ?, ?::jsonb, ?, ?, ?, now(), now())`,
        [id, ownerId, kind, JSON.stringify(input), inputHash, logContext()?.requestId ?? null, asked ?? null],
      );
      return { id, isNew: true };
    });
  }

  find(ownerId: string, id: string): Promise<AiJob | null> {
    return this.em.fork().findOne(AiJobEntity, { id, userId: ownerId });
  }

  /** Ends a waiting job at once and asks a running one to stop; one that has ended stays as it is. */
  async cancel(ownerId: string, id: string): Promise<void> {
    await this.em.fork().execute(
      `with changed as (update ai_job
       set cancel_requested = true,
           state = case when state = 'queued' then 'cancelled' else state end,
           finished_at = case when state = 'queued' then now() else finished_at end,
           updated_at = now()
       where id = ? and user_id = ? and state in ('queued', 'running') returning id)
       select pg_notify('${AI_JOB_CHANNEL}', id::text) from changed`,
      [id, ownerId],
    );
  }
}
