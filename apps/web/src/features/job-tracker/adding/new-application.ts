import type { PostingFields } from '@career/career/jobs/posting/posting.types';
import type { JobListingDto } from '@career/contracts/client/types.gen';
import type { ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { dayOf } from '../dates/days.ts';

/** What the form for a new application holds. */
export interface NewApplication {
  company: string;
  position: string;
  location: string;
  jobUrl: string;
  status: ApplicationStatus;
  appliedDate: string;
  notes: string;
  salary: string;
  jobDescription: string;
}

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
  text.length <= LIMITS.advertMax ? text : [...text].slice(0, LIMITS.advertMax).join('');

/** The values a pasted posting gives; what it says nothing about stays as it is. */
export const pastedValues = (fields: PostingFields): Partial<NewApplication> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Whether the person has written anything into the form. */
export function isTouched(values: NewApplication): boolean {
  const { status, appliedDate: _appliedDate, ...texts } = values;
  return status !== 'applied' || Object.values(texts).some((text) => text.trim() !== '');
}
