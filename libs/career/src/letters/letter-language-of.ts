import { LETTER_LANGUAGES, type LetterLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import data from './data/letter-language-words.json' with { type: 'json' };

const READ_CHARACTERS = 8_000;
const WORDS: Readonly<Record<LetterLanguageCode, ReadonlySet<string>>> = {
  en: new Set(data.en),
  fr: new Set(data.fr),
  pt: new Set(data.pt),
};

/** The language that a text is written in, judged by its small words; English where there are none. */
export function letterLanguageOf(text: string): LetterLanguageCode {
  const words =
    text
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (language: LetterLanguageCode): number =>
    words.filter((word) => WORDS[language].has(word.normalize('NFC'))).length;
  return LETTER_LANGUAGES.reduce((best, one) => (count(one) > count(best) ? one : best));
}
