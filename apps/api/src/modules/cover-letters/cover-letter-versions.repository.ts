import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import type { CoverLetter } from './cover-letter.entity.ts';
import { type CoverLetterVersion, CoverLetterVersionEntity } from './cover-letter-version.entity.ts';

const WORDS = ['title', 'company', 'position', 'content'] as const;
type Words = Pick<CoverLetter, (typeof WORDS)[number]>;

/** Earlier texts of the letters of one owner. */
@Injectable()
export class CoverLetterVersionsRepository {
  constructor(private readonly database: Database) {}

  /** All there are, newest first: few enough for one answer. */
  list(ownerId: string, coverLetterId: string): Promise<CoverLetterVersion[]> {
    return this.database.read((em) =>
      em.find(
        CoverLetterVersionEntity,
        { userId: ownerId, coverLetterId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.versionsPerLetter },
      ),
    );
  }

  /**
   * Keeps what a letter says, within the transaction that writes other words over it, and drops the oldest texts above
   * the limit. Words that stay the same are not kept twice.
   */
  async keep(em: EntityManager, letter: CoverLetter, next: Words): Promise<void> {
    if (WORDS.every((field) => letter[field] === next[field])) return;
    const { id: coverLetterId, userId, version, title, company, position, content } = letter;
    const kept = { coverLetterId, userId, version, title, company, position, content };
    await em.persist(em.create(CoverLetterVersionEntity, kept, { partial: true })).flush();
    await em.execute(
      `delete from cover_letter_version where id in (
         select id from cover_letter_version where cover_letter_id = ?
         order by created_at desc, id desc offset ?)`,
      [coverLetterId, LIMITS.versionsPerLetter],
    );
  }
}
