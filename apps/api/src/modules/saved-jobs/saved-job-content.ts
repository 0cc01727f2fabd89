import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import type { SaveSavedJobDto } from '@career/contracts/saved-jobs/save-saved-job.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { InvalidFields } from '../../errors/domain-errors.ts';
import type { SavedJob } from './saved-job.entity.ts';

/** What a person decides about a saved job. */
export type SavedJobContent = Pick<
  SavedJob,
  | 'position'
  | 'company'
  | 'location'
  | 'jobUrl'
  | 'jobDescription'
  | 'salary'
  | 'deadline'
  | 'reminderDate'
  | 'notes'
  | 'resumeUsed'
  | 'coverLetterUsed'
>;

const EMPTY: SavedJobContent = {
  position: '',
  company: '',
  location: '',
  jobUrl: '',
  jobDescription: '',
  salary: '',
  deadline: null,
  reminderDate: null,
  notes: '',
  resumeUsed: null,
  coverLetterUsed: null,
};

/** A new saved job before the person said anything about it: empty, or what its listing says. */
export const firstContent = (listing: JobListingDto | undefined): SavedJobContent =>
  listing
    ? {
        ...EMPTY,
        position: line(listing.title),
        company: line(listing.company),
        location: line(listing.location),
        jobUrl: listing.url ?? '',
        jobDescription: cut(
          [listing.description, listing.requirements].filter(Boolean).join('\n\n'),
          LIMITS.postingMax,
        ),
        salary: line(listing.salary ?? ''),
        deadline: listing.expiryDate ?? null,
        notes: `Discovered via ${listing.source}`,
      }
    : EMPTY;

/** Cut to so many characters; none is halved. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');

const line = (text: string): string => cut(text, LIMITS.lineMax);

/** What is stored for a body: a field left out keeps what was, null or an empty text empties it. */
export function storedContent(before: SavedJobContent, body: SaveSavedJobDto): SavedJobContent {
  const content: SavedJobContent = {
    position: text(body.position, before.position),
    company: text(body.company, before.company),
    location: text(body.location, before.location),
    jobUrl: text(body.jobUrl, before.jobUrl),
    jobDescription: text(body.jobDescription, before.jobDescription),
    salary: text(body.salary, before.salary),
    deadline: orNull(body.deadline, before.deadline),
    reminderDate: orNull(body.reminderDate, before.reminderDate),
    notes: text(body.notes, before.notes),
    resumeUsed: orNull(body.resumeUsed, before.resumeUsed),
    coverLetterUsed: orNull(body.coverLetterUsed, before.coverLetterUsed),
  };
  if (![content.position, content.company, content.jobUrl, content.jobDescription].some((one) => one.trim()))
    throw new InvalidFields([
      { field: 'position', message: 'Add a position, a company, a link or the text of the posting' },
    ]);
  return content;
}

const text = (given: string | null | undefined, before: string): string =>
  given === undefined ? before : (given ?? '');

const orNull = (given: string | null | undefined, before: string | null | undefined): string | null =>
  given === undefined ? (before ?? null) : given || null;
