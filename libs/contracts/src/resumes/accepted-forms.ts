import { Transform } from 'class-transformer';
import type { Fields } from '../resume-table/field.types.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { SAVED_SKILL_LEVEL } from '../vocabulary/resume-vocabulary.ts';
import { ENTRY_DTOS } from './entry.dtos.ts';

type Alias = readonly [alias: string, name: string];

/** Takes the names that an editor may use, such as `gpa` for `grade`, where the stored name is missing. */
export function withAliases(fields: Fields): PropertyDecorator {
  const aliases = Object.entries(fields).flatMap(([name, { alias }]): Alias[] =>
    alias ? [[alias, name]] : [],
  );
  if (aliases.length === 0) return () => undefined;
  return Transform(({ value }) => {
    if (Array.isArray(value)) for (const entry of value as unknown[]) useStoredNames(entry, aliases);
    return value;
  });
}

function useStoredNames(entry: unknown, aliases: readonly Alias[]): void {
  if (typeof entry !== 'object' || entry === null) return;
  const fields = entry as Record<string, unknown>;
  for (const [alias, name] of aliases)
    if (fields[name] === undefined && fields[alias] !== undefined) fields[name] = fields[alias];
}

/**
 * Flattens skill categories `{category, items[]}`, as an editor may send them, to one skill for each item. Ends one
 * skill above the limit, where the rule of the list refuses them all: full categories would make tens of thousands.
 */
export const withFlattenedSkills: PropertyDecorator = (target, key) =>
  Transform(({ value }) => (Array.isArray(value) ? flattened(value) : value))(target, key);

function flattened(entries: readonly unknown[]): unknown[] {
  const skills: unknown[] = [];
  for (const entry of entries) {
    skills.push(...skillsOf(entry));
    if (skills.length > LIMITS.skillsMax) return skills.slice(0, LIMITS.skillsMax + 1);
  }
  return skills;
}

function skillsOf(entry: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null || !('items' in entry) || !Array.isArray(entry.items))
    return [entry];
  const category = 'category' in entry ? entry.category : undefined;
  return entry.items.map((name: unknown) =>
    Object.assign(new ENTRY_DTOS.skills(), { name, level: SAVED_SKILL_LEVEL, category }),
  );
}
