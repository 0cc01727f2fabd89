import type { ListedApplicationDto } from '@career/contracts/job-applications/job-application.dto';
import type { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import { localTextIn } from '../calendar/zoned-time.ts';
import { csvRows } from './csv.ts';
import { dayFrom, momentFrom } from './day-text.ts';

type Field = Extract<
  keyof SaveJobApplicationDto,
  | 'company'
  | 'position'
  | 'location'
  | 'jobUrl'
  | 'status'
  | 'appliedDate'
  | 'interviewDate'
  | 'followUpDate'
  | 'salary'
  | 'notes'
  | 'jobDescription'
>;

/** One row of a table as the body of a save, not yet checked by the contract. */
export interface TableRow {
  /** As a spreadsheet counts them; the headings are row 1. */
  number: number;
  body: Partial<Record<Field, string>>;
  /** The row cannot be read. */
  isBroken: boolean;
}

/** A table of applications as it was read. */
export interface ApplicationTable {
  rows: TableRow[];
  /** Headings that say nothing about an application, as they stand. */
  ignored: string[];
  /** Fields that every application needs and no heading names. */
  missing: Field[];
}

interface Column {
  field: Field;
  heading: string;
  /** Further headings, small letters only, without spaces and signs. */
  also: readonly string[];
}

const COLUMNS: readonly Column[] = [
  { field: 'company', heading: 'Company', also: ['companyname', 'employer', 'organisation', 'organization'] },
  { field: 'position', heading: 'Position', also: ['jobtitle', 'title', 'role', 'job', 'positiontitle'] },
  { field: 'location', heading: 'Location', also: ['city', 'place', 'joblocation'] },
  {
    field: 'jobUrl',
    heading: 'Job URL',
    also: ['url', 'link', 'joblink', 'posting', 'postingurl', 'website'],
  },
  { field: 'status', heading: 'Status', also: ['stage', 'state', 'applicationstatus'] },
  {
    field: 'appliedDate',
    heading: 'Applied date',
    also: ['dateapplied', 'applied', 'appliedon', 'applicationdate', 'date'],
  },
  {
    field: 'interviewDate',
    heading: 'Interview date',
    also: ['interview', 'interviewon', 'dateofinterview'],
  },
  { field: 'followUpDate', heading: 'Follow-up date', also: ['followup', 'followupon'] },
  { field: 'salary', heading: 'Salary', also: ['pay', 'compensation', 'salaryrange'] },
  { field: 'notes', heading: 'Notes', also: ['note', 'comments', 'comment'] },
  { field: 'jobDescription', heading: 'Job description', also: ['description', 'advert', 'jobad'] },
];

const REQUIRED: readonly Field[] = ['company', 'position'];

/** What other trackers call the four statuses. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  sent: 'applied',
  submitted: 'applied',
  pending: 'applied',
  waiting: 'applied',
  noresponse: 'applied',
  interviewing: 'interview',
  interviewed: 'interview',
  interviewscheduled: 'interview',
  phonescreen: 'interview',
  screening: 'interview',
  assessment: 'interview',
  offered: 'offer',
  offerreceived: 'offer',
  accepted: 'offer',
  hired: 'offer',
  declined: 'rejected',
  unsuccessful: 'rejected',
  notselected: 'rejected',
  withdrawn: 'rejected',
  closed: 'rejected',
};

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const FIELD_OF: ReadonlyMap<string, Field> = new Map(
  COLUMNS.flatMap(({ field, heading, also }) =>
    [bare(heading), ...also].map((name) => [name, field] as const),
  ),
);

/**
 * Reads a CSV text as a table of applications: headings in any order and many wordings, days and statuses as people
 * write them. A cell that is empty says nothing.
 * @param timeZone IANA name; the clock that times in the table go by.
 */
export function readApplicationTable(text: string, timeZone: string): ApplicationTable {
  const [headings, ...rows] = csvRows(text);
  const fields = fieldsOf(headings?.cells ?? []);
  const ignored = (headings?.cells ?? []).filter((heading, index) => heading !== '' && !fields[index]);
  return {
    rows: rows.map(({ number, cells, isBroken }) => ({
      number,
      isBroken,
      body: Object.fromEntries(
        fields.flatMap((field, index) => {
          const cell = cells[index] ?? '';
          return field && cell !== '' ? [[field, cellValue(field, cell, timeZone)]] : [];
        }),
      ),
    })),
    ignored,
    missing: REQUIRED.filter((field) => !fields.includes(field)),
  };
}

/** The field of each heading; of two headings for one field the first counts. */
function fieldsOf(headings: string[]): (Field | undefined)[] {
  const found = headings.map((heading) => FIELD_OF.get(bare(heading)));
  return found.map((field, index) => (found.indexOf(field) === index ? field : undefined));
}

function cellValue(field: Field, cell: string, timeZone: string): string {
  switch (field) {
    case 'status':
      return STATUS_WORDS[bare(cell)] ?? cell.toLowerCase();
    case 'appliedDate':
    case 'followUpDate':
      return dayFrom(cell);
    case 'interviewDate':
      return momentFrom(cell, timeZone);
    default:
      return cell;
  }
}

/** Headings of an export; `readApplicationTable` takes them back. */
export const EXPORT_HEADINGS: readonly string[] = COLUMNS.map(({ heading }) => heading);

/** Fields that a row under `EXPORT_HEADINGS` is made of. */
export const EXPORTED_FIELDS: readonly Field[] = COLUMNS.map(({ field }) => field);

/** What of an application is exported. */
export type ExportedApplication = Pick<ListedApplicationDto, Field>;

/** An application as a row under `EXPORT_HEADINGS`. @param timeZone IANA name; the clock the interview is shown by. */
export const exportRow = (application: ExportedApplication, timeZone: string): string[] =>
  COLUMNS.map(({ field }) => {
    const value = application[field] ?? '';
    return field === 'interviewDate' && value !== '' ? localTextIn(timeZone, new Date(value)) : value;
  });
