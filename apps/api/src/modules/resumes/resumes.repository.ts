import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { KeysetCursor } from '../../database/keyset.ts';
import { PgPool } from '../../database/pg-pool.ts';
import { PipelinedReads } from '../../database/pipelined-reads.ts';
import { assignments, columns, prepared } from '../../database/prepared.ts';
import { addWithin, holdAccount } from '../../database/quota.ts';
import { keepVersion } from './keep-version.ts';
import { type Resume, ResumeEntity } from './resume.entity.ts';
import type { ListedResume, ShownResume } from './resume.mapper.ts';
import { CONTENT, type StoredContent } from './resume-content.ts';
import { RESUME_QUOTA } from './resume-quota.ts';

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

const SHOWN = [...LISTED, ...CONTENT.filter((name) => !isListed(name)), 'userId', 'isActive'] as const;

const OF_OWNER = 'user_id = $1 and is_active';
const FIND = prepared(`select ${columns(SHOWN)} from resume where ${OF_OWNER} and id = $2`);
const COUNT = prepared(`select count(*)::int as count from resume where ${OF_OWNER}`);
const VERSION = prepared(`select version from resume where ${OF_OWNER} and id = $2`);
const BY_RECENT = 'order by updated_at desc, id desc limit';
const FIRST_PAGE = prepared(`select ${columns(LISTED)} from resume where ${OF_OWNER} ${BY_RECENT} $2`);
const NEXT_PAGE = prepared(
  `select ${columns(LISTED)} from resume where ${OF_OWNER} and (updated_at, id) < ($3::timestamptz, $4::uuid) ${BY_RECENT} $2`,
);
const SAVE = prepared(
  `update resume set ${assignments(CONTENT, 5)}, version = version + 1, updated_at = $4
   where ${OF_OWNER} and id = $2 and ($3::int is null or version = $3)
   returning ${columns(SHOWN)}`,
);

function isListed(name: string): boolean {
  return (LISTED as readonly string[]).includes(name);
}

/** A list or an object is a document of its column; lists would else become arrays of SQL. */
const parameter = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** Rows of one owner; a removed resume counts as not there. */
@Injectable()
export class ResumesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly pool: PgPool,
    private readonly reads: PipelinedReads,
  ) {}

  /** One row more than asked for tells whether another page follows. */
  list(ownerId: string, limit: number, cursor: KeysetCursor | undefined): Promise<ListedResume[]> {
    const start = cursor ? [cursor.at, cursor.id] : [];
    return this.reads.rows(cursor ? NEXT_PAGE : FIRST_PAGE, [ownerId, limit + 1, ...start]);
  }

  async count(ownerId: string): Promise<number> {
    const [row] = await this.reads.rows<{ count: number }>(COUNT, [ownerId]);
    return row?.count ?? 0;
  }

  async find(ownerId: string, id: string): Promise<ShownResume | undefined> {
    const [resume] = await this.reads.rows<ShownResume>(FIND, [ownerId, id]);
    return resume;
  }

  findByCreationKey(ownerId: string, creationKey: string): Promise<Resume | null> {
    return this.em.fork().findOne(ResumeEntity, { userId: ownerId, creationKey });
  }

  /**
   * Adds a resume where there is room for one more.
   * @returns the one that a racing request with the same creation key made, if it was faster.
   */
  insert(
    ownerId: string,
    content: StoredContent,
    { creationKey, keeps }: { creationKey: string | undefined; keeps: boolean },
  ): Promise<Resume> {
    const add = async (em: EntityManager): Promise<Resume> => {
      const created = em.create(ResumeEntity, {
        ...content,
        userId: ownerId,
        creationKey: creationKey ?? null,
      } as never) as Resume;
      await em.persist(created).flush();
      if (keeps) await keepVersion(em, created);
      return created;
    };
    return addWithin(this.em, ownerId, RESUME_QUOTA, add, async (em) =>
      creationKey ? await em.findOne(ResumeEntity, { userId: ownerId, creationKey }) : null,
    );
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
  ): Promise<ShownResume | undefined> {
    if (!keeps) {
      const values = CONTENT.map((name) => parameter(content[name]));
      const saved = await this.pool.rows<ShownResume>(SAVE, [
        ownerId,
        id,
        version ?? null,
        new Date(),
        ...values,
      ]);
      return saved[0];
    }
    return await this.em.fork().transactional(async (em) => {
      await holdAccount(em, ownerId);
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
    const [found] = await this.reads.rows<{ version: number }>(VERSION, [ownerId, id]);
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
