import { raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { holdAccount } from '../../database/quota.ts';
import { keepVersion } from './keep-version.ts';
import { ResumeEntity } from './resume.entity.ts';
import type { ShownResume } from './resume.mapper.ts';
import { opened, rowOf } from './resume-content.ts';
import { type ResumeVersion, ResumeVersionEntity } from './resume-version.entity.ts';

export type ListedVersion = Omit<ResumeVersion, 'content' | 'userId'>;

const LISTED = ['id', 'resumeId', 'version', 'title', 'name', 'createdAt'] as const;

/** Snapshots of resumes of one owner. */
@Injectable()
export class ResumeVersionsRepository {
  constructor(private readonly database: Database) {}

  /** All there are, newest first: few enough for one answer. */
  list(ownerId: string, resumeId: string): Promise<ListedVersion[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(ResumeVersionEntity, 'version')
        .select([...LISTED])
        .where({ userId: ownerId, resumeId })
        .orderBy({ createdAt: 'desc', id: 'desc' })
        .execute<ListedVersion[]>('all'),
    );
  }

  find(ownerId: string, resumeId: string, id: string): Promise<ResumeVersion | null> {
    return this.database.read((em) => em.findOne(ResumeVersionEntity, { id, resumeId, userId: ownerId }));
  }

  /** @returns whether there was one to name. */
  async name(ownerId: string, resumeId: string, id: string, name: string): Promise<boolean> {
    const named = await this.database.write((em) =>
      em.nativeUpdate(ResumeVersionEntity, { id, resumeId, userId: ownerId }, { name }),
    );
    return named > 0;
  }

  /**
   * Writes a snapshot over the resume. What stood there is kept as a snapshot before, and what stands there then after.
   * @returns the resume as it then stands, or undefined when there is none in the version asked for.
   */
  restore(
    ownerId: string,
    { resumeId, content }: ResumeVersion,
    version: number | undefined,
  ): Promise<ShownResume | undefined> {
    return this.database.transaction(async (em) => {
      await holdAccount(em, ownerId);
      const guarded = version === undefined ? {} : { version };
      const where = { id: resumeId, userId: ownerId, isActive: true, ...guarded };
      const before = await em.findOne(ResumeEntity, where, { lockMode: 4, disableIdentityMap: true });
      if (!before) return undefined;
      await keepVersion(em, before);
      await em.nativeUpdate(ResumeEntity, where, {
        ...rowOf(content),
        version: raw('version + 1'),
        updatedAt: new Date(),
      });
      const restored = await em.findOneOrFail(ResumeEntity, { id: resumeId, userId: ownerId });
      await keepVersion(em, restored);
      return opened(restored);
    });
  }
}
