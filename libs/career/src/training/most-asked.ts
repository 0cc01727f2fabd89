import type { Occupation } from '../taxonomy/taxonomy.types.ts';

/**
 * Ids of the skills most asked for, the most asked first: the importance (1 to 3) of a skill is added up over the
 * occupations that require it; equal ones stand in the order of their ids.
 */
export function mostAskedSkills(occupations: readonly Occupation[], most: number): string[] {
  const weights = new Map<string, number>();
  for (const { skills } of occupations)
    for (const { skill, importance, required } of skills)
      if (required) weights.set(skill, (weights.get(skill) ?? 0) + importance);
  return [...weights]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([id]) => id);
}
