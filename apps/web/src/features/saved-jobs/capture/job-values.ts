import type { ReadPosting } from '@career/career/jobs/posting/posting.types';
import type { SavedJobDto, SaveSavedJobDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { ReceivedShare } from './received-share.ts';

/** The fields of a saved job as its form holds them: each a text, none missing. */
const FIELDS = [
  'position',
  'company',
  'location',
  'jobUrl',
  'salary',
  'deadline',
  'reminderDate',
  'notes',
  'jobDescription',
] as const;
export type JobValues = Record<(typeof FIELDS)[number], string>;

export const EMPTY_JOB = Object.fromEntries(FIELDS.map((name) => [name, ''])) as JobValues;

export const valuesOf = (job: SavedJobDto): JobValues =>
  Object.fromEntries(FIELDS.map((name) => [name, job[name] ?? ''])) as JobValues;

export const bodyOf = (values: Readonly<Record<string, string>>): SaveSavedJobDto =>
  Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? '']));

/** The values as the server stores them. */
export const trimmed = (values: Readonly<Record<string, string>>): JobValues =>
  Object.fromEntries(FIELDS.map((name) => [name, (values[name] ?? '').trim()])) as JobValues;

/** The fields in which two versions of a saved job differ. */
export const differingFields = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): (keyof JobValues)[] => FIELDS.filter((name) => trimmed(one)[name] !== trimmed(other)[name]);

/** Cut to what can be kept; no character is halved. */
export const fitting = (text: string, most: number): string =>
  text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join('');

/** The title of a page without the name of its site: `Accountant at Kora | Jobberman`. */
const withoutSite = (title: string): string => title.replace(/\s+[|·]\s+[^|·]{2,40}$/, '').trim();

/** What a shared or pasted posting gives: its text first, then the title of the page it came from. */
export function readValues(
  share: ReceivedShare,
  posting: ReadPosting,
  fromTitle: ReadPosting,
): Partial<JobValues> {
  const { fields, deadline } = posting;
  const titled = fromTitle.fields;
  const title = fitting(withoutSite(share.title), LIMITS.lineMax);
  const values: Partial<JobValues> = {
    position: fields.position || titled.position || title,
    company: fields.company || titled.company,
    location: fields.location || titled.location,
    jobUrl: share.url || fields.jobUrl,
    salary: fields.salary,
    deadline,
    jobDescription: fields.jobDescription,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
