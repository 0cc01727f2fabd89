import type { VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import type { Phrases } from './phrases/phrases.schema.ts';

/** What a letter in the person's own words needs to know of its language. */
export interface VerbatimLanguage {
  code: VerbatimLanguageCode;
  phrases: Phrases;
  /** `of` before a name; undefined where nothing says which form it takes. */
  ofName: (name: string) => string | undefined;
  /** Words as they are, in quotation marks that no line ends within. */
  inQuotes: (text: string) => string;
  /** Blanks and apostrophes as the language prints them. */
  spaced: (text: string) => string;
}
