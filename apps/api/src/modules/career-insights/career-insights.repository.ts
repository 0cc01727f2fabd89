import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { beyond, type RowPlace } from '../../database/keyset.ts';
import { addWithin, type Quota } from '../../database/quota.ts';
import { type CareerInsight, CareerInsightEntity } from './career-insight.entity.ts';
import type { ListedInsight, ScoredInsight, StoredAnalysis } from './career-insight.mapper.ts';

const LISTED = [
  'id',
  'resumeId',
  'generatedAt',
  'createdAt',
  'skillGaps',
  'recommendedTraining',
  'recommendedIndustries',
  'atsScanResults',
  'target',
  'engine',
  'rubricVersion',
] as const satisfies readonly (keyof ListedInsight)[];

const SCORED = ['id', 'generatedAt', 'score', 'rubricVersion', 'target'] as const;

const scopeOf = (ownerId: string, resumeId: string | undefined): object => ({
  userId: ownerId,
  ...(resumeId ? { resumeId } : {}),
});

const QUOTA: Quota = {
  name: 'analyses',
  most: LIMITS.insightsPerUser,
  counts: 'select count(*)::int as held from career_insight where user_id = ?',
  message: `You can keep ${LIMITS.insightsPerUser} analyses. Delete one to make room.`,
};

/** Saved analyses of one owner. */
@Injectable()
export class CareerInsightsRepository {
  constructor(private readonly database: Database) {}

  /** One row more than asked for shows whether another page follows. */
  list(
    ownerId: string,
    resumeId: string | undefined,
    limit: number,
    start: RowPlace | undefined,
  ): Promise<ListedInsight[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(CareerInsightEntity, 'insight')
        .select([...LISTED])
        .where({ ...scopeOf(ownerId, resumeId), ...beyond('created_at', 'desc', start) })
        .orderBy({ createdAt: 'desc', id: 'desc' })
        .limit(limit + 1)
        .execute<ListedInsight[]>('all'),
    );
  }

  count(ownerId: string, resumeId?: string): Promise<number> {
    return this.database.read((em) => em.count(CareerInsightEntity, scopeOf(ownerId, resumeId)));
  }

  /** The latest scores of a resume, oldest first. */
  async scores(ownerId: string, resumeId: string, limit: number): Promise<ScoredInsight[]> {
    const rows = await this.database.read((em) =>
      em
        .createQueryBuilder(CareerInsightEntity, 'insight')
        .select([...SCORED])
        .where({ userId: ownerId, resumeId })
        .orderBy({ generatedAt: 'desc', id: 'desc' })
        .limit(limit)
        .execute<ScoredInsight[]>('all'),
    );
    return rows.reverse();
  }

  find(ownerId: string, id: string): Promise<CareerInsight | null> {
    return this.database.read((em) => em.findOne(CareerInsightEntity, { id, userId: ownerId }));
  }

  /**
   * Adds an analysis where there is room for one more.
   * @returns the one that is kept already, if this analysis of the resume is.
   */
  insert(ownerId: string, resumeId: string, analysis: StoredAnalysis): Promise<CareerInsight> {
    const add = async (em: EntityManager): Promise<CareerInsight> => {
      const created = em.create(
        CareerInsightEntity,
        { ...analysis, userId: ownerId, resumeId },
        { partial: true },
      );
      await em.persist(created).flush();
      return created as CareerInsight;
    };
    const same = { userId: ownerId, resumeId, generatedAt: analysis.generatedAt };
    return addWithin(this.database, ownerId, QUOTA, add, (em) => em.findOne(CareerInsightEntity, same));
  }

  /** @returns whether there was one to remove. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (
      (await this.database.write((em) => em.nativeDelete(CareerInsightEntity, { id, userId: ownerId }))) > 0
    );
  }
}
