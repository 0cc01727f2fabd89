import { plainText } from '@career/contracts/marked-text/statements';
import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import { itemsOf, type ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import { statementsOf } from '@career/contracts/resume-table/resume-outline';
import {
  ABOUT_FIELDS,
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  PERSON_FIELDS,
} from '@career/contracts/resume-table/resume-table';
import type { SkillLevel } from '@career/contracts/vocabulary/resume-vocabulary';
import { markedTexts } from './json-resume-marks.ts';
import { present } from './present-fields.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A document of the JSON Resume 1.x schema. Names the schema does not know stand under `meta.careerToolkit`. */
export interface JsonResume {
  $schema?: string;
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights?: string[];
  }[];
  education?: {
    institution?: string;
    area?: string;
    studyType?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
  }[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  awards?: { title?: string; date?: string; summary?: string }[];
  certificates?: { name?: string; date?: string; issuer?: string; endDate?: string; credentialId?: string }[];
  languages?: { language?: string; fluency?: string }[];
  projects?: {
    name?: string;
    highlights?: string[];
    keywords?: string[];
    startDate?: string;
    endDate?: string;
    url?: string;
    roles?: string[];
    entity?: string;
  }[];
  volunteer?: {
    organization?: string;
    position?: string;
    startDate?: string;
    endDate?: string;
    highlights?: string[];
  }[];
  publications?: {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  interests?: { name?: string; keywords?: string[] }[];
  references?: { name?: string; reference?: string }[];
  meta?: { version?: string; careerToolkit?: Record<string, unknown> };
}

/** Key of a field or a section that the schema has no name for. */
const ownKey = (name: string): string => `x-${name}`;

/** The resume as a JSON Resume document: fields and lists under the names of the table. */
export function toJsonResume(resume: ResumeDraft): JsonResume {
  const person = resume.personalInfo ?? {};
  return {
    $schema: SCHEMA,
    basics: present({
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      ...valuesOf(PERSON_FIELDS, person),
      summary: plainText(resume.summary ?? ''),
      location: person.location ? { city: person.location } : undefined,
      profiles: [profile('LinkedIn', person.linkedin), profile('GitHub', person.github)].filter(
        (one) => one !== undefined,
      ),
    }),
    ...Object.fromEntries(ENTRY_SECTION_NAMES.map((name) => listOf(name, resume))),
    meta: {
      version: 'v1.0.0',
      careerToolkit: present({
        firstName: person.firstName,
        lastName: person.lastName,
        ...Object.fromEntries(Object.keys(ABOUT_FIELDS).map((name) => [name, Reflect.get(resume, name)])),
        ...Object.fromEntries(ENTRY_SECTION_NAMES.map((name) => currentOf(name, resume))),
        sectionHeadings: present({ ...resume.designOptions?.sectionHeadings }),
        language: resume.designOptions?.language,
        marked: markedTexts(resume),
      }),
    },
  };
}

/** A section under its name in the schema. */
function listOf(name: EntrySectionName, resume: ResumeDraft): [key: string, entries: object[] | undefined] {
  const { layout, fields, json = ownKey(name) } = ENTRY_SECTIONS[name];
  if (layout === 'groups') return [json, skillGroups(itemsOf(resume.skills))];
  const entries = itemsOf<object>(resume[name]);
  // The lists that every resume has are always there, empty or not.
  if (ENTRY_SECTIONS[name].further && entries.length === 0) return [json, undefined];
  return [json, entries.map((entry) => present(valuesOf(fields, entry)))];
}

/** The fields under their names in the schema. What goes on has no end. */
function valuesOf(fields: Fields, source: object): Record<string, unknown> {
  const values = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const { json = ownKey(name) } = field;
    if (json === false || field.unasked) return [];
    const value: unknown = Reflect.get(source, name);
    const open = field.kind === 'month-or-year' && field.notBefore?.unless;
    if (open && Reflect.get(source, open) === true) return [];
    if (field.kind === 'flag' && value !== true) return [];
    return [[json, listed(field, value)]];
  });
  return Object.fromEntries(values);
}

/** A text that the schema holds as a list of texts. */
function listed(field: Field, value: unknown): unknown {
  if (field.kind === 'lines' && typeof value === 'string')
    return field.jsonList ? statementsOf(value) : plainText(value);
  return field.kind === 'text' && field.jsonList && value ? [value] : value;
}

/** Skills of one category and level that follow each other are one group, so that their order comes back. */
function skillGroups(
  skills: readonly { name: string; level: SkillLevel; category?: string }[],
): NonNullable<JsonResume['skills']> {
  const groups: { name: string; level: SkillLevel; keywords?: string[] }[] = [];
  for (const { name, level, category } of skills) {
    const last = groups.at(-1);
    if (!category) groups.push({ name, level });
    else if (last?.keywords && last.name === category && last.level === level) last.keywords.push(name);
    else groups.push({ name: category, level, keywords: [name] });
  }
  return groups;
}

function currentOf(
  name: EntrySectionName,
  resume: ResumeDraft,
): [key: string, positions: number[] | undefined] {
  const { jsonCurrent } = ENTRY_SECTIONS[name];
  const entries = jsonCurrent ? itemsOf<object>(resume[name]) : [];
  const current = entries.flatMap((one, index) => (Reflect.get(one, 'current') === true ? [index] : []));
  return [jsonCurrent ?? ownKey(name), current.length === 0 ? undefined : current];
}

function profile(
  network: string,
  url: string | null | undefined,
): { network: string; url: string } | undefined {
  return url ? { network, url } : undefined;
}
