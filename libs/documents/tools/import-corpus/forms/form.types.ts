import type { Person } from '../person.types.ts';
import type { PrintOptions } from '../print-html.ts';
import type { Word } from '../wording.ts';
import type { Cv } from './cv.ts';
import type { DateForm } from './form-dates.ts';
import type { WordDocument } from './word-blocks.ts';

export interface Look {
  date: DateForm;
  /** Between two dates, with its spaces. */
  dash?: string;
  /** What resumes in English print for an end that is open. */
  open?: string;
  /** Headings that differ from the common ones of a language. */
  headings?: Partial<Record<Person['language'], Partial<Record<Word, string>>>>;
}

interface BaseForm {
  /** Regions whose people use the layout; all where missing. */
  suits?: readonly string[];
  look: Look;
}

/** A layout that Chromium prints. */
interface PrintedForm extends BaseForm {
  print?: PrintOptions;
  draw(cv: Cv): string;
}

/** A layout of a word processor: a DOCX, or the PDF that LibreOffice makes of it. */
export interface WrittenForm extends BaseForm {
  write(cv: Cv): WordDocument;
}

export type Form = PrintedForm | WrittenForm;
