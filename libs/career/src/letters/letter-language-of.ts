import type { LetterLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import data from './data/letter-language-words.json' with { type: 'json' };

const READ_CHARACTERS = 8_000;
const ENGLISH = new Set(data.en);
const FRENCH = new Set(data.fr);

/** The language that a text is written in, judged by its small words; English where there are none. */
export function letterLanguageOf(text: string): LetterLanguageCode {
  const words =
    text
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (some: ReadonlySet<string>): number => words.filter((word) => some.has(word)).length;
  return count(FRENCH) > count(ENGLISH) ? 'fr' : 'en';
}
