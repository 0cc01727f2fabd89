import type { ApplicationSort, ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { columns, type Prepared, prepared } from '../../database/prepared.ts';
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

const known = new Map<string, Prepared>();

/**
 * The statement for a page in one of the orders, of all applications or of those in a status: few enough to prepare each.
 * Its parameters are the owner and the limit, then value and id where the page starts, if it does not start the list.
 */
export function pageStatement(
  sort: ApplicationSort,
  status: ApplicationStatus | undefined,
  isFirst: boolean,
): Prepared {
  const name = `${sort} ${status ?? ''} ${isFirst}`;
  const statement = known.get(name) ?? prepared(pageSql(sort, status, isFirst));
  known.set(name, statement);
  return statement;
}

function pageSql(sort: ApplicationSort, status: ApplicationStatus | undefined, isFirst: boolean): string {
  const { column: property, direction } = orderOf(sort);
  const { column, type } = SQL_OF[property];
  const past = direction === 'desc' ? '<' : '>';
  return `select ${columns(LISTED)}, ${SHOWN_POSTING}, ${IS_POSTING_CUT},
      (select ${status ?? ALL} from application_count where user_id = $1) as total
    from job_application
    where user_id = $1 ${status ? `and status = '${status}'` : ''}
      ${isFirst ? '' : `and (${column}, id) ${past} ($3::${type}, $4::uuid)`}
    order by ${column} ${direction}, id ${direction} limit $2`;
}
