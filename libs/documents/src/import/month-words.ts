import MONTHS from './split/words/months.json' with { type: 'json' };

const MARKS = /\p{M}/gu;
const plain = (word: string): string => word.normalize('NFD').replace(MARKS, '').toLowerCase();

/** What months are called in the languages that imports read. */
export const MONTH_WORDS: readonly string[] = MONTHS.flat();

const NUMBERS = new Map(MONTHS.flatMap((names, at) => names.map((name) => [plain(name), at + 1] as const)));

/** The number of the month that a word names, with or without accents; 0 for a word that names none. */
export const monthNumber = (word: string): number => NUMBERS.get(plain(word)) ?? 0;
