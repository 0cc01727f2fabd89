import { stemmer } from 'stemmer';

/** Makers whose name is often left away or written short: `MS Excel`, `Excel` and `Microsoft Excel` are one. */
const MAKERS = new Set([
  'microsoft',
  'ms',
  'google',
  'adobe',
  'oracle',
  'apache',
  'amazon',
  'autodesk',
  'ibm',
]);
/** Words that change nothing; `of` turns `reconciliation of accounts` into `account reconciliation`. */
const LINKS = new Set(['of', 'and', 'the', 'a', 'an', 'in', 'for', '&']);

const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[.](?=js\b)/gu, '')
    .replace(/[’']s\b/g, '');

const wordsOf = (name: string): string[] =>
  foldedName(name)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !LINKS.has(word));

/** `s` and `z` are one: British and American spelling. */
const stemOf = (word: string): string => stemmer(word).replaceAll('z', 's');

const withoutMaker = (words: readonly string[]): readonly string[] =>
  words.length > 1 && MAKERS.has(words[0] ?? '') ? words.slice(1) : words;

const keyOf = (name: string): string => withoutMaker(wordsOf(name)).map(stemOf).toSorted().join(' ');

/** The letters alone: `e-commerce` is `ecommerce`. */
const written = (name: string): string => wordsOf(name).join('');

/** Whether one name is the first letters of the other: `AWS` of `Amazon Web Services`. */
function isAcronym(short: string, long: string): boolean {
  const letters = short.replace(/[.\s]/g, '');
  const words = long.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !LINKS.has(word.toLowerCase()));
  return (
    /^\p{Lu}{2,6}$/u.test(letters) &&
    words.length === letters.length &&
    words
      .map((word) => word[0] ?? '')
      .join('')
      .toLowerCase() === letters.toLowerCase()
  );
}

/**
 * Whether two names say the same thing by their form alone: spelling, number, word order, the maker's name or an
 * acronym. A list of skills knows more names for a thing, but some of those are narrower, and a resume that took them
 * over would say more than its writer did.
 */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [keyOf(one), keyOf(other)];
  if (first === '' || second === '') return false;
  if (first === second || written(one) === written(other)) return true;
  return isAcronym(one.trim(), other) || isAcronym(other.trim(), one);
}
