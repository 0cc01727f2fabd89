import { NOUNS_OF_FIELDS, PAST_FORMS } from './data/word-forms.ts';
import type { Skill, SkillGuard } from './taxonomy.types.ts';
import { fold, type Word, wordsOf } from './words.ts';

/** A run of words that is an alias of a skill. */
export interface AliasMatch {
  skill: Skill;
  /** The alias, folded. */
  alias: string;
  /** Index of the first and the last word. */
  first: number;
  last: number;
}

export interface SkillIndex {
  byId: ReadonlyMap<string, Skill>;
  byAlias: ReadonlyMap<string, Skill>;
  byKeys: ReadonlyMap<string, Skill>;
  /** By alias. */
  guards: ReadonlyMap<string, SkillGuard>;
  /** Skills that a skill is a kind of, by id: truck driving of articulated truck driving. */
  broader: ReadonlyMap<string, readonly Skill[]>;
  /** Aliases word by word. */
  plain: AliasNode;
  /** Aliases of several words with the last one first: `screened CVs` is CV screening. */
  turned: AliasNode;
}

interface AliasNode {
  next: Map<string, AliasNode>;
  ends: { skill: Skill; alias: string }[];
}

/** Words that may come between a verb and what it is done to. */
const BETWEEN = new Set('a all an annual daily monthly new of our the their weekly yearly'.split(' '));
const BETWEEN_MAX = 2;

/** Skills whose name at the end of a longer name always means the same: not `cleaning`, for data is cleaned otherwise. */
const BROAD_NAMES = new Set(
  'accounting|advertising|journalism|marketing|photography|recruitment|research|sales|teaching|welding|truck driving|risk management|project management|customer service|procurement|financial reporting|due diligence|web development|content writing|data collection|test automation|machine operation|network security|cloud security'.split(
    '|',
  ),
);

export function buildSkillIndex(skills: readonly Skill[]): SkillIndex {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const byAlias = new Map<string, Skill>();
  const byKeys = new Map<string, Skill>();
  const plain = emptyNode();
  const turned = emptyNode();
  for (const skill of skills) {
    for (const name of [skill.name, ...skill.aliases]) {
      const alias = fold(name);
      const words = wordsOf(name);
      const keys = words.map(({ key }) => key).join(' ');
      if (!byAlias.has(alias)) byAlias.set(alias, skill);
      if (!byKeys.has(keys)) byKeys.set(keys, skill);
      add(plain, words.map(stepOf), { skill, alias });
      const action = words.at(-1);
      if (words.length > 1 && words.length < 4 && action && !NOUNS_OF_FIELDS.has(fold(action.text))) {
        const rest = words.slice(0, -1).map(({ key }) => key);
        add(turned, [action.key, ...rest], { skill, alias });
      }
    }
  }
  const guards = new Map(skills.flatMap(({ guards = [] }) => guards.map((guard) => [guard.alias, guard])));
  return { byId, byAlias, byKeys, guards, broader: broaderSkills(skills, byAlias), plain, turned };
}

/** A name that ends in one of the broad names is a kind of that skill: who does field sales does sales. */
function broaderSkills(
  skills: readonly Skill[],
  byAlias: ReadonlyMap<string, Skill>,
): ReadonlyMap<string, readonly Skill[]> {
  const broader = new Map<string, readonly Skill[]>();
  for (const skill of skills) {
    const words = fold(skill.name).split(' ');
    const found = words.flatMap((_, from) => {
      const ending = words.slice(from).join(' ');
      const other = from > 0 && BROAD_NAMES.has(ending) ? byAlias.get(ending) : undefined;
      return other ? [other] : [];
    });
    if (found.length > 0) broader.set(skill.id, found);
  }
  return broader;
}

/** The longest alias that begins at a word. */
export function longestAlias(
  index: SkillIndex,
  words: readonly Word[],
  first: number,
): AliasMatch | undefined {
  const plain = plainAlias(index.plain, words, first);
  const turned = turnedAlias(index, words, first);
  return turned && turned.last > (plain?.last ?? -1) ? turned : plain;
}

function plainAlias(root: AliasNode, words: readonly Word[], first: number): AliasMatch | undefined {
  let node: AliasNode | undefined = root;
  let longest: AliasMatch | undefined;
  for (let last = first; last < words.length; last++) {
    const word = words[last] as Word;
    if (last > first && word.joint === 'apart') break;
    node = node.next.get(last > first ? stepOf(word) : word.key);
    if (!node) break;
    const end = last === first ? node.ends.find(({ alias }) => isSameWord(word, alias)) : node.ends[0];
    if (end) longest = { ...end, first, last };
  }
  return longest;
}

function turnedAlias(index: SkillIndex, words: readonly Word[], first: number): AliasMatch | undefined {
  const verb = words[first] as Word;
  const node = index.turned.next.get(verb.key);
  if (!node || !isAction(verb, words[first + 1])) return undefined;
  let at = first + 1;
  while (at - first <= BETWEEN_MAX && isBetween(words[at])) at++;
  const match = objectAt(index, node, words, first, at);
  if (match || plainAlias(index.plain, words, at)) return match;
  // One further word may describe the object: managed large teams.
  const further = words[at];
  const describes = further?.joint === 'close' && further.key !== 'and' && further.key !== 'or';
  return describes ? objectAt(index, node, words, first, at + 1) : undefined;
}

/** What the verb is done to, unless those words open a longer name: coordinated training needs assessment. */
function objectAt(
  { plain }: SkillIndex,
  verb: AliasNode,
  words: readonly Word[],
  first: number,
  start: number,
): AliasMatch | undefined {
  let node: AliasNode | undefined = verb;
  let longest: AliasMatch | undefined;
  for (let last = start; last < words.length; last++) {
    const word = words[last] as Word;
    if (word.joint !== 'close') break;
    node = node.next.get(word.key);
    if (!node) break;
    const end = node.ends[0];
    if (end) longest = { ...end, first, last };
  }
  const longer = longest && plainAlias(plain, words, start);
  return longest && longer && longer.last > longest.last ? undefined : longest;
}

const isBetween = (word: Word | undefined): boolean =>
  word?.joint === 'close' && (BETWEEN.has(word.key) || /^\d/.test(word.text));

/** `screened`, `screening` and `review of`, but not the noun in `account numbers`. */
const isAction = ({ text }: Word, next: Word | undefined): boolean => {
  const word = fold(text);
  return /(?:ed|ing)$/.test(word) || PAST_FORMS.has(word) || next?.key === 'of';
};

/**
 * A single word must be the alias itself, except for a plural or a British spelling; of an activity the past counts
 * too: `patrolled` is Patrolling.
 */
function isSameWord({ text }: Word, alias: string): boolean {
  const word = fold(text).replace(/['’]s$/, '');
  if (word === alias || singular(word) === singular(alias)) return true;
  if (word.length > 8 && word.slice(-3) === alias.slice(-3)) return true;
  return (
    alias.endsWith('ing') && !NOUNS_OF_FIELDS.has(alias) && (word.endsWith('ed') || PAST_FORMS.has(word))
  );
}

const singular = (word: string): string =>
  word.length > 5 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word;

/** A comma parts names in a list, but belongs to some: Health, safety and environment. */
const stepOf = ({ key, joint }: Word): string => (joint === 'comma' ? `,${key}` : key);

const emptyNode = (): AliasNode => ({ next: new Map(), ends: [] });

function add(root: AliasNode, steps: readonly string[], end: AliasNode['ends'][number]): void {
  let node = root;
  for (const step of steps) {
    const next = node.next.get(step) ?? emptyNode();
    node.next.set(step, next);
    node = next;
  }
  if (node !== root) node.ends.push(end);
}
