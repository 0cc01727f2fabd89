import NAME_HEADS from './data/name-heads.json' with { type: 'json' };
import QUALIFIERS from './data/qualifiers.json' with { type: 'json' };
import type { Word } from './words.ts';

/** How a text may narrow what it says of a thing: it is denied, planned, under way, another's, and so on. */
export type QualifierKind = string;

interface Cue {
  kind: QualifierKind;
  side: string;
  reach: number;
  pattern: RegExp;
}

const CUES: readonly Cue[] = QUALIFIERS.cues.map(({ kind, side, reach, words }) => ({
  kind,
  side,
  reach,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
}));
const HEADS: ReadonlySet<string> = new Set(NAME_HEADS.heads.split(' '));
/** None of these comes between a cue and the words that it is about. */
const BOUNDARY = /[.;!?\n]|, (?:but|and) | but /;
const NAME_RUN = /\p{Lu}[\p{L}\p{M}'’-]*(?:(?:\s+(?:&|and|of|the|of the)\s+|\s+)\p{Lu}[\p{L}\p{M}'’-]*)+/gu;

const wordCount = (text: string): number => text.split(/[\s-]+/).filter(Boolean).length;

const FAMILIES: Readonly<Record<string, string>> = QUALIFIERS.families;

/** Whether a letter that says one of the kinds has said as much as a resume that narrows by another. */
export const isEchoed = (kind: QualifierKind, said: ReadonlySet<QualifierKind>): boolean =>
  said.has(kind) ||
  (kind === 'negation' && said.has('former')) ||
  [...said].some((one) => FAMILIES[one] !== undefined && FAMILIES[one] === FAMILIES[kind]);

/** Where a text narrows what it says: words that make a claim smaller are none themselves. */
export const cueSpans = (text: string): { start: number; end: number }[] =>
  CUES.filter(({ kind }) => !['trade', 'other-person', 'exempt', 'helper'].includes(kind)).flatMap(
    ({ pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: cue, index }) => ({ start: index, end: index + cue.length })),
  );

/** Kinds of cues that a text holds anywhere. */
export const qualifiersIn = (text: string): Set<QualifierKind> =>
  new Set(CUES.filter(({ pattern }) => text.search(pattern) >= 0).map(({ kind }) => kind));

/** The statements of one resume are asked about again and again. */
const memory = new Map<string, Set<QualifierKind>>();
const MEMORY = 5_000;

/** Kinds of cues about a word at its place in a text. */
export function qualifiersOf(text: string, word: Pick<Word, 'start' | 'end'>): Set<QualifierKind> {
  const key = `${word.start}:${word.end}:${text}`;
  const known = memory.get(key);
  if (known) return known;
  const kinds = new Set<QualifierKind>();
  for (const { kind, side, reach, pattern } of CUES) {
    if (kinds.has(kind)) continue;
    const reaches = [...text.matchAll(pattern)].some(({ 0: cue, index }) => {
      const end = index + cue.length;
      // A word does not narrow itself.
      if (index < word.end && end > word.start) return false;
      if (side === 'before' ? end > word.start : index < word.end) return false;
      const between = side === 'before' ? text.slice(end, word.start) : text.slice(word.end, index);
      return !BOUNDARY.test(between) && wordCount(between) < reach;
    });
    if (reaches) kinds.add(kind);
  }
  if (memory.size >= MEMORY) memory.clear();
  memory.set(key, kinds);
  return kinds;
}

/** The longer name of an organisation, place or event that a word is in, when it is not the end of it. */
export function nameAround(text: string, word: Pick<Word, 'start' | 'end'>): string | undefined {
  for (const { 0: run, index } of text.matchAll(NAME_RUN)) {
    if (word.start < index || word.end > index + run.length) continue;
    const after = text.slice(word.end, index + run.length);
    const rest = after.split(/\s+/).map((part) => part.toLowerCase().replace(/['’]s$/, ''));
    if (rest.some((part) => HEADS.has(part)) || /^\s+(?:of|&)\s/.test(after)) return run;
  }
  return undefined;
}
