import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { after, type KeysetCursor } from '../../database/keyset.ts';
import { addWithin } from '../../database/quota.ts';
import { ResumeEntity } from './resume.entity.ts';
import type { ListedResume } from './resume.mapper.ts';
import { RESUME_QUOTA } from './resume-quota.ts';
import { LISTED } from './resumes.repository.ts';

export type ListedDeletedResume = ListedResume & { deletedAt: Date };

const PURGED_AT_ONCE = 500;

/** Resumes that their owners deleted. */
@Injectable()
export class DeletedResumesRepository {
  constructor(private readonly em: EntityManager) {}

  /** One row more than asked for tells whether another page follows. */
  list(
    ownerId: string,
    since: Date,
    limit: number,
    cursor: KeysetCursor | undefined,
  ): Promise<ListedDeletedResume[]> {
    return this.em
      .fork()
      .createQueryBuilder(ResumeEntity, 'resume')
      .select([...LISTED, 'deletedAt'])
      .where({ ...deletedSince(ownerId, since), ...after('deletedAt', cursor) })
      .orderBy({ deletedAt: 'desc', id: 'desc' })
      .limit(limit + 1)
      .execute<ListedDeletedResume[]>('all');
  }

  count(ownerId: string, since: Date): Promise<number> {
    return this.em.fork().count(ResumeEntity, deletedSince(ownerId, since));
  }

  /** Brings one back where there is room for it. @returns whether there was one to bring back. */
  async restore(ownerId: string, id: string, since: Date): Promise<boolean> {
    const restored = await addWithin(this.em, ownerId, RESUME_QUOTA, (em) =>
      em.nativeUpdate(
        ResumeEntity,
        { id, ...deletedSince(ownerId, since) },
        { isActive: true, deletedAt: null },
      ),
    );
    return restored === 1;
  }

  /** Removes for good what was deleted before a time, over all owners; for the scheduled job alone. */
  async purge(before: Date): Promise<number> {
    const em = this.em.fork();
    let removed = 0;
    for (;;) {
      const doomed = await em.find(
        ResumeEntity,
        { isActive: false, deletedAt: { $lt: before } },
        { fields: ['id'], limit: PURGED_AT_ONCE, disableIdentityMap: true },
      );
      if (doomed.length === 0) return removed;
      removed += await em.nativeDelete(ResumeEntity, {
        id: { $in: doomed.map(({ id }) => id) },
        isActive: false,
        deletedAt: { $lt: before },
      });
    }
  }
}

const deletedSince = (ownerId: string, since: Date) => ({
  userId: ownerId,
  isActive: false,
  deletedAt: { $gte: since },
});
