import type { ResumeDto, SkillDto } from '@career/contracts/client/types.gen';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID, isTemplateId } from '@career/contracts/vocabulary/template-ids';
import { randomId } from '../../../shared/document-session/random-id.ts';
import { emptyEntry, emptyResumeForm, type ResumeForm, type SkillCategoryForm } from './resume-form.ts';

/** A stored resume, or one that comes from elsewhere with parts missing. */
export type StoredContent = Partial<ResumeDto>;

/** Copies the known keys of a stored part over its defaults; null and missing become the default. */
function filled<Shape extends object>(defaults: Shape, stored: object | null | undefined): Shape {
  const source = (stored ?? {}) as Record<string, unknown>;
  const result = { ...defaults } as Record<string, unknown>;
  for (const [key, fallback] of Object.entries(defaults)) {
    const value = source[key];
    if (key !== 'key' && typeof value === typeof fallback) result[key] = value;
  }
  return result as Shape;
}

function toCategories(skills: readonly SkillDto[]): SkillCategoryForm[] {
  const categories = new Map<string, SkillCategoryForm>();
  for (const { name, category: named } of skills) {
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

/** A stored resume as the editor edits it. An unknown template becomes the default one. */
export function toForm(stored: StoredContent): ResumeForm {
  const form = filled(emptyResumeForm(), stored);
  return {
    ...form,
    templateId: isTemplateId(stored.templateId) ? stored.templateId : DEFAULT_TEMPLATE_ID,
    careerGoal: stored.careerGoal ?? 'local',
    experienceLevel: stored.experienceLevel ?? 'entry',
    personalInfo: filled(emptyResumeForm().personalInfo, stored.personalInfo),
    experience: (stored.experience ?? []).map((entry) => filled(emptyEntry('experience'), entry)),
    education: (stored.education ?? []).map((entry) => ({
      ...filled(emptyEntry('education'), entry),
      field: entry.fieldOfStudy ?? '',
      gpa: entry.grade ?? '',
    })),
    skills: toCategories(stored.skills ?? []),
    achievements: (stored.achievements ?? []).map((entry) => filled(emptyEntry('achievements'), entry)),
    certifications: (stored.certifications ?? []).map((entry) => filled(emptyEntry('certifications'), entry)),
    languages: (stored.languages ?? []).map((entry) => filled(emptyEntry('languages'), entry)),
    designOptions: said(stored.designOptions),
  };
}

/** What is written in the resume, in the shape that templates show and the API stores. */
export interface ResumeBody extends ResumeContentDto {
  designOptions: NonNullable<ResumeContentDto['designOptions']>;
}

type Parts = {
  [Part in keyof ResumeForm]: Part extends keyof ResumeBody
    ? (part: ResumeForm[Part]) => ResumeBody[Part]
    : never;
};

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

const withoutKey = <Entry extends { key: string }>({ key: _key, ...rest }: Entry): Omit<Entry, 'key'> => rest;

/** An end date means nothing while the entry is current: it is kept in the form and left out of the resume. */
const endOf = (entry: { current: boolean; endDate: string }): string => (entry.current ? '' : entry.endDate);

/** Left out while there is no name: the server then names the resume. */
const fullNameOf = ({ firstName, lastName }: ResumeForm['personalInfo']): string | undefined =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ') || undefined;

const parts = {
  personalInfo: remembered((info: ResumeForm['personalInfo']) => ({
    ...info,
    fullName: fullNameOf(info),
    photoUrl: info.photoUrl.trim() || null,
  })),
  experience: eachRemembered((entry: ResumeForm['experience'][number]) => ({
    ...withoutKey(entry),
    endDate: endOf(entry),
  })),
  education: eachRemembered(({ key: _key, field, gpa, ...entry }: ResumeForm['education'][number]) => ({
    ...entry,
    endDate: endOf(entry),
    fieldOfStudy: field,
    grade: gpa,
  })),
  skills: remembered((categories: ResumeForm['skills']) =>
    categories.flatMap(({ category, items }) =>
      items.map((name) => ({ name, level: SAVED_SKILL_LEVEL, category })),
    ),
  ),
  achievements: eachRemembered((entry: ResumeForm['achievements'][number]) => withoutKey(entry)),
  certifications: eachRemembered((entry: ResumeForm['certifications'][number]) => withoutKey(entry)),
  languages: eachRemembered((entry: ResumeForm['languages'][number]) => withoutKey(entry)),
} satisfies Partial<Parts>;

/**
 * The form as the API stores it and the templates show it: education under the contract's names, skills flattened
 * with the level every saved skill has. Parts that did not change since the last call are the same objects.
 */
export function toBody(form: ResumeForm): ResumeBody {
  return {
    title: form.title,
    careerGoal: form.careerGoal,
    targetCountry: form.targetCountry,
    industry: form.industry,
    experienceLevel: form.experienceLevel,
    templateId: form.templateId,
    summary: form.summary,
    personalInfo: parts.personalInfo(form.personalInfo),
    experience: parts.experience(form.experience),
    education: parts.education(form.education),
    skills: parts.skills(form.skills),
    achievements: parts.achievements(form.achievements),
    certifications: parts.certifications(form.certifications),
    languages: parts.languages(form.languages),
    designOptions: form.designOptions,
  };
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
