import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { keysetPages, NEWEST_UPDATED, type RowPlace } from '../../database/keyset.ts';
import { OwnedDocuments, type SaveSteps } from '../../database/owned-documents.ts';
import { assignments, columns, prepared } from '../../database/prepared.ts';
import { keepVersion } from './keep-version.ts';
import type { Resume } from './resume.entity.ts';
import type { ListedResume, ShownResume } from './resume.mapper.ts';
import { CONTENT_COLUMNS, type ContentRow, opened, rowOf, type StoredContent } from './resume-content.ts';
import { RESUME_KIND } from './resume-kind.ts';

export const LISTED = [
  'id',
  'title',
  'industry',
  'experienceLevel',
  'templateId',
  'isDraft',
  'archivedAt',
  'tags',
  'translatedFrom',
  'translatedVersion',
  'version',
  'createdAt',
  'updatedAt',
] as const;

const STORED = [...CONTENT_COLUMNS, 'content'] as const;
const SHOWN = [...LISTED, ...STORED.filter((name) => !isListed(name)), 'userId', 'isActive'] as const;
/** What a save finds in the row beside what it has just written, which need not come back. */
const KEPT = SHOWN.filter((name) => !(STORED as readonly string[]).includes(name));

type ShownRow = Omit<ShownResume, keyof StoredContent> & ContentRow;

const OF_OWNER = 'user_id = $1 and is_active';
const FIND = prepared(`select ${columns(SHOWN)} from resume where ${OF_OWNER} and id = $2`);
const OF_LIST = `${OF_OWNER} and (archived_at is not null) = $2`;
const COUNT = prepared(`select count(*)::int as count from resume where ${OF_LIST}`);
const VERSION = prepared(`select version from resume where ${OF_OWNER} and id = $2`);
const pagesOf = (isArchived: string) =>
  keysetPages(
    `select ${columns(LISTED)} from resume where ${OF_OWNER} and archived_at ${isArchived}`,
    NEWEST_UPDATED,
  );
const PAGES = pagesOf('is null');
const ARCHIVED_PAGES = pagesOf('is not null');
const SAVE = prepared(
  `update resume set ${assignments(STORED, 5)}, version = version + 1, updated_at = $4
   where ${OF_OWNER} and id = $2 and ($3::int is null or version = $3)
   returning ${columns(KEPT)}`,
);

/** Where a resume is kept, beside what it says: no version, and no later date. */
const FILE = prepared(
  `update resume set tags = coalesce($3::text[], tags), archived_at = case
     when $4::boolean then coalesce(archived_at, $5::timestamptz)
     when $4::boolean is null then archived_at
   end
   where ${OF_OWNER} and id = $2 returning ${columns(LISTED)}`,
);

/** Which resume a copy in another language was made from, in which version. */
export interface TranslationLink {
  translatedFrom?: string;
  translatedVersion?: number;
}

type NewResume = StoredContent & TranslationLink;

/** What is changed of where a resume is kept. */
export interface Filing {
  archived: boolean | undefined;
  tags: readonly string[] | undefined;
}

function isListed(name: string): boolean {
  return (LISTED as readonly string[]).includes(name);
}

/** A list or an object is a document of its column; lists would otherwise become arrays of SQL. */
const parameter = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** Rows of one owner; a removed resume counts as not there. */
@Injectable()
export class ResumesRepository {
  private readonly resumes: OwnedDocuments<Resume, ShownResume>;

  constructor(private readonly database: Database) {
    this.resumes = new OwnedDocuments(database, RESUME_KIND);
  }

  list(
    ownerId: string,
    limit: number,
    start: RowPlace | undefined,
    archived = false,
  ): Promise<ListedResume[]> {
    return this.resumes.list(ownerId, archived ? ARCHIVED_PAGES : PAGES, limit, start);
  }

  async count(ownerId: string, archived = false): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(COUNT, [ownerId, archived]);
    return row?.count ?? 0;
  }

  /** @returns undefined when there is no such resume. */
  async file(ownerId: string, id: string, { archived, tags }: Filing): Promise<ListedResume | undefined> {
    const values = [ownerId, id, tags ?? null, archived ?? null, new Date()];
    const [filed] = await this.database.write<ListedResume>(FILE, values);
    return filed;
  }

  async find(ownerId: string, id: string): Promise<ShownResume | undefined> {
    const [resume] = await this.database.read<ShownRow>(FIND, [ownerId, id]);
    return resume && opened(resume);
  }

  createOnce(
    ownerId: string,
    key: string | undefined,
    contentOf: () => Promise<NewResume> | NewResume,
    { keeps }: { keeps: (content: StoredContent) => boolean },
  ): Promise<ShownResume> {
    const row = async () => {
      const { translatedFrom, translatedVersion, ...content } = await contentOf();
      return { ...rowOf(content), translatedFrom, translatedVersion };
    };
    return this.resumes.createOnce(ownerId, key, row, async (em, created) => {
      if (keeps(opened(created))) await keepVersion(em, created);
    });
  }

  /** @param keeps whether the new content is kept as a version, too; without that, one statement is enough. */
  update(
    ownerId: string,
    id: string,
    version: number | null | undefined,
    content: StoredContent,
    { keeps }: { keeps: boolean },
  ): Promise<ShownResume> {
    const steps: SaveSteps<Resume, ShownResume> = keeps
      ? { changed: async (em, _before, after) => void (await keepVersion(em, after)) }
      : { atOnce: (edited) => this.save(ownerId, id, edited, content) };
    return this.resumes.update(ownerId, id, version, () => rowOf(content), steps);
  }

  private async save(
    ownerId: string,
    id: string,
    version: number | undefined,
    content: StoredContent,
  ): Promise<ShownResume | undefined> {
    const row = rowOf(content);
    const values = STORED.map((name) => parameter(row[name]));
    const [kept] = await this.database.write<Omit<ShownRow, keyof ContentRow>>(SAVE, [
      ownerId,
      id,
      version ?? null,
      new Date(),
      ...values,
    ]);
    return kept && opened({ ...kept, ...row });
  }

  async versionOf(ownerId: string, id: string): Promise<number | undefined> {
    const [found] = await this.database.read<{ version: number }>(VERSION, [ownerId, id]);
    return found?.version;
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.resumes.remove(ownerId, id);
  }
}
