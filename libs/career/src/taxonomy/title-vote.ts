import type { TitleReading } from './title-text.ts';

type Words = Pick<TitleReading, 'head' | 'modifiers'>;

/**
 * Which unit groups the words of a title point to, all titles of a group taken together: the share of the vote by
 * group, empty when no word is known.
 */
export type TitleVote = (reading: Words) => ReadonlyMap<string, number>;

/** How many titles a word counts as in a group that has none with it, times its share of all titles. */
const SMOOTHING = 4;
/** How far groups with more titles are ahead. */
const SIZE_MATTERS = 0.3;

/** A doer and a word of the same letters say different things: a cleaner, and cleaner production. */
const wordsOf = ({ head, modifiers }: Words): string[] => [
  ...new Set(head === undefined ? modifiers : [...modifiers, `doer ${head}`]),
];

/** Counts in how many titles of each group a word occurs (naive Bayes over the titles of the taxonomy). */
export function voteOf(titles: readonly { group: string; reading: Words }[]): TitleVote {
  const sizes = new Map<string, number>();
  const holders = new Map<string, { all: number; byGroup: Map<string, number> }>();
  for (const { group, reading } of titles) {
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
    for (const word of wordsOf(reading)) {
      const known = holders.get(word) ?? { all: 0, byGroup: new Map<string, number>() };
      known.all++;
      known.byGroup.set(group, (known.byGroup.get(group) ?? 0) + 1);
      holders.set(word, known);
    }
  }
  return (reading) => {
    const known = wordsOf(reading).flatMap((word) => holders.get(word) ?? []);
    if (known.length === 0) return new Map();
    const scores = new Map<string, number>();
    for (const [group, size] of sizes) {
      let score = SIZE_MATTERS * Math.log(size / titles.length);
      for (const { all, byGroup } of known) {
        const held = (byGroup.get(group) ?? 0) + (SMOOTHING * all) / titles.length;
        score += Math.log(held / (size + SMOOTHING));
      }
      scores.set(group, score);
    }
    const best = Math.max(...scores.values());
    const whole = [...scores.values()].reduce((sum, score) => sum + Math.exp(score - best), 0);
    return new Map([...scores].map(([group, score]) => [group, Math.exp(score - best) / whole]));
  };
}
