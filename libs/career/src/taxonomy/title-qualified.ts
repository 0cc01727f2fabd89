import type { TitleMatch } from './taxonomy.types.ts';
import type { KnownTitle, TitleIndex } from './title-index.ts';
import { isLevel } from './title-keys.ts';
import { keysOf, readName, wordsOfName } from './title-text.ts';

/** From here a known title is in the title as a whole; what one with fewer of its words keeps. */
const QUALIFIED_FROM = 0.94;
const LESS_QUALIFIED = 0.9;

/**
 * "Operations Officer - Commercial Bank" is an operations officer by its first words, yet "operations officer of a bank"
 * is known as well, and all its words are in the title: the known title that says more counts.
 */
export function qualified(matches: TitleMatch[], title: string, index: TitleIndex): TitleMatch[] {
  const [first] = matches;
  if (!first || first.confidence < QUALIFIED_FROM) return matches;
  const keys = keysOf(title, index.isAgent);
  const known = index.whole(phraseOf(first.via, index)).find(({ name }) => name === first.via);
  if (!known?.head) return matches;
  const fuller = fullerThan(known, keys, index);
  if (!fuller) return matches;
  const { occupation, name } = fuller;
  const others = matches
    .filter((match) => match.occupation.id !== occupation.id)
    .map((match) => ({ ...match, confidence: Math.min(match.confidence, LESS_QUALIFIED) }));
  return [{ occupation, confidence: first.confidence, via: name }, ...others];
}

/** The known title of the same doer with the most that the title says besides. */
function fullerThan(known: KnownTitle, keys: ReadonlySet<string>, index: TitleIndex): KnownTitle | undefined {
  let fullest: KnownTitle | undefined;
  for (const key of keys) {
    if (known.modifiers.includes(key)) continue;
    for (const other of index.byModifier.get(key) ?? []) {
      const isFuller =
        other.head === known.head &&
        other.weight > (fullest?.weight ?? known.weight) &&
        known.modifiers.every((modifier) => other.modifiers.includes(modifier)) &&
        isSaidBesides(other, known, keys);
      if (isFuller) fullest = other;
    }
  }
  return fullest;
}

/** Rank and level say no more of the work, and a second doer is other work. */
function isSaidBesides(other: KnownTitle, known: KnownTitle, keys: ReadonlySet<string>): boolean {
  const besides = other.modifiers.filter((modifier) => !known.modifiers.includes(modifier));
  return besides.every((modifier) => keys.has(modifier)) && besides.some((modifier) => !isLevel(modifier));
}

const phraseOf = (name: string, index: TitleIndex): string =>
  readName(wordsOfName(name), index.isAgent).phrase;
