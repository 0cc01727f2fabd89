import type { LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';

/** Words of a letter by tone. */
export const LETTER_WORDS = {
  formal: { least: 180, most: 320 },
  warm: { least: 180, most: 320 },
  concise: { least: 150, most: 260 },
} as const satisfies Record<LetterTone, { least: number; most: number }>;

/** A resume with fewer usable facts gives a shorter letter: nothing is said only to fill the page. */
export const FULL_LETTER_FACTS = 5;

/** Facts that a letter draws on at most. */
export const MOST_FACTS = 8;

/** Words of the longest sentence, company and position counting as one each. */
export const SENTENCE_WORDS = 40;

/** Words that one page holds. */
export const PAGE_WORDS = 400;
