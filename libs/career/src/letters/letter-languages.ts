import { ENGLISH } from './english/english.ts';
import type { LetterInput } from './letter.types.ts';
import type { LetterLanguage } from './phrase-book.types.ts';

/** The languages of the writer that answers a posting. */
export const LETTER_LANGUAGES: Record<LetterInput['language'], LetterLanguage> = { en: ENGLISH };
