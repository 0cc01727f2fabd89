import { SHORT_MONTH_NAMES } from '@career/contracts/vocabulary/month-names';

const NAMES = SHORT_MONTH_NAMES.map((name) => name.toLowerCase());

/** The month that a word begins like: 9 for `Sept` and `september`, 0 for a word that is none. */
export const monthNumber = (word: string): number => NAMES.indexOf(word.slice(0, 3).toLowerCase()) + 1;
