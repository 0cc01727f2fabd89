import { foldName, isStopWord, stemOf, wordsOf } from '../letters/words.ts';

/** Words of a name in one form, for comparing names: `Bank-reconciliation ` is `bank reconciliation`. */
export const keyOf = (name: string): string =>
  foldName(name)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const GENERAL = new Set(
  'degree certificate certification certified licence license licensed registered registration qualification qualified diploma course related relevant field discipline any equivalent similar studies level holder valid current'.split(
    ' ',
  ),
);

/** Stems of the words that make a name this one. */
export const nameStems = (name: string): string[] =>
  wordsOf(name)
    .flatMap(({ text }) => text.split(/[/-]/))
    .filter((word) => word !== '' && !isStopWord(word) && !GENERAL.has(word.toLowerCase()))
    .map(stemOf);

/** Where words are in a text as whole words, whatever their case; names in capitals keep theirs. */
export function placesOf(text: string, words: string): { start: number; end: number }[] {
  const first = words.split(/[\s-]/)[0] ?? '';
  // Most texts do not hold most words; the pattern is far dearer than the look.
  if (!text.toLowerCase().includes(first.toLowerCase())) return [];
  const pattern = patternOf(words);
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const patterns = new Map<string, RegExp>();
const PATTERNS_KEPT = 2_000;

function patternOf(words: string): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const parts = words.split(/[\s-]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isShortName = /^[A-Z0-9]{1,4}$/.test(words);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join('[\\s-]+')}(?![\\p{L}\\p{N}+#])`,
    isShortName ? 'gu' : 'giu',
  );
  if (patterns.size >= PATTERNS_KEPT) patterns.clear();
  patterns.set(words, pattern);
  return pattern;
}
