import type { SkillCategoryForm } from './resume-form.ts';

const sameSkill = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Sorts typed skills into those to add and those that some category lists already, whatever their letter case. */
export function newSkills(
  categories: readonly Pick<SkillCategoryForm, 'items'>[],
  names: readonly string[],
): { added: string[]; repeated: string[] } {
  const known = new Set(categories.flatMap(({ items }) => items.map(sameSkill)));
  const added: string[] = [];
  const repeated: string[] = [];
  for (const name of names.map((typed) => typed.trim()).filter(Boolean)) {
    if (known.has(sameSkill(name))) repeated.push(name);
    else added.push(name);
    known.add(sameSkill(name));
  }
  return { added, repeated };
}

/** What separates skills in a list that is typed or pasted. */
const SEPARATORS = /[,;\n\t•|]+/;

/** Skills that were typed to their end, with the one that is still being typed; blank ones are left out. */
export function splitSkills(typed: string): { whole: string[]; rest: string } {
  const parts = typed.split(SEPARATORS);
  const rest = parts.pop() ?? '';
  return { whole: parts.map((part) => part.trim()).filter(Boolean), rest: rest.trimStart() };
}
