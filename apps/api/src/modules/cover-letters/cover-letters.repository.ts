import { LIMITS } from '@career/contracts/vocabulary/limits';
import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { after, type KeysetCursor } from '../../database/keyset.ts';
import { addWithin, holdAccount, type Quota } from '../../database/quota.ts';
import { type CoverLetter, CoverLetterEntity } from './cover-letter.entity.ts';
import type { ListedCoverLetter } from './cover-letter.mapper.ts';
import { CoverLetterVersionsRepository } from './cover-letter-versions.repository.ts';

const LISTED = [
  'id',
  'jobApplicationId',
  'title',
  'company',
  'position',
  'isGenerated',
  'version',
  'createdAt',
  'updatedAt',
] as const;

export type LetterContent = Pick<
  CoverLetter,
  'jobApplicationId' | 'title' | 'company' | 'position' | 'content' | 'jobUrl' | 'isGenerated'
>;

const QUOTA: Quota = {
  name: 'cover letters',
  most: LIMITS.lettersPerUser,
  counts: 'select count(*)::int as held from cover_letter where user_id = ?',
  refusal: `You can keep ${LIMITS.lettersPerUser} cover letters. Delete one to make room.`,
};

/** Rows of one owner. */
@Injectable()
export class CoverLettersRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly versions: CoverLetterVersionsRepository,
  ) {}

  /** One row more than asked for tells whether another page follows. */
  list(ownerId: string, limit: number, cursor: KeysetCursor | undefined): Promise<ListedCoverLetter[]> {
    return this.em
      .fork()
      .createQueryBuilder(CoverLetterEntity, 'letter')
      .select([...LISTED])
      .where({ userId: ownerId, ...after('createdAt', cursor) })
      .orderBy({ createdAt: 'desc', id: 'desc' })
      .limit(limit + 1)
      .execute<ListedCoverLetter[]>('all');
  }

  count(ownerId: string): Promise<number> {
    return this.em.fork().count(CoverLetterEntity, { userId: ownerId });
  }

  find(ownerId: string, id: string): Promise<CoverLetter | null> {
    return this.em.fork().findOne(CoverLetterEntity, { id, userId: ownerId });
  }

  findByCreationKey(ownerId: string, creationKey: string): Promise<CoverLetter | null> {
    return this.em.fork().findOne(CoverLetterEntity, { userId: ownerId, creationKey });
  }

  /**
   * Adds a letter where there is room for one more.
   * @returns the one that a racing request with the same creation key made, if it was faster.
   */
  insert(ownerId: string, content: LetterContent, creationKey: string | undefined): Promise<CoverLetter> {
    const add = async (em: EntityManager): Promise<CoverLetter> => {
      const row = { ...content, userId: ownerId, creationKey: creationKey ?? null };
      const created = em.create(CoverLetterEntity, row as never) as CoverLetter;
      await em.persist(created).flush();
      return created;
    };
    return addWithin(this.em, ownerId, QUOTA, add, async (em) =>
      creationKey ? await em.findOne(CoverLetterEntity, { userId: ownerId, creationKey }) : null,
    );
  }

  /**
   * Writes over the given version, or over whatever there is when none is given, and keeps what stood there. The row is
   * locked first, so that of two racing saves of one version exactly one goes through.
   * @returns whether there was such a letter in that version.
   */
  async update(
    ownerId: string,
    id: string,
    content: LetterContent,
    version: number | undefined,
  ): Promise<boolean> {
    const guarded = version === undefined ? {} : { version };
    return await this.em.fork().transactional(async (em) => {
      await holdAccount(em, ownerId);
      const where = { id, userId: ownerId, ...guarded };
      const before = await em.findOne(CoverLetterEntity, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        disableIdentityMap: true,
      });
      if (!before) return false;
      await this.versions.keep(em, before, content);
      const next = { ...content, version: raw('version + 1'), updatedAt: new Date() };
      await em.nativeUpdate(CoverLetterEntity, where, next as never);
      return true;
    });
  }

  /** @returns whether there was one to remove. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.em.fork().nativeDelete(CoverLetterEntity, { id, userId: ownerId })) > 0;
  }
}
