import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { Medium } from '@career/contracts/resume-table/print-entry';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';

/** A sheet with its language and its way to write months. */
export const sheetMedium = (format: DateFormat, words: DocumentWords): Medium => ({
  kind: 'sheet',
  words,
  month: (month) => words.month(month, format),
  day: (day) => words.day(day, format),
  clean: (text) => text,
});
