import { EXPORTED_FIELDS, type ExportedApplication } from '@career/career/tables/application-table';
import type { ApplicationSort, ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { beyond, keysetPages, type RowPlace } from '../../database/keyset.ts';
import { OwnedDocuments } from '../../database/owned-documents.ts';
import { columns, prepared } from '../../database/prepared.ts';
import type { StoredContent } from './application-content.ts';
import type { ApplicationCount } from './application-count.entity.ts';
import { orderOf } from './application-cursor.ts';
import { APPLICATION_KIND } from './application-kind.ts';
import {
  type CountedApplication,
  IS_POSTING_CUT,
  LISTED,
  pagesOf,
  SHOWN_POSTING,
  SQL_OF,
} from './application-pages.ts';
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

/** What distinguishes jobs at the same employer. */
export type KnownJob = Pick<JobApplication, 'id' | 'position' | 'jobUrl' | 'status'> & { companyKey: string };

export type StatusCounts = Omit<ApplicationCount, 'userId'>;
const COUNTS = prepared(
  'select applied, interview, offer, rejected from application_count where user_id = $1',
);
const NO_COUNTS: StatusCounts = { applied: 0, interview: 0, offer: 0, rejected: 0 };

/** Rows of an export have texts for days and moments, as answers do. */
type ExportedRow = ExportedApplication & { id: string; createdAt: string };
const EXPORT_PAGES = keysetPages(
  `select ${columns(['id', 'createdAt', ...EXPORTED_FIELDS])} from job_application where user_id = $1`,
  { ...SQL_OF.createdAt, direction: 'asc' },
);

/** Rows of one owner. */
@Injectable()
export class JobApplicationsRepository {
  private readonly applications: OwnedDocuments<JobApplication, JobApplication>;

  constructor(private readonly database: Database) {
    this.applications = new OwnedDocuments(database, APPLICATION_KIND);
  }

  /**
   * One row more than asked for shows whether another page follows.
   * @param among the only rows that can match, when they are known to be few: the database then need not scan
   * the whole order for them.
   */
  list(
    ownerId: string,
    { filter, among }: { filter: ApplicationFilter; among?: string[] | undefined },
    sort: ApplicationSort,
    limit: number,
    cursor: RowPlace | undefined,
  ): Promise<ListedApplication[]> {
    const { column, direction } = orderOf(sort);
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select([...LISTED, raw(SHOWN_POSTING), raw(IS_POSTING_CUT)])
        .where({
          $and: [
            among ? { userId: ownerId, id: { $in: among } } : conditions(ownerId, filter),
            beyond(SQL_OF[column].column, direction, cursor),
          ],
        })
        .orderBy({ [column]: direction, id: direction })
        .limit(limit + 1)
        .execute<ListedApplication[]>('all'),
    );
  }

  /** The ids of what a filter lets through, in no order; undefined when there are more than are counted. */
  async few(
    ownerId: string,
    filter: ApplicationFilter,
    most: number = LIMITS.countedMax,
  ): Promise<string[] | undefined> {
    const rows = await this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select('id')
        .where(conditions(ownerId, filter))
        .limit(most + 1)
        .execute<{ id: string }[]>('all'),
    );
    return rows.length > most ? undefined : rows.map(({ id }) => id);
  }

  /** A page of all applications, or of those in a status. */
  page(
    ownerId: string,
    status: ApplicationStatus | undefined,
    sort: ApplicationSort,
    limit: number,
    cursor: RowPlace | undefined,
  ): Promise<CountedApplication[]> {
    return this.applications.list(ownerId, pagesOf(sort, status), limit, cursor);
  }

  async counts(ownerId: string): Promise<StatusCounts> {
    const [found] = await this.database.read<StatusCounts>(COUNTS, [ownerId]);
    return found ?? NO_COUNTS;
  }

  find(ownerId: string, id: string): Promise<JobApplication | undefined> {
    return this.applications.find(ownerId, id);
  }

  async has(ownerId: string, id: string): Promise<boolean> {
    return (await this.database.read((em) => em.count(JobApplicationEntity, { id, userId: ownerId }))) > 0;
  }

  createOnce(
    ownerId: string,
    key: string | undefined,
    contentOf: () => Promise<StoredContent>,
  ): Promise<JobApplication> {
    const rowOf = async () => {
      const content = await contentOf();
      return { ...content, reached: [content.status] };
    };
    return this.applications.createOnce(ownerId, key, rowOf, (em, { id, status }) =>
      record(em, ownerId, id, null, status),
    );
  }

  /** Records the step with the save that makes it. */
  update(
    ownerId: string,
    id: string,
    version: number | null | undefined,
    contentOf: (before: JobApplication) => StoredContent,
  ): Promise<JobApplication> {
    return this.applications.update(ownerId, id, version, (before) => reaching(before, contentOf(before)), {
      changed: stepOf,
    });
  }

  /** A step is made over whatever version there is. */
  setStatus(ownerId: string, id: string, status: ApplicationStatus): Promise<JobApplication> {
    const step = (before: JobApplication) =>
      before.status === status ? undefined : reaching(before, { status });
    return this.applications.change(ownerId, id, step, { changed: stepOf });
  }

  async useResume(ownerId: string, id: string, resumeUsed: string): Promise<void> {
    const change = { resumeUsed, version: raw('version + 1'), updatedAt: new Date() };
    // Noted twice it is one change: a version that says the same would refuse the next save.
    const unnoted = { $or: [{ resumeUsed: null }, { resumeUsed: { $ne: resumeUsed } }] };
    await this.database.write((em) =>
      em.nativeUpdate(JobApplicationEntity, { id, userId: ownerId, ...unnoted }, change),
    );
  }

  /** The applications at these employers, newest first, with what distinguishes their jobs. */
  atEmployers(ownerId: string, companyKeys: readonly string[]): Promise<KnownJob[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select(['id', 'companyKey', 'position', 'jobUrl', 'status'])
        .where({ userId: ownerId, companyKey: { $in: [...companyKeys] } })
        .orderBy({ createdAt: 'desc', id: 'desc' })
        .limit(LIMITS.countedMax)
        .execute<KnownJob[]>('all'),
    );
  }

  /** What is exported of all applications, oldest first, some at a time; the next are read while these are used. */
  async *exported(ownerId: string, size = 200): AsyncIterable<ExportedApplication[]> {
    const from = (start?: RowPlace): Promise<ExportedRow[]> => {
      const reading = this.applications.list<ExportedRow>(ownerId, EXPORT_PAGES, size, start);
      // Nobody may be left to hear of a failure, where the download was broken off.
      reading.catch(() => undefined);
      return reading;
    };
    let reading: Promise<ExportedRow[]> | undefined = from();
    while (reading) {
      const rows: ExportedRow[] = await reading;
      const batch = rows.slice(0, size);
      const last = batch.at(-1);
      reading = last && rows.length > size ? from({ value: last.createdAt, id: last.id }) : undefined;
      if (last) yield batch;
    }
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.applications.remove(ownerId, id);
  }

  /** The last steps of an application, newest first. */
  history(ownerId: string, id: string): Promise<StatusChange[]> {
    return this.database.read((em) =>
      em.find(
        StatusChangeEntity,
        { jobApplicationId: id, userId: ownerId },
        {
          orderBy: { changedAt: 'desc', id: 'desc' },
          limit: LIMITS.historyMax,
        },
      ),
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

/** With the status among those that it ever had. */
const reaching = <Change extends Pick<StoredContent, 'status'>>(before: JobApplication, change: Change) => ({
  ...change,
  reached: before.reached.includes(change.status) ? before.reached : [...before.reached, change.status],
});

const stepOf = async (em: EntityManager, before: JobApplication, after: JobApplication): Promise<void> => {
  if (after.status !== before.status) await record(em, after.userId, after.id, before.status, after.status);
};

async function record(
  em: EntityManager,
  ownerId: string,
  jobApplicationId: string,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): Promise<void> {
  em.create(
    StatusChangeEntity,
    { jobApplicationId, userId: ownerId, from, to },
    { partial: true, persist: true },
  );
  await em.flush();
}
