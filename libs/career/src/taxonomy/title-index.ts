import { AGENTS, HEAD_CLASSES } from './data/title-words.data.ts';
import { allOccupations, titlesOf } from './occupations.ts';
import type { Occupation } from './taxonomy.types.ts';
import { doerOf, isNoAgent, readName, wordsOfName } from './title-text.ts';
import { type TitleVote, voteOf } from './title-vote.ts';
import { extension, type TaxonomyExtension } from './widening/taxonomy-extension.ts';

/** A title of the taxonomy, ready to be compared. */
export interface KnownTitle {
  occupation: Occupation;
  name: string;
  head: string | undefined;
  modifiers: readonly string[];
  /** All words in order. */
  phrase: string;
  /** Sum of the weights of its modifiers. */
  weight: number;
}

export interface TitleIndex {
  /** The titles that are these words in this order, written together or apart (barman, bar man). */
  whole(phrase: string): readonly KnownTitle[];
  /** By each modifier, and by the head of titles that have none. */
  byModifier: ReadonlyMap<string, readonly KnownTitle[]>;
  byHeadAlone: ReadonlyMap<string, readonly KnownTitle[]>;
  byHead: ReadonlyMap<string, readonly KnownTitle[]>;
  isAgent(word: string): boolean;
  /** How much a word says; undefined when no title has it. */
  weightOf(key: string): number | undefined;
  headWeight(head: string): number;
  /** How far the doer alone decides the work, 0 to 1: the share of its titles that are of one group. */
  purityOf(head: string): number;
  /** In how many titles of the group the modifier is, as a share of the group that has it most. */
  shareOfGroup(key: string, group: string): number;
  /** Whether a title of the group has the doer. */
  isDoerOf(head: string, group: string): boolean;
  /** 1 for the same doer, less for one of a like kind, 0 for another. */
  headLikeness(a: string | undefined, b: string | undefined): number;
  /** The group that most words of a title point to. */
  vote: TitleVote;
}

const LIKE = 0.78;
let index: { of: TaxonomyExtension; titles: TitleIndex } | undefined;

/** The index of all titles; built at the first question and when an operator's file changes what is known. */
export function titleIndex(): TitleIndex {
  const added = extension();
  if (index?.of !== added) index = { of: added, titles: buildIndex(allOccupations()) };
  return index.titles;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function buildIndex(occupations: readonly Occupation[]): TitleIndex {
  const names = occupations.flatMap((occupation) =>
    titlesOf(occupation).map((name) => ({ occupation, name, words: wordsOfName(name) })),
  );
  const agents = new Set(AGENTS);
  for (const { words } of names) agents.add(doerOf(words, AGENTS));
  const isAgent = (word: string): boolean => agents.has(word) && !isNoAgent(word);
  const read = names
    .flatMap((one) => [one, ...doersOfWork(one.words).map((words) => ({ ...one, words }))])
    .map((one) => ({ ...one, reading: readName(one.words, isAgent) }));
  const { weightOf, headWeight } = weights(read, occupations.length);
  const { purityOf, shareOfGroup, isDoerOf } = groupsOf(read);
  const exact = new Map<string, KnownTitle[]>();
  const joined = new Map<string, KnownTitle[]>();
  const byModifier = new Map<string, KnownTitle[]>();
  const byHeadAlone = new Map<string, KnownTitle[]>();
  const byHead = new Map<string, KnownTitle[]>();
  for (const { occupation, name, reading } of read) {
    const modifiers = [...new Set(reading.modifiers)];
    const weight = modifiers.reduce((sum, key) => sum + (weightOf(key) ?? 0), 0);
    const { head, phrase } = reading;
    const known: KnownTitle = { occupation, name, head, modifiers, phrase, weight };
    push(exact, reading.phrase, known);
    push(joined, together(reading.phrase), known);
    for (const key of modifiers) push(byModifier, key, known);
    if (head) push(byHead, head, known);
    if (modifiers.length === 0 && head) push(byHeadAlone, head, known);
  }
  return {
    whole: (phrase) => exact.get(phrase) ?? joined.get(together(phrase)) ?? [],
    byModifier,
    byHeadAlone,
    byHead,
    isAgent,
    weightOf,
    headWeight,
    purityOf,
    shareOfGroup,
    isDoerOf,
    headLikeness: likeness(),
    vote: voteOf(read.map(({ occupation, reading }) => ({ group: groupOf(occupation), reading }))),
  };
}

const RUNNERS = new Set(['operator', 'worker', 'operative']);

/** Who operates nut roasting is a nut roaster. */
function doersOfWork(words: readonly string[]): string[][] {
  if (!RUNNERS.has(words.at(-1) ?? '')) return [];
  const plain = words.slice(0, -1).filter((word) => word !== 'machine');
  const work = plain.at(-1) ?? '';
  return /^[a-z]{3,}ing$/.test(work) ? [[...plain.slice(0, -1), `${work.slice(0, -3)}er`]] : [];
}

interface Read {
  occupation: Occupation;
  reading: { head: string | undefined; modifiers: readonly string[] };
}

const together = (phrase: string): string => phrase.replaceAll(' ', '');

/** A word says the more, the fewer occupations have it. */
function weights(
  read: readonly Read[],
  total: number,
): { weightOf(key: string): number | undefined; headWeight(head: string): number } {
  const modifiers = new Map<string, Set<string>>();
  const heads = new Map<string, Set<string>>();
  for (const { occupation, reading } of read) {
    for (const key of reading.modifiers)
      modifiers.set(key, (modifiers.get(key) ?? new Set()).add(occupation.id));
    if (reading.head) heads.set(reading.head, (heads.get(reading.head) ?? new Set()).add(occupation.id));
  }
  const weigh = (holders: number): number => Math.log(1 + total / holders);
  const byKey = new Map([...modifiers].map(([key, holders]) => [key, weigh(holders.size)]));
  const byHead = new Map([...heads].map(([head, holders]) => [head, weigh(holders.size)]));
  return { weightOf: (key) => byKey.get(key), headWeight: (head) => byHead.get(head) ?? weigh(1) };
}

/** The unit group of an occupation; one that an operator adds is its own group. */
export const groupOf = (occupation: Occupation): string =>
  'isco' in occupation ? String(occupation.isco) : occupation.id;

function groupsOf(read: readonly Read[]): Pick<TitleIndex, 'purityOf' | 'shareOfGroup' | 'isDoerOf'> {
  const heads = new Map<string, Map<string, number>>();
  const modifiers = new Map<string, Map<string, number>>();
  for (const { occupation, reading } of read) {
    const group = groupOf(occupation);
    if (reading.head) {
      const counts = heads.get(reading.head) ?? new Map<string, number>();
      heads.set(reading.head, counts.set(group, (counts.get(group) ?? 0) + 1));
    }
    for (const key of reading.modifiers) {
      const counts = modifiers.get(key) ?? new Map<string, number>();
      modifiers.set(key, counts.set(group, (counts.get(group) ?? 0) + 1));
    }
  }
  const purity = new Map(
    [...heads].map(([head, counts]) => {
      const all = [...counts.values()];
      return [head, Math.max(...all) / (all.reduce((sum, count) => sum + count, 0) + 2)];
    }),
  );
  return {
    purityOf: (head) => purity.get(head) ?? 0,
    shareOfGroup: (key, group) => {
      const counts = modifiers.get(key);
      const held = counts?.get(group) ?? 0;
      return counts ? held / Math.max(...counts.values()) : 0;
    },
    isDoerOf: (head, group) => heads.get(head)?.has(group) ?? false,
  };
}

function likeness(): (a: string | undefined, b: string | undefined) => number {
  const classes = new Map<string, Set<number>>();
  for (const [position, words] of HEAD_CLASSES.entries())
    for (const word of words) classes.set(word, (classes.get(word) ?? new Set()).add(position));
  return (a, b) => {
    if (a === undefined || b === undefined) return 0;
    if (a === b) return 1;
    const others = classes.get(b);
    if (!others) return 0;
    for (const one of classes.get(a) ?? []) if (others.has(one)) return LIKE;
    return 0;
  };
}
