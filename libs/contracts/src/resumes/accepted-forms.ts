import { Transform } from 'class-transformer';
import { LIMITS } from '../vocabulary/limits.ts';
import { SAVED_SKILL_LEVEL } from '../vocabulary/resume-vocabulary.ts';
import { SkillDto } from './skill.dto.ts';

interface EditorEducation {
  fieldOfStudy?: unknown;
  field?: unknown;
  grade?: unknown;
  gpa?: unknown;
}

/** Takes `field` for `fieldOfStudy` and `gpa` for `grade`, the names an editor may use, where the stored name is missing. */
export const withEditorEducationNames: PropertyDecorator = (target, key) =>
  Transform(({ value }) => {
    if (Array.isArray(value)) for (const entry of value as unknown[]) useStoredNames(entry);
    return value;
  })(target, key);

function useStoredNames(entry: unknown): void {
  if (typeof entry !== 'object' || entry === null) return;
  const education: EditorEducation = entry;
  if (education.fieldOfStudy === undefined && education.field !== undefined)
    education.fieldOfStudy = education.field;
  if (education.grade === undefined && education.gpa !== undefined) education.grade = education.gpa;
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
    Object.assign(new SkillDto(), { name, level: SAVED_SKILL_LEVEL, category }),
  );
}
