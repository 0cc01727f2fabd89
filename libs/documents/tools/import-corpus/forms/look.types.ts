import type { Person } from '../person.types.ts';
import type { Word } from '../wording.ts';
import type { DateForm } from './form-dates.ts';

export interface Look {
  date: DateForm;
  /** Between two dates, with its spaces. */
  dash?: string;
  /** What resumes in English print for an end that is open. */
  open?: string;
  /** Headings that differ from the common ones of a language. */
  headings?: Partial<Record<Person['language'], Partial<Record<Word, string>>>>;
}
