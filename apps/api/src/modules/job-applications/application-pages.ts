import type { ApplicationSort, ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type KeysetPages, keysetPages } from '../../database/keyset.ts';
import { columns } from '../../database/prepared.ts';
import { orderOf } from './application-cursor.ts';
import type { ListedApplication } from './job-application.mapper.ts';

export const LISTED = [
  'id',
  'userId',
  'company',
  'position',
  'location',
  'jobUrl',
  'status',
  'appliedDate',
  'interviewDate',
  'interviewPlace',
  'answerBy',
  'followUpDate',
  'salary',
  'notes',
  'resumeUsed',
  'coverLetterUsed',
  'companyKey',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ListedApplication)[];

export const SHOWN_POSTING = `left("job_description", ${LIMITS.postingInListMax}) as "jobDescription"`;
export const IS_POSTING_CUT = `length("job_description") > ${LIMITS.postingInListMax} as "isJobDescriptionCut"`;

/** A row of a page, with how many rows all pages have. */
export type CountedApplication = ListedApplication & { total: number };

const ALL = 'applied + interview + offer + rejected';
/** The columns that a list can be ordered by, and their types. */
export const SQL_OF = {
  createdAt: { column: '"created_at"', type: 'timestamptz' },
  appliedDate: { column: '"applied_date"', type: 'date' },
  companyKey: { column: '"company_key"', type: 'text' },
} as const;

const known = new Map<string, KeysetPages>();

/** The pages in one of the orders, of all applications or of those in a status: few enough to prepare each. */
export function pagesOf(sort: ApplicationSort, status: ApplicationStatus | undefined): KeysetPages {
  const name = `${sort} ${status ?? ''}`;
  const pages = known.get(name) ?? makePages(sort, status);
  known.set(name, pages);
  return pages;
}

function makePages(sort: ApplicationSort, status: ApplicationStatus | undefined): KeysetPages {
  const { column, direction } = orderOf(sort);
  return keysetPages(
    `select ${columns(LISTED)}, ${SHOWN_POSTING}, ${IS_POSTING_CUT},
        (select ${status ?? ALL} from application_count where user_id = $1) as total
      from job_application
      where user_id = $1 ${status ? `and status = '${status}'` : ''}`,
    { ...SQL_OF[column], direction },
  );
}
