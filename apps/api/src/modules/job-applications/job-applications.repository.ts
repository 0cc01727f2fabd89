import type { ApplicationSort, ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { EntityManager, type FilterQuery, LockMode, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PipelinedReads } from '../../database/pipelined-reads.ts';
import { prepared } from '../../database/prepared.ts';
import { addWithin, holdAccount } from '../../database/quota.ts';
import type { StoredContent } from './application-content.ts';
import type { ApplicationCount } from './application-count.entity.ts';
import { type ApplicationCursor, orderOf } from './application-cursor.ts';
import {
  type CountedApplication,
  IS_ADVERT_CUT,
  LISTED,
  pageStatement,
  SHOWN_ADVERT,
} from './application-pages.ts';
import { APPLICATION_QUOTA } from './application-quota.ts';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';
import type { ListedApplication } from './job-application.mapper.ts';
import { type StatusChange, StatusChangeEntity } from './status-change.entity.ts';

/** What is listed: each part that is missing leaves nothing out. */
export interface ApplicationFilter {
  patterns: string[];
  status: ApplicationStatus | undefined;
  from: string | undefined;
  to: string | undefined;
}

export type StatusCounts = Omit<ApplicationCount, 'userId'>;
const COUNTS = prepared(
  'select applied, interview, offer, rejected from application_count where user_id = $1',
);
const NO_COUNTS: StatusCounts = { applied: 0, interview: 0, offer: 0, rejected: 0 };

/** What became of a save: the row as it is now, or the version that stood in its way. */
export type SaveOutcome = { saved: JobApplication } | { staleAt: number };

/** Rows of one owner. */
@Injectable()
export class JobApplicationsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PipelinedReads,
  ) {}

  /**
   * One row more than asked for tells whether another page follows.
   * @param among the only rows that come into question, when they are known to be few: the database then need not
   * look for them along the order, where they may lie far back.
   */
  list(
    ownerId: string,
    { filter, among }: { filter: ApplicationFilter; among?: string[] | undefined },
    sort: ApplicationSort,
    limit: number,
    cursor: ApplicationCursor | undefined,
  ): Promise<ListedApplication[]> {
    const { column, direction } = orderOf(sort);
    return this.em
      .fork()
      .createQueryBuilder(JobApplicationEntity, 'application')
      .select([...LISTED, raw(SHOWN_ADVERT), raw(IS_ADVERT_CUT)])
      .where({
        $and: [
          among ? { userId: ownerId, id: { $in: among } } : conditions(ownerId, filter),
          beyond(sort, cursor),
        ],
      } as never)
      .orderBy({ [column]: direction, id: direction })
      .limit(limit + 1)
      .execute<ListedApplication[]>('all');
  }

  /** The ids of what a filter lets through, in no order; undefined when there are more than are counted. */
  async few(
    ownerId: string,
    filter: ApplicationFilter,
    most: number = LIMITS.countedMax,
  ): Promise<string[] | undefined> {
    const rows = await this.em
      .fork()
      .createQueryBuilder(JobApplicationEntity, 'application')
      .select('id')
      .where(conditions(ownerId, filter) as never)
      .limit(most + 1)
      .execute<{ id: string }[]>('all');
    return rows.length > most ? undefined : rows.map(({ id }) => id);
  }

  /** A page of all applications, or of those in a status. One row more than asked for, like `list`. */
  page(
    ownerId: string,
    status: ApplicationStatus | undefined,
    sort: ApplicationSort,
    limit: number,
    cursor: ApplicationCursor | undefined,
  ): Promise<CountedApplication[]> {
    const start = cursor ? [cursor.value, cursor.id] : [];
    return this.reads.rows(pageStatement(sort, status, !cursor), [ownerId, limit + 1, ...start]);
  }

  async counts(ownerId: string): Promise<StatusCounts> {
    const [found] = await this.reads.rows<StatusCounts>(COUNTS, [ownerId]);
    return found ?? NO_COUNTS;
  }

  find(ownerId: string, id: string): Promise<JobApplication | null> {
    return this.em
      .fork()
      .findOne(JobApplicationEntity, { id, userId: ownerId }) as Promise<JobApplication | null>;
  }

  async has(ownerId: string, id: string): Promise<boolean> {
    return (await this.em.fork().count(JobApplicationEntity, { id, userId: ownerId })) > 0;
  }

  findByCreationKey(ownerId: string, creationKey: string): Promise<JobApplication | null> {
    return this.em
      .fork()
      .findOne(JobApplicationEntity, { userId: ownerId, creationKey }) as Promise<JobApplication | null>;
  }

  /**
   * Adds an application where there is room for one more.
   * @returns the one that a racing request with the same creation key made, if it was faster.
   */
  insert(ownerId: string, content: StoredContent, creationKey: string | undefined): Promise<JobApplication> {
    const add = async (em: EntityManager): Promise<JobApplication> => {
      const created = em.create(JobApplicationEntity, {
        ...content,
        reached: [content.status],
        userId: ownerId,
        creationKey: creationKey ?? null,
      } as never) as JobApplication;
      await em.persist(created).flush();
      await record(em, ownerId, created.id, null, created.status);
      return created;
    };
    const earlier = async (em: EntityManager): Promise<JobApplication | null> => {
      if (!creationKey) return null;
      return (await em.findOne(JobApplicationEntity, {
        userId: ownerId,
        creationKey,
      })) as JobApplication | null;
    };
    return addWithin(this.em, ownerId, APPLICATION_QUOTA, add, earlier);
  }

  /**
   * Writes over the given version, or over whatever there is when none is given. The row is held while it is read,
   * changed and its step recorded, so of two racing saves of one version exactly one goes through.
   * @returns undefined when there is no such application.
   */
  change(
    ownerId: string,
    id: string,
    contentOf: (before: JobApplication) => Partial<StoredContent>,
    version?: number,
  ): Promise<SaveOutcome | undefined> {
    return this.em.fork().transactional(async (em) => {
      await holdAccount(em, ownerId);
      const held = (await em.findOne(
        JobApplicationEntity,
        { id, userId: ownerId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )) as JobApplication | null;
      if (!held) return undefined;
      if (version !== undefined && version !== held.version) return { staleAt: held.version };
      const { status, reached } = held;
      em.assign(held, contentOf(held) as never);
      if (!reached.includes(held.status)) held.reached = [...reached, held.status];
      await em.flush();
      if (held.status !== status) await record(em, ownerId, id, status, held.status);
      return { saved: held };
    });
  }

  /** All applications, oldest first, some at a time. */
  async *batches(ownerId: string, size = 200): AsyncIterable<JobApplication[]> {
    let cursor: ApplicationCursor | undefined;
    for (;;) {
      const batch = (await this.em
        .fork()
        .find(JobApplicationEntity, { $and: [{ userId: ownerId }, beyond('createdAt', cursor)] } as never, {
          orderBy: { createdAt: 'asc', id: 'asc' },
          limit: size,
        })) as JobApplication[];
      const last = batch.at(-1);
      if (last) yield batch;
      if (!last || batch.length < size) return;
      cursor = { value: last.createdAt, id: last.id };
    }
  }

  /** @returns whether there was one to remove. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.em.fork().nativeDelete(JobApplicationEntity, { id, userId: ownerId })) > 0;
  }

  /** The last steps of an application, newest first. */
  history(ownerId: string, id: string): Promise<StatusChange[]> {
    return this.em.fork().find(
      StatusChangeEntity,
      { jobApplicationId: id, userId: ownerId },
      {
        orderBy: { changedAt: 'desc', id: 'desc' },
        limit: LIMITS.historyMax,
      },
    ) as Promise<StatusChange[]>;
  }
}

function conditions(ownerId: string, { patterns, status, from, to }: ApplicationFilter): object {
  return {
    userId: ownerId,
    ...(status ? { status } : {}),
    ...(from || to ? { appliedDate: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {}),
    ...(patterns.length > 0 ? { $and: patterns.map((pattern) => ({ searchText: { $like: pattern } })) } : {}),
  } satisfies FilterQuery<object>;
}

/** Condition for the rows that follow a cursor in an order. */
function beyond(sort: ApplicationSort, cursor: ApplicationCursor | undefined): object {
  if (!cursor) return {};
  const { column, direction } = orderOf(sort);
  const past = direction === 'desc' ? '$lt' : '$gt';
  return {
    // Says what follows from the rest, but in a form that lets the index start at the cursor.
    [column]: { [`${past}e`]: cursor.value },
    $or: [{ [column]: { [past]: cursor.value } }, { [column]: cursor.value, id: { [past]: cursor.id } }],
  };
}

async function record(
  em: EntityManager,
  ownerId: string,
  jobApplicationId: string,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): Promise<void> {
  em.create(StatusChangeEntity, { jobApplicationId, userId: ownerId, from, to } as never, { persist: true });
  await em.flush();
}
