import { allOccupations, titlesOf } from './occupations.ts';
import type { TitleMatch } from './taxonomy.types.ts';
import { groupOf, type KnownTitle, type TitleIndex, titleIndex } from './title-index.ts';
import { isTerms } from './title-keys.ts';
import { qualified } from './title-qualified.ts';
import { readingsOf, type TitleReading } from './title-text.ts';
import { fold } from './words.ts';

/** Below this confidence a title is not placed: the person is asked instead. */
export const TITLE_CONFIDENCE_FLOOR = 0.52;

const MATCHES_MAX = 10;
/** What a searched title is read of at most. */
const TYPED_LENGTH_MAX = 300;
/** The most that a likeness can reach. */
const SIMILAR_MAX = 0.91;
/** How much a word counts that only the title has, only the known title has, or nobody knows. */
const TITLE_ONLY = 0.6;
const KNOWN_ONLY = 0.6;
const UNKNOWN = 2.9;
/** How much of that counts when the group knows the word, and at least when the doer alone decides the work. */
const FITTING = 0.18;
const OPEN_LEAST = 0.2;
/** How fast a word of which the group has few titles counts as one of its own. */
const SHARED_FITS = 0.2;
/** The share of a doer's titles in one unit group from which the doer alone says the work. */
const PURE = 0.7;
/** The known title is in the title word for word. */
const TOGETHER = 0.62;
/** A doer that no title of the group has. */
const STRANGE_DOER = 0.8;
/** A modifier that so many titles share finds none when the title has a rarer one. */
const COMMON = 400;
/** Another work is as likely: the title is ambiguous. */
const RIVAL_FROM = 0.6;
const RIVAL_COST = 0.115;
/** What a reading other than the title as it stands keeps. */
const READ_OTHERWISE = 0.998;
/** A title of the taxonomy as a whole, as it stands or turned round: no vote is needed. */
const WHOLE = 0.985;
/** What a likeness loses when all the words together point to another group. */
const OUTVOTED = 0.5;
/** The share of each group when no word is known. */
const UNDECIDED = 0.5;

/**
 * Occupations that a job title may stand for, best first, at most ten. Rank, level, place and file names are set aside;
 * the doer (driver) counts first, what is said of it (bus) second. See TITLE_CONFIDENCE_FLOOR for what counts as placed.
 */
export function resolveTitle(title: string): TitleMatch[] {
  const index = titleIndex();
  const best = new Map<string, TitleMatch>();
  const readings = readingsOf(title, index.isAgent);
  for (const [at, reading] of readings.entries()) {
    for (const found of matchesOf(reading, index)) {
      // Of two known titles the one that is written there as it stands counts first.
      const match = at === 0 ? found : { ...found, confidence: found.confidence * READ_OTHERWISE };
      const known = best.get(match.occupation.id);
      if (!known || match.confidence > known.confidence) best.set(match.occupation.id, match);
    }
  }
  const matches = qualified(ranked([...best.values()]), title, index);
  return voted(withoutRivals(matches), readings[0], index);
}

/**
 * The likest title alone misleads: a "payment officer" is near in words to a posting on payments for ecosystems. What
 * the words say in all titles together is a second opinion, and the only one where no title is near.
 */
function voted(matches: TitleMatch[], reading: TitleReading | undefined, index: TitleIndex): TitleMatch[] {
  if (!reading || (matches[0]?.confidence ?? 0) >= WHOLE) return matches;
  const { head, modifiers } = reading;
  const vote = index.vote({ head, modifiers: modifiers.filter((key) => !isTerms(key)) });
  return ranked(
    matches.map((match) => {
      const share = vote.get(groupOf(match.occupation)) ?? UNDECIDED;
      return { ...match, confidence: match.confidence * (1 - OUTVOTED * (1 - share)) };
    }),
  );
}

/**
 * Occupations for a picker, best first, at most ten: those whose title or alias holds every word typed, the last one
 * as a beginning; then those that the text resolves to.
 */
export function searchTitles(text: string): TitleMatch[] {
  const typed = fold(text.slice(0, TYPED_LENGTH_MAX))
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean);
  if (typed.length === 0) return [];
  const best = new Map<string, TitleMatch>();
  for (const occupation of allOccupations()) {
    for (const name of titlesOf(occupation)) {
      const confidence = typedConfidence(typed, fold(name).split(/[^\p{L}\p{N}+#.]+/u));
      if (confidence > (best.get(occupation.id)?.confidence ?? 0))
        best.set(occupation.id, { occupation, confidence, via: name });
    }
  }
  for (const match of resolveTitle(text))
    if (!best.has(match.occupation.id)) best.set(match.occupation.id, match);
  return ranked([...best.values()]);
}

/** How near what was typed comes to a name that has all of it; 0 for any other name. */
function typedConfidence(typed: readonly string[], words: readonly string[]): number {
  if (!typed.every((word) => words.some((candidate) => candidate.startsWith(word)))) return 0;
  const opens = words[0]?.startsWith(typed[0] ?? '') ? 0.1 : 0;
  return Math.min(1, 0.6 + opens + (0.3 * typed.join('').length) / Math.max(1, words.join('').length));
}

function ranked(matches: TitleMatch[]): TitleMatch[] {
  return matches
    .toSorted((a, b) => b.confidence - a.confidence || (a.occupation.id < b.occupation.id ? -1 : 1))
    .slice(0, MATCHES_MAX);
}

/** Lowers all when work of another kind is nearly as likely as the first. */
function withoutRivals(matches: TitleMatch[]): TitleMatch[] {
  const [first] = matches;
  if (!first || first.confidence >= SIMILAR_MAX) return matches;
  const rival = matches.find(({ occupation }) => groupOf(occupation) !== groupOf(first.occupation));
  const nearness = rival
    ? Math.max(0, rival.confidence / first.confidence - RIVAL_FROM) / (1 - RIVAL_FROM)
    : 0;
  const factor = 1 - RIVAL_COST * nearness;
  return matches.map((match) => ({ ...match, confidence: match.confidence * factor }));
}

function matchesOf(reading: TitleReading, index: TitleIndex): TitleMatch[] {
  const matches: TitleMatch[] = [];
  for (const { occupation, name } of index.whole(reading.phrase))
    matches.push({ occupation, confidence: reading.worth, via: name });
  const { head, isGuess } = reading;
  if (head === undefined || isGuess) return matches;
  for (const [known, shared] of candidates(reading, index)) {
    const confidence = likenessOf(reading, known, shared, index) * reading.worth;
    if (confidence > 0) matches.push({ occupation: known.occupation, confidence, via: known.name });
  }
  return matches;
}

/** Known titles that share a modifier, with the weight of what is shared, and those that are the doer alone. */
function candidates({ head, modifiers }: TitleReading, index: TitleIndex): Map<KnownTitle, number> {
  const shared = new Map<KnownTitle, number>();
  const rarestFirst = [...new Set(modifiers)]
    .map((key) => ({ key, weight: index.weightOf(key) ?? 0, holding: index.byModifier.get(key) ?? [] }))
    .sort((a, b) => a.holding.length - b.holding.length);
  for (const { key, weight, holding } of rarestFirst) {
    const from =
      holding.length > COMMON && shared.size > 0
        ? [...shared.keys()].filter((known) => known.modifiers.includes(key))
        : holding;
    for (const known of from) shared.set(known, (shared.get(known) ?? 0) + weight);
  }
  for (const known of ofDoer(head ?? '', index)) if (!shared.has(known)) shared.set(known, 0);
  return shared;
}

/** The titles that are the doer alone; all of them when the doer says the work: who roasts coffee or nuts, roasts. */
const ofDoer = (head: string, index: TitleIndex): readonly KnownTitle[] =>
  (index.purityOf(head) >= PURE ? index.byHead : index.byHeadAlone).get(head) ?? [];

function likenessOf(reading: TitleReading, known: KnownTitle, shared: number, index: TitleIndex): number {
  const { head = '', modifiers } = reading;
  const headWeight = index.headWeight(head);
  const likeness = index.headLikeness(head, known.head);
  if (likeness === 0) return 0;
  const group = groupOf(known.occupation);
  const alike = index.isDoerOf(head, group) ? likeness : likeness * STRANGE_DOER;
  const open = OPEN_LEAST + (1 - OPEN_LEAST) * (1 - index.purityOf(head));
  let titleOnly = 0;
  for (const key of new Set(modifiers)) {
    if (known.modifiers.includes(key)) continue;
    const weight = index.weightOf(key) ?? UNKNOWN;
    titleOnly += weight * (open + (FITTING - open) * index.shareOfGroup(key, group) ** SHARED_FITS);
  }
  if (` ${reading.phrase} `.includes(` ${known.phrase} `)) titleOnly *= TOGETHER;
  const knownOnly = Math.max(0, known.weight - shared);
  const held = headWeight * alike + shared;
  const all = headWeight + shared + TITLE_ONLY * titleOnly + KNOWN_ONLY * knownOnly;
  return Math.min(SIMILAR_MAX, held / all);
}
