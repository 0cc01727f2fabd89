import {
  LANGUAGE_PROFICIENCIES,
  RESUME_SECTIONS,
  type ResumeSection,
} from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportedResume } from '../../json-resume-import.ts';

/** A field of the imported resume, as it is shown for checking. */
export interface ReviewField {
  /** Its place in the resume, for example `experience.0.company`. */
  path: string;
  label: string;
  value: string;
  /** It may hold several lines. */
  isProse: boolean;
  /** The only values it may have. */
  choices?: readonly string[] | undefined;
}

/** What belongs together: one job, one category of skills. */
export interface ReviewEntry {
  /** Path of its fields, for example `experience.0`. */
  path: string;
  /** Names it among others of its kind; empty where there is one alone. */
  name: string;
  fields: ReviewField[];
}

export type ReviewSectionId = 'personalInfo' | ResumeSection;

interface FieldRow {
  name: string;
  label: string;
  /** Shown also where nothing was found, so that it can be filled in. */
  isExpected?: boolean;
  isProse?: boolean;
  choices?: readonly string[];
}

const row = (name: string, label: string, more: Omit<FieldRow, 'name' | 'label'> = {}): FieldRow => ({
  name,
  label,
  ...more,
});
const expected = { isExpected: true };

const PERSON: readonly FieldRow[] = [
  row('firstName', 'First name', expected),
  row('lastName', 'Last name', expected),
  row('professionalTagline', 'Tagline'),
  row('email', 'Email', expected),
  row('phone', 'Phone', expected),
  row('location', 'Location'),
  row('website', 'Website'),
  row('linkedin', 'LinkedIn'),
  row('github', 'GitHub'),
];

const DATES: readonly FieldRow[] = [row('startDate', 'Start date', expected), row('endDate', 'End date')];
const DESCRIPTION = row('description', 'Description', { isProse: true });

const ENTRY_FIELDS: Record<Exclude<ResumeSection, 'summary' | 'skills'>, readonly FieldRow[]> = {
  experience: [
    row('position', 'Job title', expected),
    row('company', 'Company', expected),
    row('location', 'Location'),
    ...DATES,
    DESCRIPTION,
  ],
  education: [
    row('degree', 'Degree', expected),
    row('fieldOfStudy', 'Field of study'),
    row('institution', 'Institution', expected),
    ...DATES,
    row('grade', 'Grade'),
  ],
  achievements: [row('title', 'Title', expected), row('date', 'Date'), DESCRIPTION],
  certifications: [
    row('name', 'Name', expected),
    row('issuer', 'Issuer'),
    row('date', 'Date'),
    row('expiryDate', 'Expiry date'),
    row('credentialId', 'Credential ID'),
  ],
  languages: [
    row('language', 'Language', expected),
    row('proficiency', 'Level', { choices: LANGUAGE_PROFICIENCIES }),
  ],
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands as the end of what goes on. */
const PRESENT = 'Present';

function shownValue(source: object, name: string): string {
  const isOpen = name === 'endDate' && Reflect.get(source, 'current') === true;
  return isOpen ? PRESENT : textOf(Reflect.get(source, name));
}

function fieldsOf(rows: readonly FieldRow[], source: object, path: string): ReviewField[] {
  return rows.flatMap(({ name, label, isExpected, isProse = false, choices }) => {
    const value = shownValue(source, name);
    return value || isExpected ? [{ path: `${path}.${name}`, label, value, isProse, choices }] : [];
  });
}

function skillEntries(skills: NonNullable<ImportedResume['skills']>): ReviewEntry[] {
  const entries = new Map<string, ReviewEntry>();
  skills.forEach(({ name, category = '' }, at) => {
    const known = entries.get(category) ?? { path: `skills.${at}`, name: category, fields: [] };
    known.fields.push({ path: `skills.${at}.name`, label: 'Skill', value: name, isProse: false });
    entries.set(category, known);
  });
  return [...entries.values()];
}

/** The fields of a section that hold something, or should, entry by entry. */
export function reviewEntries(resume: ImportedResume, section: ReviewSectionId): ReviewEntry[] {
  if (section === 'personalInfo') {
    const fields = fieldsOf(PERSON, resume.personalInfo ?? {}, 'personalInfo');
    return fields.some(({ value }) => value) ? [{ path: 'personalInfo', name: '', fields }] : [];
  }
  if (section === 'summary') {
    const value = resume.summary ?? '';
    const field = { path: 'summary', label: 'Summary', value, isProse: true };
    return value ? [{ path: 'summary', name: '', fields: [field] }] : [];
  }
  if (section === 'skills') return skillEntries(resume.skills ?? []);
  return (resume[section] ?? []).map((entry, at) => ({
    path: `${section}.${at}`,
    name: entryName(entry),
    fields: fieldsOf(ENTRY_FIELDS[section], entry, `${section}.${at}`),
  }));
}

/** What an entry is called among others: its first two names. */
export function entryName(entry: object): string {
  const names = ['position', 'degree', 'title', 'name', 'language', 'company', 'institution', 'issuer'];
  return names
    .map((name) => textOf(Reflect.get(entry, name)))
    .filter(Boolean)
    .slice(0, 2)
    .join(', ');
}

/** Every field of the resume in the order in which it is shown. */
export const allReviewFields = (resume: ImportedResume): ReviewField[] =>
  (['personalInfo', ...RESUME_SECTIONS] as const).flatMap((section) =>
    reviewEntries(resume, section).flatMap(({ fields }) => fields),
  );

/** The resume with another text in one field. */
export function withField(resume: ImportedResume, path: string, value: string): ImportedResume {
  return changed(resume, path.split('.'), value) as ImportedResume;
}

function changed(part: unknown, [key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return value.trim();
  if (Array.isArray(part))
    return part.map((item, at) => (at === Number(key) ? changed(item, rest, value) : item));
  const source = (part ?? {}) as Record<string, unknown>;
  if (key === 'endDate' && 'current' in source) {
    const isOpen = value.trim().toLowerCase() === PRESENT.toLowerCase();
    return { ...source, current: isOpen, endDate: isOpen ? '' : value.trim() };
  }
  return { ...source, [key]: changed(source[key], rest, value) };
}
