import { MONTH_NAMES, SHORT_MONTH_NAMES } from '../vocabulary/month-names.ts';
import type { LanguageWords } from './language-words/language-words.schema.ts';

/** English needs no texts: they are those of the code. */
export const ENGLISH: LanguageWords = {
  source: 'The texts of the code.',
  months: [...MONTH_NAMES],
  shortMonths: [...SHORT_MONTH_NAMES],
  dates: {
    month: '{month} {year}',
    shortMonth: '{month} {year}',
    day: '{day} {month} {year}',
    shortDay: '{day} {month} {year}',
    numericDay: '{day}/{month}/{year}',
  },
  colon: ':',
  texts: {},
};
