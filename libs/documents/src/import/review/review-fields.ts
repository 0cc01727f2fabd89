import type { Field, Fields, Place } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  PERSON_FIELDS,
  RESUME_SECTIONS,
  type ResumeSection,
} from '@career/contracts/resume-table/resume-table';
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
  /** What those are called, where that is more than their own word. */
  words?: Readonly<Partial<Record<string, string>>> | undefined;
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
  field: Field;
}

const isIn = (field: Field, ...places: readonly Place[]): boolean =>
  places.some((place) => isPlaced(field, 'sheet', place));

/** What is higher on a page comes first; the table decides among equals. */
function rank(field: Field): number {
  if (isIn(field, 'title', 'own')) return 0;
  if (isIn(field, 'detail')) return 1;
  return isIn(field, 'body') ? 3 : 2;
}

/** The fields that a person checks: a flag is the end of its period. Of a picture its address on the web is shown. */
const rowsOf = (fields: Fields): readonly FieldRow[] =>
  Object.entries(fields)
    .filter(([, { kind, unasked }]) => kind !== 'flag' && !unasked)
    .map(([name, field]) => ({ name, field }))
    .sort((one, other) => rank(one.field) - rank(other.field));

const PERSON = rowsOf(PERSON_FIELDS);
const ENTRY_ROWS = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((name) => [name, rowsOf(ENTRY_SECTIONS[name].fields)]),
) as unknown as Readonly<Record<EntrySectionName, readonly FieldRow[]>>;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
};

/** The word for an end that has not come. */
const PRESENT = 'Present';

function shownValue(source: object, { name, field }: FieldRow): string {
  const flag = field.kind === 'month-or-year' ? field.notBefore?.unless : undefined;
  const isOpen = flag !== undefined && Reflect.get(source, flag) === true;
  return isOpen ? PRESENT : textOf(Reflect.get(source, name));
}

function fieldsOf(rows: readonly FieldRow[], source: object, path: string): ReviewField[] {
  return rows.flatMap((row) => {
    const { name, field } = row;
    const value = shownValue(source, row);
    if (!value && !(field.expected ?? field.required !== undefined)) return [];
    return [
      {
        path: `${path}.${name}`,
        label: field.shortLabel ?? field.label,
        value,
        isProse: field.kind === 'lines' || field.kind === 'list',
        choices: field.kind === 'choice' ? field.choices : undefined,
        words: field.kind === 'choice' ? field.input?.words : undefined,
      },
    ];
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
  const entries: object[] = resume[section] ?? [];
  return entries.map((entry, at) => ({
    path: `${section}.${at}`,
    name: entryName(section, entry),
    fields: fieldsOf(ENTRY_ROWS[section], entry, `${section}.${at}`),
  }));
}

/** What an entry is called among others: what leads it, and whose it is. */
export function entryName(section: EntrySectionName, entry: object): string {
  const rows = ENTRY_ROWS[section].filter(({ field }) => field.kind !== 'choice');
  const first = (place: Place): string =>
    textOf(Reflect.get(entry, rows.find(({ field }) => isIn(field, place))?.name ?? ''));
  return [first('title'), first('detail')].filter(Boolean).join(', ');
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
  if (key === undefined) return Array.isArray(part) ? value.split('\n').filter(Boolean) : value.trim();
  if (Array.isArray(part))
    return part.map((item, at) => (at === Number(key) ? changed(item, rest, value) : item));
  const source = (part ?? {}) as Record<string, unknown>;
  if (key === 'endDate' && 'current' in source) {
    const isOpen = value.trim().toLowerCase() === PRESENT.toLowerCase();
    return { ...source, current: isOpen, endDate: isOpen ? '' : value.trim() };
  }
  return { ...source, [key]: changed(source[key], rest, value) };
}
