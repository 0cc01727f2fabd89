import { CAPITAL_WORDS, COMPANY_WORDS, SHARED_ALIASES } from './data/ambiguous-words.ts';
import { SKILLS } from './data/skills.data.ts';
import type { Skill, SkillMention } from './taxonomy.types.ts';
import { fold, type Word, wordKey, wordsOf } from './words.ts';

export { SKILLS };

interface AliasEnd {
  skill: Skill;
  /** The alias, folded. */
  alias: string;
}

interface AliasNode {
  next: Map<string, AliasNode>;
  ends: AliasEnd[];
}

interface Found extends SkillMention {
  /** Index of the first and the last word. */
  first: number;
  last: number;
  doubt: 'none' | 'capital' | 'company';
}

interface SkillIndex {
  byId: ReadonlyMap<string, Skill>;
  byAlias: ReadonlyMap<string, Skill>;
  byKeys: ReadonlyMap<string, Skill>;
  aliases: AliasNode;
}

/** Words around a doubtful name in which another tool vouches for it. */
const COMPANY_REACH = 8;
const LIST_FOLLOWS =
  /^\s*(?:[,;/|)•·&+]|\.?\s*$|\.\s|\n|(?:and|or|language|programming|developer|engineer|backend|code)\b)/i;
const SENTENCE_END = /[.!?]\s/;

let index: SkillIndex | undefined;

/**
 * Skills named in a text, in the order of the text, each mention once; of names within names the longest counts.
 * A name that is a common word too (Excel, Go, R) counts only where capital letter or neighbours show the tool is meant.
 */
export function findSkills(text: string): SkillMention[] {
  const words = wordsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAt(words, at);
    if (match) found.push(match);
    at = match ? match.last + 1 : at + 1;
  }
  return found
    .filter((mention, position) => isMeant(mention, position, found, words, text))
    .map(({ skill, start, end }) => ({ skill, start, end }));
}

/** The skill of an id, or undefined. */
export function skillById(id: string): Skill | undefined {
  return skillIndex().byId.get(id);
}

/** The skill that a whole name stands for: by name or alias, then by the same words in other endings or spelling. */
export function skillByName(name: string): Skill | undefined {
  const { byAlias, byKeys } = skillIndex();
  const folded = fold(name).trim().replaceAll(/\s+/g, ' ');
  return byAlias.get(folded) ?? byKeys.get(keysOf(name));
}

function longestAt(words: readonly Word[], first: number): Found | undefined {
  let node: AliasNode | undefined = skillIndex().aliases;
  let longest: Found | undefined;
  for (let last = first; last < words.length; last++) {
    const word = words[last] as Word;
    if (last > first && word.joint === 'apart') break;
    node = node.next.get(last > first ? stepOf(word) : word.key);
    if (!node) break;
    const single = last === first;
    const end = single ? node.ends.find(({ alias }) => sameWord(word.text, alias)) : node.ends[0];
    if (!end) continue;
    const start = (words[first] as Word).start;
    longest = {
      skill: end.skill,
      start,
      end: word.end,
      first,
      last,
      doubt: single ? doubtOf(end.alias) : 'none',
    };
  }
  return longest;
}

/** A single word must be the alias itself, but for a plural or a British spelling: `nursed` is not Nursing. */
function sameWord(written: string, alias: string): boolean {
  const word = fold(written).replace(/['’]s$/, '');
  return (
    word === alias ||
    singular(word) === singular(alias) ||
    (word.length > 8 && ending(word) === ending(alias))
  );
}

const singular = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word;
const ending = (word: string): string => word.slice(-3);

/** A comma parts names in a list, but belongs to some: Health, safety and environment. */
const stepOf = ({ key, joint }: Word): string => (joint === 'comma' ? `,${key}` : key);

const doubtOf = (alias: string): Found['doubt'] =>
  COMPANY_WORDS.has(alias) ? 'company' : CAPITAL_WORDS.has(alias) ? 'capital' : 'none';

function isMeant(
  mention: Found,
  position: number,
  found: readonly Found[],
  words: readonly Word[],
  text: string,
): boolean {
  if (mention.doubt === 'none') return true;
  const whole = text.trim().length === mention.end - mention.start;
  if (whole) return true;
  const capital = /^\p{Lu}/u.test(text.slice(mention.start, mention.start + 1));
  if (!capital) return false;
  const before = words[mention.first - 1];
  const opens = !before || /[.!?:•\n]\s*$/.test(text.slice(before.end, mention.start));
  if (mention.doubt === 'capital' && !opens) return true;
  return (
    LIST_FOLLOWS.test(text.slice(mention.end, mention.end + 16)) && hasCompany(mention, position, found, text)
  );
}

function hasCompany(mention: Found, position: number, found: readonly Found[], text: string): boolean {
  const near = (other: Found | undefined): boolean => {
    if (!other || (other.skill.kind !== 'technical' && other.skill.kind !== 'tool')) return false;
    if (other.doubt === 'company') return false;
    const [left, right] = other.first < mention.first ? [other, mention] : [mention, other];
    return right.first - left.last <= COMPANY_REACH && !SENTENCE_END.test(text.slice(left.end, right.start));
  };
  return [-3, -2, -1, 1, 2, 3].some((step) => near(found[position + step]));
}

function skillIndex(): SkillIndex {
  index ??= buildIndex(SKILLS);
  return index;
}

function buildIndex(skills: readonly Skill[]): SkillIndex {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const byAlias = new Map<string, Skill>();
  const byKeys = new Map<string, Skill>();
  const aliases: AliasNode = { next: new Map(), ends: [] };
  for (const skill of skills) {
    for (const name of [skill.name, ...skill.aliases]) {
      const alias = fold(name);
      const owner = byId.get(SHARED_ALIASES[alias] ?? '') ?? skill;
      if (!byAlias.has(alias)) byAlias.set(alias, owner);
      const keys = keysOf(name);
      if (!byKeys.has(keys)) byKeys.set(keys, owner);
      let node = aliases;
      for (const word of wordsOf(name)) {
        const step = stepOf(word);
        const next: AliasNode = node.next.get(step) ?? { next: new Map(), ends: [] };
        node.next.set(step, next);
        node = next;
      }
      if (node !== aliases) node.ends.push({ skill: owner, alias });
    }
  }
  return { byId, byAlias, byKeys, aliases };
}

const keysOf = (name: string): string =>
  wordsOf(name)
    .map(({ text }) => wordKey(text))
    .join(' ');
