import type { LetterSpelling } from '@career/contracts/vocabulary/letter-vocabulary';
import data from './data/spellings.json' with { type: 'json' };

const IS_STEMS = data.stems;

/** British word, American word. Ambiguous ones (programme, licence, cheque) go one way only. */
const PAIRS: readonly (readonly [string, string])[] = data.pairs;

/** Only this way: the American word stands for more than one British one. */
const TO_AMERICAN_ONLY: readonly (readonly [string, string])[] = data.toAmericanOnly;

const ENDINGS = ['e', 'ed', 'es', 'ing', 'er', 'ers', 'ation', 'ations', 'ational'];

const plural = (words: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  words.flatMap(([from, to]) => [[from, to] as const, [`${from}s`, `${to}s`] as const]);

const british = new Map<string, string>();
const american = new Map<string, string>();
for (const [from, to] of plural(PAIRS)) {
  american.set(from, to);
  british.set(to, from);
}
for (const [from, to] of plural(TO_AMERICAN_ONLY)) american.set(from, to);
for (const stem of IS_STEMS) {
  for (const ending of ENDINGS) {
    american.set(`${stem}is${ending}`, `${stem}iz${ending}`);
    british.set(`${stem}iz${ending}`, `${stem}is${ending}`);
  }
}

/** A word that the other spelling writes so. */
export interface Respelling {
  at: number;
  word: string;
  /** The word in the spelling that is wanted. */
  wanted: string;
}

/**
 * Words of a sentence that are spelled the other way. One that begins with a capital is left alone unless it begins the
 * sentence: it may be a name.
 */
export function respellings(sentence: string, spelling: LetterSpelling, beginsSentence = true): Respelling[] {
  const words = spelling === 'american' ? american : british;
  return [...sentence.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap(({ 0: word, index: at }) => {
    const isFirst = beginsSentence && at === 0;
    const other = words.get(isFirst ? word.toLowerCase() : word);
    if (other === undefined) return [];
    const isCapital = isFirst && word !== word.toLowerCase();
    return [{ at, word, wanted: isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other }];
  });
}

/** A text with some of its words spelled otherwise. */
export const withRespellings = (text: string, words: readonly Respelling[]): string =>
  words
    .toSorted((one, other) => other.at - one.at)
    .reduce((so, { at, word, wanted }) => so.slice(0, at) + wanted + so.slice(at + word.length), text);

/** A sentence in one of the two spellings. */
export const respell = (sentence: string, spelling: LetterSpelling): string =>
  withRespellings(sentence, respellings(sentence, spelling));
