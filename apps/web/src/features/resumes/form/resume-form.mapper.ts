import type { ResumeDto, SkillDto } from '@career/client/types';
import type { Fields } from '@career/contracts/resume-table/field.types';
import {
  ABOUT_FIELDS,
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  PERSON_FIELDS,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID, isTemplateId } from '@career/contracts/vocabulary/template-ids';
import { randomId } from '../../../shared/document-session/random-id.ts';
import { marketRules } from './market-rules.ts';
import {
  type EntryList,
  emptyEntry,
  emptyResumeForm,
  type FormField,
  formFields,
  type ResumeForm,
  type SkillCategoryForm,
} from './resume-form.ts';

type WithGaps<Value> = Value extends (infer Item extends object)[]
  ? Partial<Item>[]
  : Value extends object
    ? Partial<Value>
    : Value;

/** A stored resume, or one that comes from elsewhere with parts missing. */
export type StoredContent = { [Part in keyof ResumeDto]?: WithGaps<ResumeDto[Part]> };

/** The sections whose entries the editor holds one by one, as they are stored. */
const LISTS = ENTRY_SECTION_NAMES.filter((list) => list !== 'skills');

function toCategories(skills: readonly Partial<SkillDto>[]): SkillCategoryForm[] {
  const categories = new Map<string, SkillCategoryForm>();
  for (const { name, category: named } of skills) {
    if (name === undefined) continue;
    const category = named ?? '';
    const found = categories.get(category) ?? { key: randomId(), category, items: [] };
    found.items.push(name);
    categories.set(category, found);
  }
  return [...categories.values()];
}

/** The options that hold something: a stored null says the same as a missing key. */
const said = (options: StoredContent['designOptions']): DesignOptionsDto =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null));

/** The fields of a stored object under the editor's names; null and missing become the default. */
function filledFrom<Shape extends object>(
  fields: Fields,
  empty: Shape,
  stored: object | null | undefined,
): Shape {
  const form = { ...empty } as Record<string, unknown>;
  for (const { name, stored: storedName, field } of formFields(fields)) {
    const value: unknown = Reflect.get(stored ?? {}, storedName);
    const held = field.kind === 'list' && Array.isArray(value) ? value.join('\n') : value;
    if (typeof held === typeof form[name]) form[name] = held;
  }
  return form as Shape;
}

/** A stored resume as the editor edits it. An unknown template becomes the default one. */
export function toForm(stored: StoredContent): ResumeForm {
  const form = filledFrom(ABOUT_FIELDS, emptyResumeForm(), stored);
  const lists = LISTS.map((list) => {
    const entries: object[] = stored[list] ?? [];
    return [list, entries.map((entry) => filledFrom(ENTRY_SECTIONS[list].fields, emptyEntry(list), entry))];
  });
  const designOptions = said(stored.designOptions);
  return {
    ...form,
    templateId: isTemplateId(stored.templateId) ? stored.templateId : DEFAULT_TEMPLATE_ID,
    summary: stored.summary ?? '',
    personalInfo: filledFrom(PERSON_FIELDS, form.personalInfo, stored.personalInfo),
    ...Object.fromEntries(lists),
    skills: toCategories(stored.skills ?? []),
    designOptions: marketRules()?.withTiedChoices({ ...stored, designOptions }) ?? designOptions,
  };
}

/** What is written in the resume, in the shape that templates show and the API stores. */
export interface ResumeBody extends ResumeContentDto {
  designOptions: NonNullable<ResumeContentDto['designOptions']>;
}

/** Remembers the mapped value of each form object, so that what was not touched keeps its identity. */
function remembered<From extends object, To>(map: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { to: To }>();
  return (from) => {
    const hit = known.get(from);
    if (hit) return hit.to;
    const to = map(from);
    known.set(from, { to });
    return to;
  };
}

const eachRemembered = <From extends object, To>(map: (from: From) => To): ((list: From[]) => To[]) => {
  const one = remembered(map);
  return remembered((list: From[]) => list.map(one));
};

/** An end date means nothing while the entry is current: it is kept in the form and left out of the resume. */
function storedValue({ name, field }: FormField, form: object): unknown {
  const value: unknown = Reflect.get(form, name);
  const open = field.kind === 'month-or-year' ? field.notBefore?.unless : undefined;
  if (open !== undefined && Reflect.get(form, open) === true) return '';
  if (field.kind === 'choice' && value === '') return undefined;
  if (field.kind === 'list') return linesOf(String(value ?? ''));
  return field.nullable ? String(value ?? '').trim() || null : value;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The values of form fields under the names of the resume. */
const storedOf = (fields: readonly FormField[], form: object): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.stored, storedValue(field, form)]));

const entryMapper = (list: EntryList): ((entries: object[]) => object[]) => {
  const fields = formFields(ENTRY_SECTIONS[list].fields);
  return eachRemembered((entry: object) => storedOf(fields, entry));
};

/** Left out while there is no name: the server then names the resume. */
const fullNameOf = ({ firstName, lastName }: ResumeForm['personalInfo']): string | undefined =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ') || undefined;

const ABOUT = formFields(ABOUT_FIELDS);
const PERSON = formFields(PERSON_FIELDS);
const ENTRIES = new Map(LISTS.map((list) => [list, entryMapper(list)]));

const personOf = remembered((info: ResumeForm['personalInfo']) => ({
  ...storedOf(PERSON, info),
  fullName: fullNameOf(info),
}));

const skillsOf = remembered((categories: ResumeForm['skills']) =>
  categories.flatMap(({ category, items }) =>
    items.map((name) => ({ name, level: SAVED_SKILL_LEVEL, category })),
  ),
);

/**
 * The form as the API stores it and the templates show it: fields under the contract's names, skills flattened with the
 * level every saved skill has. Parts that did not change since the last call are the same objects.
 */
export function toBody(form: ResumeForm): ResumeBody {
  return {
    ...storedOf(ABOUT, form),
    templateId: form.templateId,
    summary: form.summary,
    personalInfo: personOf(form.personalInfo),
    ...Object.fromEntries(LISTS.map((list) => [list, ENTRIES.get(list)?.(form[list])])),
    skills: skillsOf(form.skills),
    designOptions: form.designOptions,
  } as unknown as ResumeBody;
}

const inFormOrder = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
};

/** A text that is equal for two bodies that say the same: the server trims lines and reorders keys. */
export const fingerprint = (content: unknown): string => JSON.stringify(content, inFormOrder);

/** Whether two forms would be stored as the same resume. */
export const saysTheSame = (left: ResumeForm, right: ResumeForm): boolean =>
  fingerprint(toBody(left)) === fingerprint(toBody(right));

/** Whether the person has written something that a resume would show; the name alone came from the account. */
export function hasOwnWords(form: ResumeForm): boolean {
  return Boolean(
    form.summary.trim() ||
      form.experience.length ||
      form.education.length ||
      form.personalInfo.professionalTagline,
  );
}
