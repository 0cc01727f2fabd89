import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { beyond, type RowPlace } from '../../database/keyset.ts';
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
  constructor(private readonly database: Database) {}

  /** One row more than asked for shows whether another page follows. */
  list(
    ownerId: string,
    since: Date,
    limit: number,
    start: RowPlace | undefined,
  ): Promise<ListedDeletedResume[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(ResumeEntity, 'resume')
        .select([...LISTED, 'deletedAt'])
        .where({ ...deletedSince(ownerId, since), ...beyond('deleted_at', 'desc', start) })
        .orderBy({ deletedAt: 'desc', id: 'desc' })
        .limit(limit + 1)
        .execute<ListedDeletedResume[]>('all'),
    );
  }

  count(ownerId: string, since: Date): Promise<number> {
    return this.database.read((em) => em.count(ResumeEntity, deletedSince(ownerId, since)));
  }

  /** Brings one back where there is room for it. @returns whether there was one to bring back. */
  async restore(ownerId: string, id: string, since: Date): Promise<boolean> {
    const restored = await addWithin(this.database, ownerId, RESUME_QUOTA, (em) =>
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
    const isDue = { isActive: false, deletedAt: { $lt: before } };
    let removed = 0;
    for (;;) {
      const due = await this.database.read((em) =>
        em.find(ResumeEntity, isDue, { fields: ['id'], limit: PURGED_AT_ONCE }),
      );
      if (due.length === 0) return removed;
      const ids = due.map(({ id }) => id);
      removed += await this.database.write((em) =>
        em.nativeDelete(ResumeEntity, { id: { $in: ids }, ...isDue }),
      );
    }
  }
}

const deletedSince = (ownerId: string, since: Date) => ({
  userId: ownerId,
  isActive: false,
  deletedAt: { $gte: since },
});
