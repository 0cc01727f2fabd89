import type { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import { searchTextOf, sortKeyOf } from './application-search.ts';
import type { JobApplication } from './job-application.entity.ts';

/** What a person decides about an application. */
export type ApplicationContent = Pick<
  JobApplication,
  | 'company'
  | 'position'
  | 'location'
  | 'jobUrl'
  | 'jobDescription'
  | 'status'
  | 'appliedDate'
  | 'interviewDate'
  | 'interviewPlace'
  | 'answerBy'
  | 'followUpDate'
  | 'salary'
  | 'notes'
  | 'contacts'
  | 'resumeUsed'
  | 'coverLetterUsed'
>;
export type StoredContent = ApplicationContent & { searchText: string; companyKey: string };

/** A new application before the person said anything about it. */
export const emptyContent = (today: string): ApplicationContent => ({
  company: '',
  position: '',
  location: '',
  jobUrl: '',
  jobDescription: '',
  status: 'applied',
  appliedDate: today,
  interviewDate: null,
  interviewPlace: '',
  answerBy: null,
  followUpDate: null,
  salary: '',
  notes: '',
  contacts: [],
  resumeUsed: null,
  coverLetterUsed: null,
});

/** What is stored for a body: a field left out keeps what was, null or an empty text empties it. */
export function storedContent(before: ApplicationContent, body: SaveJobApplicationDto): StoredContent {
  const content: ApplicationContent = {
    company: body.company,
    position: body.position,
    location: kept(body.location, before.location, ''),
    jobUrl: kept(body.jobUrl, before.jobUrl, ''),
    jobDescription: kept(body.jobDescription, before.jobDescription, ''),
    status: body.status ?? before.status,
    appliedDate: body.appliedDate || before.appliedDate,
    interviewDate: body.interviewDate === undefined ? before.interviewDate : momentOrNull(body.interviewDate),
    interviewPlace: kept(body.interviewPlace, before.interviewPlace, ''),
    answerBy: kept(body.answerBy || emptied(body.answerBy), before.answerBy, null),
    followUpDate: kept(body.followUpDate || emptied(body.followUpDate), before.followUpDate, null),
    salary: kept(body.salary, before.salary, ''),
    notes: kept(body.notes, before.notes, ''),
    contacts: kept(body.contacts, before.contacts, []).map((contact) => ({ ...contact })),
    resumeUsed: kept(body.resumeUsed || emptied(body.resumeUsed), before.resumeUsed, null),
    coverLetterUsed: kept(
      body.coverLetterUsed || emptied(body.coverLetterUsed),
      before.coverLetterUsed,
      null,
    ),
  };
  return { ...content, searchText: searchTextOf(content), companyKey: sortKeyOf(content.company) };
}

function kept<Value>(given: Value | null | undefined, before: Value, empty: Value): Value {
  return given === undefined ? before : (given ?? empty);
}

/** An empty text stands for nothing where an id or a day is meant. */
const emptied = (given: string | null | undefined): null | undefined =>
  given === undefined ? undefined : null;

const momentOrNull = (text: string | null): Date | null => (text ? new Date(text) : null);
