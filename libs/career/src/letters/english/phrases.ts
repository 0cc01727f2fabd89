import type { PhraseBook } from '../phrase-book.types.ts';
import data from './data/phrases.json' with { type: 'json' };

/** Our own phrasings of letters in English. */
export const ENGLISH_PHRASES: PhraseBook = {
  tones: data.tones,
  leads: data.leads,
  academicWork: data.academicWork,
  why: data.why,
  frame: data.frame,
};
