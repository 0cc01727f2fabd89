import data from './data/common-words.json' with { type: 'json' };

/** What shows nothing and hides text: controls, zero-width and direction marks, tags, variation selectors. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;

/** Text as a reader sees it: composed letters, nothing unseen, plain line ends. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, '');
}

/** One line: runs of white space become one blank. */
export const oneLine = (text: string): string => visibleText(text).replace(/\s+/g, ' ').trim();

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#&./-]*/gu;

export interface Word {
  /** As written, without the punctuation around it. */
  text: string;
  start: number;
  end: number;
}

/** The words of a text; `B.Sc`, `C++`, `night-shift` and `2.5` are one each. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = match[0].replace(/[.'’/&-]+$/, '');
    return { text: word, start: match.index, end: match.index + word.length };
  });
}

export const wordCount = (text: string): number => wordsOf(text).length;

const STOP_WORDS = new Set(data.stopWords);

/** Words that every posting and every resume uses. */
const GENERAL_WORDS = new Set(data.generalWords);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word.toLowerCase());

/** One of the small words of English, or of those that every posting uses. */
export const isCommonWord = (word: string): boolean =>
  STOP_WORDS.has(word.toLowerCase()) || GENERAL_WORDS.has(word.toLowerCase());

/** Says something about the work: no stop word, no word of every posting, no number. */
export function isTelling(word: string): boolean {
  const lower = word.toLowerCase();
  return lower.length > 1 && !STOP_WORDS.has(lower) && !GENERAL_WORDS.has(lower) && !/^\p{N}/u.test(lower);
}

/** Forms of a word share a stem: its first six letters without accents, plural and case. */
export function stemOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const single = plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
  return single.slice(0, 6);
}

/** Stems of the telling words of a text. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(({ text: word }) => isTelling(word))
      .map(({ text: word }) => stemOf(word)),
  );

/** The same letters without regard to case, accents and blanks, for comparing names. */
export const foldName = (text: string): string =>
  oneLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name without a bracket that nothing closes: `PMP (exam booked for`, whose date was taken off. */
export const withoutOpenBracket = (name: string): string => name.replace(/\s*[([][^)\]]*$/, '');
