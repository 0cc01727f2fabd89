import type { DocumentLanguage } from '../vocabulary/document-languages.ts';
import type { DateFormat } from '../vocabulary/resume-vocabulary.ts';

/** What the product prints of itself in a document: headings, labels, months and level words of one language. */
export interface DocumentWords {
  readonly language: DocumentLanguage;
  /** A text of the product in this language, by its English one; any other text as it is. */
  readonly text: (english: string) => string;
  /** A month `YYYY-MM` as it is written; a year and anything else as it is. */
  readonly month: (month: string | undefined, format: DateFormat) => string;
  /** A day `YYYY-MM-DD` as it is written, always with its year; anything else as it is. */
  readonly day: (day: string, format: DateFormat) => string;
  /** Between a label and its value. */
  readonly colon: string;
}
