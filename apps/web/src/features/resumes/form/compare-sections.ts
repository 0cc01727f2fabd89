import {
  ABOUT_FIELDS,
  RESUME_SECTIONS,
  type ResumeSection,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';
import { t, translated } from '../../../shared/language/texts.ts';
import { fingerprint, toBody } from './resume-form.mapper.ts';
import { formFields, type ResumeForm } from './resume-form.ts';

export type ComparedSectionId = 'design' | 'about' | 'personalInfo' | ResumeSection;

export interface ComparedSection {
  id: ComparedSectionId;
  label: string;
  parts: readonly (keyof ResumeForm)[];
}

/** Parts of a resume that can be kept or taken on their own, in the order of the editor. */
export const COMPARED_SECTIONS: readonly ComparedSection[] = [
  { id: 'design', label: t`Template and design`, parts: ['templateId', 'designOptions'] },
  {
    id: 'about',
    label: t`About this resume`,
    parts: formFields(ABOUT_FIELDS).map(({ name }) => name as keyof ResumeForm),
  },
  { id: 'personalInfo', label: t`Personal information`, parts: ['personalInfo'] },
  ...RESUME_SECTIONS.map((id) => ({ id, label: translated(SECTION_NAMES[id]), parts: [id] })),
];

const pick = (form: ResumeForm, parts: readonly (keyof ResumeForm)[]): Record<string, unknown> => {
  const body = toBody(form);
  return Object.fromEntries(parts.map((part) => [part, body[part]]));
};

/** The sections in which two documents differ. */
export function differingSections(mine: ResumeForm, theirs: ResumeForm): ComparedSection[] {
  return COMPARED_SECTIONS.filter(
    ({ parts }) => fingerprint(pick(mine, parts)) !== fingerprint(pick(theirs, parts)),
  );
}

/** My document with the named sections taken from theirs. */
export function merged(
  mine: ResumeForm,
  theirs: ResumeForm,
  taken: ReadonlySet<ComparedSectionId>,
): ResumeForm {
  const changes: Record<string, unknown> = {};
  for (const { id, parts } of COMPARED_SECTIONS) {
    if (taken.has(id)) for (const part of parts) changes[part] = theirs[part];
  }
  return { ...mine, ...changes } as ResumeForm;
}

const HIDDEN_KEYS = new Set(['key', 'fullName', 'level']);

function lines(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.map((item) => lines(item).join(' · ')).filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (HIDDEN_KEYS.has(key)) return [];
    return part === true ? [key] : lines(part);
  });
}

/** A section in plain lines, for reading two of them side by side. */
export function sectionLines(form: ResumeForm, id: string): string[] {
  const section = COMPARED_SECTIONS.find((each) => each.id === id);
  return lines(pick(form, section?.parts ?? []));
}
