import type { PostingFields } from '@career/career/jobs/posting/posting.types';
import type { JobListingDto } from '@career/client/types';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { dayOf } from '../../../shared/dates/days.ts';
import type { ApplicationValues } from '../form/application-values.ts';

/** What is asked of a new application. */
export type NewApplication = Pick<
  ApplicationValues,
  | 'company'
  | 'position'
  | 'location'
  | 'jobUrl'
  | 'status'
  | 'appliedDate'
  | 'notes'
  | 'salary'
  | 'jobDescription'
>;

/** An untouched form: status applied, today's date. */
export const blankApplication = (now: Date): NewApplication => ({
  company: '',
  position: '',
  location: '',
  jobUrl: '',
  status: 'applied',
  appliedDate: dayOf(now),
  notes: '',
  salary: '',
  jobDescription: '',
});

/** The form that `Track` opens. Pay and text of the listing come along, because postings vanish. */
export const trackedListing = (listing: JobListingDto, now: Date): NewApplication => ({
  ...blankApplication(now),
  company: listing.company,
  position: listing.title,
  location: listing.location,
  jobUrl: listing.url ?? '',
  notes: `Discovered via ${listing.source}`,
  salary: listing.salary ?? '',
  jobDescription: fitting([listing.description, listing.requirements].filter(Boolean).join('\n\n')),
});

/** Cut to what an application can hold; no character is halved. */
const fitting = (text: string): string =>
  text.length <= LIMITS.postingMax ? text : [...text].slice(0, LIMITS.postingMax).join('');

/** The values a pasted posting gives; what it says nothing about stays as it is. */
export const pastedValues = (fields: PostingFields): Partial<NewApplication> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Whether the person has written anything into the form. */
export function isTouched({ status, ...values }: NewApplication): boolean {
  const { company, position, location, jobUrl, notes, salary, jobDescription } = values;
  const texts = [company, position, location, jobUrl, notes, salary, jobDescription];
  return status !== 'applied' || texts.some((text) => text.trim() !== '');
}
