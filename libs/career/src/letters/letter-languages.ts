import { ENGLISH } from './english/english.ts';
import type { LetterLanguageCode } from './letter.types.ts';
import type { LetterLanguage } from './phrase-book.types.ts';

/** The languages that letters can be written in. */
export const LETTER_LANGUAGES: Record<LetterLanguageCode, LetterLanguage> = { en: ENGLISH };
