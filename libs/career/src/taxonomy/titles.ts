import { LEADING_RANKS, LEVEL_PHRASES, LEVEL_WORDS } from './data/level-words.ts';
import { TITLE_SHORT_FORMS } from './data/title-words.ts';
import { allOccupations, titlesOf } from './occupations.ts';
import type { Occupation, TitleMatch } from './taxonomy.types.ts';
import { extension, type TaxonomyExtension } from './widening/taxonomy-extension.ts';
import { fold, wordKey, wordsOf } from './words.ts';

/** Below this confidence a title is not placed: the person is asked instead. */
export const TITLE_CONFIDENCE_FLOOR = 0.55;

const MATCHES_MAX = 10;
/** A title is a line; what comes after is not read. */
const TITLE_LENGTH_MAX = 300;
/** What an exact title is worth when words of rank were set aside, and when it is one part of several. */
const STRIPPED = 0.98;
const FIRST_PART = 0.965;
const PART = 0.92;
/** The most that similarity alone can reach. */
const SIMILAR_MAX = 0.96;
const HEAD_BONUS = 0.12;
const OTHER_HEAD = 0.88;
/** A rank that the title does not claim. */
const OTHER_RANK = 0.85;
const RANK_KEYS = new Set(['chief', 'head', 'director', 'manager', 'ceo', 'supervisor'].map(wordKey));
const PARTS = /\s*[|/;•·,]\s*|\s+[-–—:]\s*|\s*[–—:]\s+|\s+(?:and|&|cum)\s+/;
/** A word of so many titles finds none by itself when the title has a rarer one. */
const COMMON = 1_000;
const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'the', 'to', 'with', 'on']);
const LEVELS = new RegExp(`\\b(?:${LEVEL_PHRASES.join('|').replaceAll(' ', '[ -]')})\\b`, 'g');

interface KnownTitle {
  occupation: Occupation;
  name: string;
  keys: readonly string[];
  /** Length of the weights of its words. */
  length: number;
  ranks: readonly string[];
}

interface TitleIndex {
  exact: ReadonlyMap<string, KnownTitle>;
  byKey: ReadonlyMap<string, readonly KnownTitle[]>;
  weight(key: string): number;
}

interface Reading {
  keys: string[];
  worth: number;
  /** Whether only the very title counts, as its words of level would match those of other titles. */
  exactly?: boolean;
}

let index: { of: TaxonomyExtension; titles: TitleIndex } | undefined;

/**
 * Occupations that a job title may stand for, best first, at most ten. Words of level (senior, intern, corps member)
 * are set aside. Empty when no word of the title is known. See TITLE_CONFIDENCE_FLOOR for what counts as placed.
 */
export function resolveTitle(title: string): TitleMatch[] {
  const best = new Map<string, TitleMatch>();
  for (const reading of readingsOf(title.slice(0, TITLE_LENGTH_MAX))) {
    for (const match of matchesOf(reading)) {
      const known = best.get(match.occupation.id);
      if (!known || match.confidence > known.confidence) best.set(match.occupation.id, match);
    }
  }
  return ranked([...best.values()]);
}

/**
 * Occupations for a picker, best first, at most ten: those whose title or alias holds every word typed, the last one
 * as a beginning; then those that the text resolves to.
 */
export function searchTitles(text: string): TitleMatch[] {
  const typed = fold(text.slice(0, TITLE_LENGTH_MAX))
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean);
  if (typed.length === 0) return [];
  const best = new Map<string, TitleMatch>();
  for (const occupation of allOccupations()) {
    for (const name of titlesOf(occupation)) {
      const words = fold(name).split(/[^\p{L}\p{N}+#.]+/u);
      if (!typed.every((word) => words.some((candidate) => candidate.startsWith(word)))) continue;
      const opens = words[0]?.startsWith(typed[0] ?? '') ? 0.1 : 0;
      const confidence = Math.min(
        1,
        0.6 + opens + (0.3 * typed.join('').length) / Math.max(1, words.join('').length),
      );
      const known = best.get(occupation.id);
      if (!known || confidence > known.confidence)
        best.set(occupation.id, { occupation, confidence, via: name });
    }
  }
  for (const match of resolveTitle(text))
    if (!best.has(match.occupation.id)) best.set(match.occupation.id, match);
  return ranked([...best.values()]);
}

function ranked(matches: TitleMatch[]): TitleMatch[] {
  return matches
    .toSorted((a, b) => b.confidence - a.confidence || (a.occupation.id < b.occupation.id ? -1 : 1))
    .slice(0, MATCHES_MAX);
}

/** The ways to read a title: as it is, without words of level, turned round at a comma, and its parts. */
function readingsOf(title: string): Reading[] {
  const plain = fold(title).replaceAll(/['’]s\b/g, 's');
  const bare = plain.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').replaceAll(LEVELS, ' ');
  const readings: Reading[] = [{ keys: keysOf(plain), worth: 1, exactly: true }];
  const add = (text: string, worth: number): void => {
    const keys = keysOf(withoutLevel(text));
    if (keys.length === 0) return;
    readings.push({ keys, worth });
    const unranked = withoutRank(text);
    if (unranked) readings.push({ keys: keysOf(withoutLevel(unranked)), worth: worth * FIRST_PART });
  };
  const place = bare.split(/\s(?:at|@|with|under|to)\s/)[0] ?? bare;
  add(place, STRIPPED);
  const [lead, ...others] = place.split(/\s*,\s*/);
  if (lead && others.length > 0) add(`${others[0]} ${lead}`, STRIPPED);
  const [first, ...parts] = place.split(PARTS).filter(Boolean);
  if (!first || parts.length === 0) return readings;
  add(first, FIRST_PART);
  // Sales and distribution manager: a sales manager first of all.
  add(`${first} ${place.trim().split(/\s+/).at(-1)}`, FIRST_PART);
  for (const part of parts) add(part, PART);
  return readings;
}

const withoutLevel = (text: string): string =>
  text
    .split(/[\s,.]+/)
    .filter((word) => !LEVEL_WORDS.has(word))
    .join(' ');

/** `head of marketing` and `assistant accountant` name the work of a marketing manager and an accountant. */
function withoutRank(text: string): string | undefined {
  const [first, ...others] = withoutLevel(text).split(' ').filter(Boolean);
  if (!first || others.length === 0 || !LEADING_RANKS.has(first)) return undefined;
  return others[0] === 'of' ? `${others.slice(1).join(' ')} manager` : others.join(' ');
}

function keysOf(text: string): string[] {
  const spelled = text.split(/(\s+)/).map((word) => TITLE_SHORT_FORMS[word.replace(/[.,]$/, '')] ?? word);
  return wordsOf(spelled.join(''))
    .map((word) => TITLE_SHORT_FORMS[fold(word.text)] ?? word.text)
    .flatMap((word) => word.split(' '))
    .filter((word) => !SMALL_WORDS.has(word))
    .map(wordKey);
}

function matchesOf({ keys, worth, exactly }: Reading): TitleMatch[] {
  const { exact, byKey, weight } = titleIndex();
  const same = exact.get(keys.join(' '));
  const matches: TitleMatch[] = same
    ? [{ occupation: same.occupation, confidence: worth, via: same.name }]
    : [];
  if (exactly) return matches;
  const shared = new Map<KnownTitle, number>();
  const rarestFirst = [...new Set(keys)]
    .map((key) => ({ key, holding: byKey.get(key) ?? [], square: weight(key) ** 2 }))
    .sort((a, b) => a.holding.length - b.holding.length);
  for (const { key, holding, square } of rarestFirst) {
    const isCommon = holding.length > COMMON && shared.size > 0;
    const candidates = isCommon ? [...shared.keys()].filter((known) => known.keys.includes(key)) : holding;
    for (const known of candidates) shared.set(known, (shared.get(known) ?? 0) + square);
  }
  const length = norm(keys, weight);
  const head = keys.at(-1);
  for (const [known, square] of shared) {
    const cosine = square / (length * known.length);
    const headed = known.keys.at(-1) === head ? cosine + HEAD_BONUS * (1 - cosine) : cosine * OTHER_HEAD;
    const ranked = known.ranks.some((key) => !keys.includes(key)) ? headed * OTHER_RANK : headed;
    const confidence = Math.min(ranked, SIMILAR_MAX) * worth;
    matches.push({ occupation: known.occupation, confidence, via: known.name });
  }
  return matches;
}

const norm = (keys: readonly string[], weight: (key: string) => number): number =>
  Math.sqrt(keys.reduce((sum, key) => sum + weight(key) ** 2, 0)) || 1;

function titleIndex(): TitleIndex {
  const added = extension();
  if (index?.of !== added) index = { of: added, titles: buildIndex(allOccupations()) };
  return index.titles;
}

function buildIndex(occupations: readonly Occupation[]): TitleIndex {
  const names = occupations.flatMap((occupation) =>
    titlesOf(occupation).map((name) => ({
      occupation,
      name,
      whole: keysOf(fold(name)),
    })),
  );
  const holders = new Map<string, Set<string>>();
  for (const { occupation, whole } of names) {
    for (const key of whole) holders.set(key, (holders.get(key) ?? new Set()).add(occupation.id));
  }
  const weight = (key: string): number => Math.log(1 + occupations.length / (holders.get(key)?.size ?? 0.7));
  const exact = new Map<string, KnownTitle>();
  const byKey = new Map<string, KnownTitle[]>();
  for (const { occupation, name, whole } of names) {
    const keys = [...new Set(whole)];
    const ranks = keys.filter((key) => RANK_KEYS.has(key));
    const known: KnownTitle = { occupation, name, keys, length: norm(keys, weight), ranks };
    if (!exact.has(whole.join(' '))) exact.set(whole.join(' '), known);
    for (const key of keys) {
      const holding = byKey.get(key);
      if (holding) holding.push(known);
      else byKey.set(key, [known]);
    }
  }
  return { exact, byKey, weight };
}
