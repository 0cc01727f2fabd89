import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type AiJob, AiJobEntity } from './ai-job.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What people ask of their jobs. Every statement is scoped to the owner. */
@Injectable()
export class AiJobsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Writes the job, or finds the equal one that is under way. The unique index decides between racing requests. */
  async insertOrShare(ownerId: string, kind: AiJobKind, input: object, inputHash: string): Promise<string> {
    const [row] = await this.em.fork().execute<{ id: string }[]>(
      `insert into ai_job (id, user_id, kind, input, input_hash, created_at, updated_at)
       values (?, ?, ?, ?::jsonb, ?, now(), now())
       on conflict (user_id, kind, input_hash) where state in ('queued', 'running')
       do update set updated_at = ai_job.updated_at
       returning id`,
      [uuidv7(), ownerId, kind, JSON.stringify(input), inputHash],
    );
    if (!row) throw new Error('The insert of an AI job returned no row');
    return row.id;
  }

  /** The equal job of the owner that is under way, if there is one. */
  async findShared(ownerId: string, kind: AiJobKind, inputHash: string): Promise<string | undefined> {
    const shared = await this.em
      .fork()
      .findOne(
        AiJobEntity,
        { userId: ownerId, kind, inputHash, state: { $in: ['queued', 'running'] } },
        { fields: ['id'] },
      );
    return shared?.id;
  }

  find(ownerId: string, id: string): Promise<AiJob> {
    return this.em.fork().findOneOrFail(AiJobEntity, { id, userId: ownerId });
  }

  /** Jobs of the owner that are waiting or running. */
  countActive(ownerId: string): Promise<number> {
    return this.em.fork().count(AiJobEntity, { userId: ownerId, state: { $in: ['queued', 'running'] } });
  }

  /** Jobs of one kind the owner asked for in the last day, whatever became of them, cancelled ones left out. */
  countOfDay(ownerId: string, kind: AiJobKind, now: Date): Promise<number> {
    return this.em.fork().count(AiJobEntity, {
      userId: ownerId,
      kind,
      state: { $ne: 'cancelled' },
      createdAt: { $gt: new Date(now.getTime() - DAY_MS) },
    });
  }

  /** Ends a waiting job at once and asks a running one to stop. */
  async cancel(ownerId: string, id: string): Promise<void> {
    await this.em.fork().execute(
      `update ai_job
       set cancel_requested = true,
           state = case when state = 'queued' then 'cancelled' else state end,
           finished_at = case when state = 'queued' then now() else finished_at end,
           updated_at = now()
       where id = ? and user_id = ? and state in ('queued', 'running')`,
      [id, ownerId],
    );
  }
}
