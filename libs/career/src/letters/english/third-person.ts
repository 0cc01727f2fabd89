import { regularPast, verbOf } from './verbs.ts';

const BE_OR_HAVE: Readonly<Record<string, string>> = {
  is: 'am',
  was: 'was',
  has: 'have',
  had: 'had',
  does: 'do',
};
const STATES: ReadonlySet<string> = new Set(['am', 'was', 'have', 'had']);
const OF_OTHERS = /\b(?:he|she|him|her|his|hers|himself|herself)\b/i;
const SINCE = /\bsince\s(?:\p{Lu}\p{Ll}+\s)?(?:19|20)\d\d$/u;

/** Names that a resume calls its writer by when it is written by another hand. */
export interface WriterNames {
  first: string;
  last: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The subject at the head of a line, where it is the writer in the third person. */
function subjectOf(line: string, { first, last }: WriterNames): string | undefined {
  const names = [`${first} ${last}`, first, last]
    .map((name) => name.trim())
    .filter((name) => name.length > 1);
  const named = names.map(escaped).join('|');
  return new RegExp(
    `^(?:he|she${named === '' ? '' : `|(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.?\\s)?(?:${named})`})(?=\\s)`,
    'iu',
  ).exec(line)?.[0];
}

/** Whether a line says of its writer what they do as of somebody else. */
export const isThirdPerson = (line: string, names: WriterNames): boolean =>
  subjectOf(line, names) !== undefined;

const baseOfThird = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|o)es$/, '$1')
    .replace(/([^s])s$/, '$1');

function verbInFirst(word: string, current: boolean): string | undefined {
  const lower = word.toLowerCase();
  const plain = BE_OR_HAVE[lower];
  if (plain !== undefined) return plain === 'am' && !current ? 'was' : plain;
  const known = verbOf(lower);
  if (known?.form === 'past') return lower;
  if (known?.form === 'third') return current ? known.base : known.past;
  if (!/[^s]s$/.test(lower)) return undefined;
  const base = baseOfThird(lower);
  return current ? base : regularPast(base);
}

/**
 * A line about its writer in the third person as what comes after `I`: `She recruits artisans` gives `recruit artisans`.
 * Undefined where it cannot be turned whole.
 */
export function turnedToFirst(
  line: string,
  names: WriterNames,
  current: boolean,
): { text: string; isState: boolean } | undefined {
  const subject = subjectOf(line, names);
  if (subject === undefined) return undefined;
  const [, adverb = '', verb = '', rest = ''] =
    /^((?:(?:also|now|currently|regularly|still|then|[\p{L}]+ly)\s)?)([\p{L}-]+)(.*)$/su.exec(
      line
        .slice(subject.length)
        .trim()
        .replace(/[\s.;,]+$/, ''),
    ) ?? [];
  const first = verbInFirst(verb, current);
  if (first === undefined || rest.trim() === '' || OF_OTHERS.test(rest)) return undefined;
  const after = restInFirst(rest, current);
  if (after === undefined) return undefined;
  const isState = STATES.has(first);
  // `is a member since 2019` is what a resume writes; one has been it.
  const be = first === 'am' && SINCE.test(after) ? 'have been' : first;
  return {
    text:
      isState && adverb !== '' ? `${be} ${adverb}${after.trim()}` : `${adverb.toLowerCase()}${be}${after}`,
    isState,
  };
}

/** Further verbs behind `and` or a relative; one that may be a noun, too, leaves the line as it is. */
function restInFirst(rest: string, current: boolean): string | undefined {
  let isUnclear = false;
  const text = rest.replace(
    /(\s(?:and|&)\s|,\s)([\p{Ll}-]+)(?=(\s[\p{L}\d-]+)?)/gu,
    (found, join: string, word: string, next = '') => {
      if (/^(?:is|was|has|does)$/.test(word)) {
        isUnclear = true;
        return found;
      }
      if (verbOf(word)?.form !== 'third') return found;
      if (/^\s(?:the|an?|all|each|every|\d)/.test(next)) return `${join}${verbInFirst(word, current)}`;
      if (!/^\s(?:to|on|with|for|weekly|daily|monthly|at|in)$/.test(next)) return found;
      isUnclear = true;
      return found;
    },
  );
  return isUnclear ? undefined : text;
}
