import { normalised } from '../normalise.ts';
import data from './data/french-reading.json' with { type: 'json' };

/** Small letters without accents; apostrophes are blanks, so that `l’audit` is two words. */
export const plain = (text: string): string =>
  normalised(text).replace(/['’]/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Singular and plural, masculine and feminine in one form. */
function stem(word: string): string {
  const single = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  return single.length > 3 ? single.replace(/e+$/, '') : single;
}

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(plain(words).split(/\s+/).filter(Boolean).map(stem));

/** The words of a list in the data, as they are. */
export const listed = (words: string): ReadonlySet<string> =>
  new Set(plain(words).split(/\s+/).filter(Boolean));

const SMALL = listed(data.small);
const LETTER = stemsOf(data.letter);
const FAMILIES = new Map(
  data.families.flatMap((family) => {
    const forms = [...stemsOf(family)];
    return forms.map((form) => [form, forms[0] ?? form] as const);
  }),
);

export interface FrenchWord {
  /** What is compared: the first form of its family, or its stem. */
  key: string;
  /** Small letters without accents. */
  plain: string;
  isSmall: boolean;
  /** Of grammar, or one that any letter may use: it claims nothing alone. */
  isFree: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#&./-]*/gu;

/** A single capital letter behind another word is a class or a grade: `permis A`. */
const isClass = (written: string, index: number): boolean => index > 0 && /^[A-Z]$/.test(written);

/** The words of a text, numbers with their thousands together. */
export function frenchWords(text: string): FrenchWord[] {
  const joined = normalised(text)
    .replace(/(?<=\d)[ .](?=\d{3}(?!\d))/g, '')
    .replace(/['’]/g, ' ');
  return [...joined.matchAll(WORD)].map(([found], index) => {
    const written = found.replace(/[.&/-]+$/, '');
    const word = plain(written);
    const base = stem(word);
    const isSmall = SMALL.has(word) && !isClass(written, index);
    return {
      key: FAMILIES.get(base) ?? base,
      plain: word,
      isSmall,
      isFree: isSmall || LETTER.has(base),
    };
  });
}
