import { CAPITAL_WORDS, COMPANY_WORDS, SHARED_ALIASES, UPPER_WORDS } from './data/ambiguous-words.ts';
import { SKILLS } from './data/skills.data.ts';
import { type AliasMatch, buildSkillIndex, longestAlias, type SkillIndex } from './skill-index.ts';
import type { Skill, SkillMention } from './taxonomy.types.ts';
import { extension, type TaxonomyExtension } from './widening/taxonomy-extension.ts';
import { fold, type Word, wordsOf } from './words.ts';

export { SKILLS };

/** A name in a text, with what must be shown before it counts: nothing, capitals, or another tool beside it. */
interface Found extends AliasMatch {
  start: number;
  end: number;
  doubt: 'none' | 'upper' | 'capital' | 'company';
}

/** Words around a doubtful name in which another tool vouches for it. */
const COMPANY_REACH = 8;
const LIST_FOLLOWS =
  /^\s*(?:[,;/|)•·&+]|\.?\s*$|\.\s|\n|(?:and|or|language|programming|developer|engineer|backend|code)\b)/i;
const LIST_LEADS = /(?:[,;/|(•·&+]|\b(?:and|or|in|using|with))\s*$/i;
const SENTENCE_END = /[.!?]\s/;

let index: { of: TaxonomyExtension; skills: SkillIndex } | undefined;

/**
 * Skills named in a text, in the order of the text, each mention once; of names within names the longest counts, and
 * `screened CVs` names CV screening. A name that is a common word too (Excel, Go, R) counts only where capital letter or
 * neighbours show the tool is meant.
 */
export function findSkills(text: string): SkillMention[] {
  const words = wordsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAlias(skillIndex(), words, at);
    if (match) found.push(foundOf(match, words));
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
  return (
    byAlias.get(folded) ??
    byKeys.get(
      wordsOf(name)
        .map(({ key }) => key)
        .join(' '),
    )
  );
}

function skillIndex(): SkillIndex {
  const added = extension();
  if (index?.of !== added) {
    index = { of: added, skills: buildSkillIndex([...SKILLS, ...added.skills], SHARED_ALIASES) };
  }
  return index.skills;
}

function foundOf(match: AliasMatch, words: readonly Word[]): Found {
  const start = (words[match.first] as Word).start;
  const end = (words[match.last] as Word).end;
  return { ...match, start, end, doubt: match.first === match.last ? doubtOf(match.alias) : 'none' };
}

function doubtOf(alias: string): Found['doubt'] {
  if (UPPER_WORDS.has(alias)) return 'upper';
  if (COMPANY_WORDS.has(alias)) return 'company';
  return CAPITAL_WORDS.has(alias) ? 'capital' : 'none';
}

function isMeant(
  mention: Found,
  position: number,
  found: readonly Found[],
  words: readonly Word[],
  text: string,
): boolean {
  if (mention.doubt === 'none') return true;
  const isWhole = text.trim().length === mention.end - mention.start;
  if (isWhole) return true;
  const written = text.slice(mention.start, mention.end);
  if (mention.doubt === 'upper') return written === written.toUpperCase();
  if (!/^\p{Lu}/u.test(written)) return false;
  const before = words[mention.first - 1];
  const opens = !before || /[.!?:•\n]\s*$/.test(text.slice(before.end, mention.start));
  if (mention.doubt === 'capital' && !opens) return true;
  const isListed =
    LIST_FOLLOWS.test(text.slice(mention.end, mention.end + 16)) ||
    LIST_LEADS.test(text.slice(Math.max(0, mention.start - 8), mention.start));
  return isListed && hasCompany(mention, position, found, text);
}

function hasCompany(mention: Found, position: number, found: readonly Found[], text: string): boolean {
  const isNear = (other: Found | undefined): boolean => {
    if (!other || (other.skill.kind !== 'technical' && other.skill.kind !== 'tool')) return false;
    if (other.doubt === 'company') return false;
    const [left, right] = other.first < mention.first ? [other, mention] : [mention, other];
    return right.first - left.last <= COMPANY_REACH && !SENTENCE_END.test(text.slice(left.end, right.start));
  };
  return [-3, -2, -1, 1, 2, 3].some((step) => isNear(found[position + step]));
}
