import { EntityManager, raw, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { after, type KeysetCursor } from '../../database/keyset.ts';
import { keepVersion } from './keep-version.ts';
import { type Resume, ResumeEntity } from './resume.entity.ts';
import type { ListedResume } from './resume.mapper.ts';
import type { StoredContent } from './resume-content.ts';

export const LISTED = [
  'id',
  'title',
  'industry',
  'experienceLevel',
  'templateId',
  'isDraft',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** Rows of one owner; a removed resume counts as not there. */
@Injectable()
export class ResumesRepository {
  constructor(private readonly em: EntityManager) {}

  /** One row more than asked for tells whether another page follows. */
  list(ownerId: string, limit: number, cursor: KeysetCursor | undefined): Promise<ListedResume[]> {
    return this.em
      .fork()
      .createQueryBuilder(ResumeEntity, 'resume')
      .select([...LISTED])
      .where({ userId: ownerId, isActive: true, ...after('updatedAt', cursor) })
      .orderBy({ updatedAt: 'desc', id: 'desc' })
      .limit(limit + 1)
      .execute<ListedResume[]>('all');
  }

  count(ownerId: string): Promise<number> {
    return this.em.fork().count(ResumeEntity, { userId: ownerId, isActive: true });
  }

  find(ownerId: string, id: string): Promise<Resume | null> {
    return this.em.fork().findOne(ResumeEntity, { id, userId: ownerId, isActive: true });
  }

  findByCreationKey(ownerId: string, creationKey: string): Promise<Resume | null> {
    return this.em.fork().findOne(ResumeEntity, { userId: ownerId, creationKey });
  }

  /** @returns undefined when a racing request with the same creation key was faster. */
  async insert(
    ownerId: string,
    content: StoredContent,
    { creationKey, keeps }: { creationKey: string | undefined; keeps: boolean },
  ): Promise<Resume | undefined> {
    try {
      return await this.em.fork().transactional(async (em) => {
        const created = em.create(ResumeEntity, {
          ...content,
          userId: ownerId,
          creationKey: creationKey ?? null,
        } as never) as Resume;
        await em.persist(created).flush();
        if (keeps) await keepVersion(em, created);
        return created;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  }

  /**
   * Writes over the given version, or over whatever there is when none is given. One statement, so that of two racing
   * saves of one version exactly one goes through.
   * @returns the resume as it then stands, or undefined when there is none in that version.
   */
  async update(
    ownerId: string,
    id: string,
    content: StoredContent,
    { version, keeps }: { version: number | undefined; keeps: boolean },
  ): Promise<Resume | undefined> {
    return await this.em.fork().transactional(async (em) => {
      const guarded = version === undefined ? {} : { version };
      const changed = await em.nativeUpdate(
        ResumeEntity,
        { id, userId: ownerId, isActive: true, ...guarded },
        { ...content, version: raw('version + 1'), updatedAt: new Date() } as never,
      );
      if (changed === 0) return undefined;
      const saved = await em.findOneOrFail(ResumeEntity, { id, userId: ownerId });
      if (keeps) await keepVersion(em, saved);
      return saved;
    });
  }

  async versionOf(ownerId: string, id: string): Promise<number | undefined> {
    const found = await this.em
      .fork()
      .findOne(ResumeEntity, { id, userId: ownerId, isActive: true }, { fields: ['version'] });
    return found?.version;
  }

  /** @returns whether there was one to remove. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    const removed = await this.em
      .fork()
      .nativeUpdate(
        ResumeEntity,
        { id, userId: ownerId, isActive: true },
        { isActive: false, deletedAt: new Date() },
      );
    return removed > 0;
  }
}
