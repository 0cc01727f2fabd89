import { SKILLS } from './data/skills.data.ts';
import { isDenied, isPartOfName } from './skill-context.ts';
import { type FoundSkill, isMeant } from './skill-guards.ts';
import { type AliasMatch, buildSkillIndex, longestAlias, type SkillIndex } from './skill-index.ts';
import type { Skill, SkillMention } from './taxonomy.types.ts';
import { extension, type TaxonomyExtension } from './widening/taxonomy-extension.ts';
import { fold, type Word, wordsOf } from './words.ts';

let index: { of: TaxonomyExtension; skills: SkillIndex } | undefined;

/**
 * Skills named in a text, in the order of the text, each mention once; of names within names the longest counts, and
 * `screened CVs` names CV screening. A name that is a common word too (Excel, Go, R) counts only where capital letter or
 * neighbours show the tool is meant. A skill that is denied, or whose name is part of an employer's, is none.
 */
export function findSkills(text: string): SkillMention[] {
  const words = wordsOf(text);
  const found: FoundSkill[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAlias(skillIndex(), words, at);
    if (match) found.push(foundOf(match, words));
    at = match ? match.last + 1 : at + 1;
  }
  return found
    .filter((mention, position) => isMeant(mention, position, found, words, text))
    .filter(({ start, end }) => !isDenied(text, start, end) && !isPartOfName(text, start, end))
    .map(({ skill, start, end }) => ({ skill, start, end }));
}

/** The skill of an id, or undefined. */
export function skillById(id: string): Skill | undefined {
  return skillIndex().byId.get(id);
}

/** Skills that a skill is a kind of, the nearest first: who drives articulated trucks drives trucks. */
export function broaderSkills(id: string): readonly Skill[] {
  return skillIndex().broader.get(id) ?? [];
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
    index = { of: added, skills: buildSkillIndex([...SKILLS, ...added.skills]) };
  }
  return index.skills;
}

function foundOf(match: AliasMatch, words: readonly Word[]): FoundSkill {
  const start = (words[match.first] as Word).start;
  const end = (words[match.last] as Word).end;
  return { ...match, start, end, guard: skillIndex().guards.get(match.alias) };
}
