import type { EntryForms, EntryList, PersonalInfoForm, ResumeForm } from './resume-form.ts';

type TextKeys<Shape> = { [Key in keyof Shape]: Shape[Key] extends string ? Key : never }[keyof Shape] &
  string;
type FlagKeys<Shape> = { [Key in keyof Shape]: Shape[Key] extends boolean ? Key : never }[keyof Shape] &
  string;

/** Path of a text in the form, e.g. `personalInfo.email` or `experience.0.company`. */
export type TextPath =
  | TextKeys<ResumeForm>
  | `personalInfo.${TextKeys<PersonalInfoForm>}`
  | { [List in EntryList]: `${List}.${number}.${Exclude<TextKeys<EntryForms[List]>, 'key'>}` }[EntryList];

/** Path of a yes-or-no in the form, e.g. `education.1.current`. */
export type FlagPath = {
  [List in EntryList]: `${List}.${number}.${FlagKeys<EntryForms[List]>}`;
}[EntryList];

export type FieldPath = TextPath | FlagPath;

type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function childOf(branch: Branch, segment: string): unknown {
  return Array.isArray(branch) ? branch[Number(segment)] : branch[segment];
}

/** The value at a path; undefined when an entry on the way is gone. */
export function valueAt(document: ResumeForm, path: string): unknown {
  let value: unknown = document;
  for (const segment of path.split('.')) {
    if (!isBranch(value)) return undefined;
    value = childOf(value, segment);
  }
  return value;
}

/** The text at a path; empty when an entry on the way is gone. */
export const textAt = (document: ResumeForm, path: TextPath): string =>
  (valueAt(document, path) as string | undefined) ?? '';

function withChild(branch: Branch, [segment = '', ...rest]: string[], value: unknown): Branch {
  const child = childOf(branch, segment);
  if (rest.length > 0 && !isBranch(child)) return branch;
  const next = rest.length > 0 ? withChild(child as Branch, rest, value) : value;
  if (next === child) return branch;
  if (Array.isArray(branch)) return branch.map((item, index) => (index === Number(segment) ? next : item));
  return { ...branch, [segment]: next };
}

/**
 * The document with one value replaced. Everything beside the path keeps its identity, which is what lets a
 * keystroke re-render one field and one entry of the preview.
 */
export function withValueAt(document: ResumeForm, path: FieldPath, value: string | boolean): ResumeForm {
  return withChild(document as unknown as Branch, path.split('.'), value) as unknown as ResumeForm;
}
