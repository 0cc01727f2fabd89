import { SKILLS } from '../../taxonomy/data/skills.data.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import data from '../data/related-words.json' with { type: 'json' };
import { isTelling, wordsOf } from '../words.ts';

/** Roots with how much each of them says that a text is about a thing. */
type Weights = ReadonlyMap<string, number>;

/** A word of another name of a skill that is asked for: `aquaculture` for fish farming. */
const OTHER_NAME = 0.6;
/** A word of the same field of work. */
const SAME_FIELD = 0.5;
/** A word that is beside one of its words in the name of some skill. */
const BESIDE = 0.3;
/** A root in the names of more skills than this says nothing of any of them. */
const FEW_SKILLS = 6;
const ENDING =
  /(?:isations?|izations?|ations?|itions?|ments?|ings?|ers?|ors?|ions?|ities|ity|ships?|ables?|als?|ed|es|s|ly|e)$/;
const LEAST_ROOT = 4;
const LONGEST_ROOT = 8;

/** What forms of a word have in common: `train` of trained, trainer and training. It decides an order and no claim. */
function rootOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}|['’].*$/gu, '')
    .toLowerCase();
  let root = plain.replace(/(?<!s)s$/, '');
  // `leadership` has two endings.
  for (let short = root.replace(ENDING, ''); short !== root; short = root.replace(ENDING, '')) {
    if (short.length < LEAST_ROOT) break;
    root = short;
  }
  return root.replace(/([bdgmnprt])\1$/, '$1').slice(0, LONGEST_ROOT);
}

const partsOf = (word: string): string[] => [word, ...(/[-/]/.test(word) ? word.split(/[-/]/) : [])];

const SMALL = /^(?:of|and|for|the|in|on|an?|to|at|with|or|by|&)$/i;
/** Words in a row that an abbreviation stands for, at least; names may be shorter. */
const LEAST_INITIALS = 3;
const MOST_INITIALS = 5;

/** Abbreviations of a text and the initials of its words in a row: `CQC` is near to `Care Quality Commission`. */
function abbreviationsOf(text: string): Set<string> {
  const written = text.match(/(?<![\p{L}\d])\p{Lu}{2,6}(?=s?(?![\p{L}\d]))/gu) ?? [];
  const words = (text.match(/[\p{L}&]+/gu) ?? []).filter((word) => !SMALL.test(word));
  const initials = words.flatMap((_, from) =>
    Array.from({ length: MOST_INITIALS - 1 }, (_one, more) => words.slice(from, from + more + 2))
      .filter((run) => run.length >= LEAST_INITIALS || run.every((word) => /^\p{Lu}\p{L}/u.test(word)))
      .map((run) => run.map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.charAt(0))).join('')),
  );
  return new Set([...written, ...initials].map((name) => `=${name.toLowerCase()}`));
}

/** The roots of the telling words of a text. */
const rootsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .flatMap(({ text: word }) => partsOf(word))
      .filter((word) => isTelling(word))
      .map(rootOf),
  );

const FAMILIES = data.families.map((family) => new Set(family.split(' ').map(rootOf)));

const namesOf = ({ name, aliases }: { name: string; aliases: readonly string[] }): string =>
  [name, ...aliases].join(' ');

let byRoot: Map<string, Set<string>[]> | undefined;

/** For each root, the roots of each skill in whose names it is. */
function skillsByRoot(): ReadonlyMap<string, Set<string>[]> {
  if (byRoot) return byRoot;
  const found = new Map<string, Set<string>[]>();
  for (const skill of SKILLS) {
    const roots = rootsOf(namesOf(skill));
    for (const root of roots) found.set(root, [...(found.get(root) ?? []), roots]);
  }
  byRoot = found;
  return found;
}

/** The roots of a text, and at less those of other names for what it names and of words of its field. */
function weightsOf(text: string, own: ReadonlySet<string>): Weights {
  const weights = new Map<string, number>();
  const add = (roots: Iterable<string>, weight: number): void => {
    for (const root of roots) if ((weights.get(root) ?? 0) < weight) weights.set(root, weight);
  };
  add(own, 1);
  add(abbreviationsOf(text), 1);
  for (const { skill } of findSkills(text)) add(rootsOf(namesOf(skill)), OTHER_NAME);
  for (const family of FAMILIES) if ([...own].some((root) => family.has(root))) add(family, SAME_FIELD);
  for (const root of own) {
    const skills = skillsByRoot().get(root) ?? [];
    if (skills.length <= FEW_SKILLS) for (const roots of skills) add(roots, BESIDE);
  }
  return weights;
}

/**
 * How near a text is to each of what is asked for: 0 for nothing in common, 1 for all of its words. Nearness decides
 * which line of a resume comes first, and never whether it meets anything.
 */
export function relevanceTo(asked: readonly string[], texts: readonly string[]): (text: string) => number[] {
  const counts = new Map<string, number>();
  const all = [...texts, ...asked].map(rootsOf);
  for (const roots of all) for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  const rarity = (root: string): number =>
    Math.log(1 + all.length / (counts.get(root) ?? 1)) / Math.log(1 + all.length);
  const wanted = asked.map((text) => {
    const own = rootsOf(text);
    return {
      weights: weightsOf(text, own),
      whole: [...own].reduce((sum, root) => sum + rarity(root), 0),
    };
  });
  const measure = (text: string): number[] => {
    const roots = new Set([...rootsOf(text), ...abbreviationsOf(text)]);
    return wanted.map(({ weights, whole }) => {
      let shared = 0;
      for (const root of roots) {
        const weight = weights.get(root);
        if (weight !== undefined) shared += weight * rarity(root);
      }
      return whole === 0 ? 0 : Math.min(1, shared / whole);
    });
  };
  // A letter is composed several times, mostly of the same sentences.
  const known = new Map<string, number[]>();
  return (text) => {
    const near = known.get(text) ?? measure(text);
    known.set(text, near);
    return near;
  };
}
