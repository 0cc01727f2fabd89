import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { NotFound, StaleVersion } from '../../errors/domain-errors.ts';
import { keepVersion } from './keep-version.ts';
import { ResumeEntity } from './resume.entity.ts';
import type { ShownResume } from './resume.mapper.ts';
import { RESUME_KIND } from './resume-kind.ts';
import { type ResumeVersion, ResumeVersionEntity } from './resume-version.entity.ts';

const FOLLOW = prepared(
  'update resume set translated_version = $3 where user_id = $1 and is_active and id = $2 returning id',
);

/** Resumes that copies in another language were made from. */
@Injectable()
export class ResumeOriginalsRepository {
  constructor(private readonly database: Database) {}

  /**
   * The resume, kept as a snapshot as it is now.
   * @param expected the version that it must have, and what errors call it.
   * @throws NotFound, StaleVersion
   */
  keep(
    ownerId: string,
    id: string,
    { version, name = RESUME_KIND.name }: { version?: number; name?: string } = {},
  ): Promise<{ resume: ShownResume; snapshotVersion: number }> {
    return this.database.transaction(async (em) => {
      const row = await em.findOne(
        ResumeEntity,
        { id, userId: ownerId, isActive: true },
        { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
      );
      if (!row) throw new NotFound(name);
      if (version !== undefined && version !== row.version) {
        throw new StaleVersion(name.toLowerCase(), row.version);
      }
      return { resume: RESUME_KIND.shown(row), snapshotVersion: await keepVersion(em, row) };
    });
  }

  /** The snapshot of a version, also when its resume was removed; null when it is no longer kept. */
  snapshot(ownerId: string, resumeId: string, version: number): Promise<ResumeVersion | null> {
    return this.database.read((em) =>
      em.findOne(
        ResumeVersionEntity,
        { userId: ownerId, resumeId, version },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      ),
    );
  }

  /** Says which version of the original a copy says the same as; its own version and date stay. */
  async follow(ownerId: string, copyId: string, snapshotVersion: number): Promise<void> {
    await this.database.write(FOLLOW, [ownerId, copyId, snapshotVersion]);
  }
}
