import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { keysetPages, NEWEST_CREATED, type RowPlace } from '../../database/keyset.ts';
import { OwnedDocuments } from '../../database/owned-documents.ts';
import { columns } from '../../database/prepared.ts';
import { type CoverLetter, CoverLetterEntity } from './cover-letter.entity.ts';
import type { ListedCoverLetter } from './cover-letter.mapper.ts';
import { LETTER_KIND } from './cover-letter-kind.ts';
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

const PAGES = keysetPages(`select ${columns(LISTED)} from cover_letter where user_id = $1`, NEWEST_CREATED);

export type LetterContent = Pick<
  CoverLetter,
  'jobApplicationId' | 'title' | 'company' | 'position' | 'content' | 'jobUrl' | 'isGenerated' | 'language'
>;

/** Rows of one owner. */
@Injectable()
export class CoverLettersRepository {
  private readonly letters: OwnedDocuments<CoverLetter, CoverLetter>;

  constructor(
    private readonly database: Database,
    private readonly versions: CoverLetterVersionsRepository,
  ) {
    this.letters = new OwnedDocuments(database, LETTER_KIND);
  }

  list(ownerId: string, limit: number, start: RowPlace | undefined): Promise<ListedCoverLetter[]> {
    return this.letters.list(ownerId, PAGES, limit, start);
  }

  count(ownerId: string): Promise<number> {
    return this.database.read((em) => em.count(CoverLetterEntity, { userId: ownerId }));
  }

  find(ownerId: string, id: string): Promise<CoverLetter | undefined> {
    return this.letters.find(ownerId, id);
  }

  createOnce(
    ownerId: string,
    key: string | undefined,
    contentOf: () => Promise<LetterContent>,
  ): Promise<CoverLetter> {
    return this.letters.createOnce(ownerId, key, contentOf);
  }

  /** Keeps the previous text. */
  update(
    ownerId: string,
    id: string,
    version: number | null | undefined,
    contentOf: (before: CoverLetter) => LetterContent,
  ): Promise<CoverLetter> {
    return this.letters.update(ownerId, id, version, contentOf, {
      changed: (em, before, after) => this.versions.keep(em, before, after),
    });
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.letters.remove(ownerId, id);
  }
}
