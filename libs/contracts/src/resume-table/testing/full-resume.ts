import type { EntryLists } from '../../resumes/entry.dtos.ts';
import type { ResumeContentDto } from '../../resumes/resume-content.dto.ts';
import type { Field, Fields } from '../field.types.ts';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  PERSON_FIELDS,
  type PersonalInfo,
} from '../resume-table.ts';

/** Fields of which another one takes the place in print. */
const replacing = (fields: Fields): ReadonlySet<string> =>
  new Set(
    Object.values(fields).flatMap(({ sheet }) =>
      typeof sheet === 'object' && sheet.unless !== undefined ? sheet.unless : [],
    ),
  );

function sampleOf(name: string, field: Field, section: string): unknown {
  const words = `${section} ${name}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  switch (field.kind) {
    case 'month-or-year':
      return field.notBefore ? '2019-11' : '2017-04';
    case 'date':
      return '1994-05-12';
    case 'choice':
      return name === 'consent' ? 'agreed' : field.choices.at(-1);
    case 'flag':
      return false;
    case 'list':
      return [`${words} first`, `${words} second`];
    case 'email':
    case 'optional-email':
      return `${section}@example.com`.toLowerCase();
    case 'url':
    case 'picture-url':
    case 'web-link':
      return `https://${section}.example.com/${name}`.toLowerCase();
    default:
      return name === 'grade' ? '4.52' : words;
  }
}

const filled = (fields: Fields, section: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.unasked && !replacing(fields).has(name))
      .map(([name, field]) => [name, sampleOf(name, field, section)]),
  );

const HEADINGS: Readonly<Record<string, string>> = Object.fromEntries(
  ENTRY_SECTION_NAMES.filter((name) => ENTRY_SECTIONS[name].named).map((name, index) => [
    name,
    `Own heading ${'abcde'[index]}`,
  ]),
);

/** A resume in which every field of the table says something of its own. */
export const FULL_RESUME = {
  title: 'Everything',
  industry: 'Food',
  summary: 'Summary of everything.',
  personalInfo: {
    ...(filled(PERSON_FIELDS, 'person') as PersonalInfo),
    firstName: 'Ada',
    lastName: 'Obi',
    photoUrl: null,
  },
  ...(Object.fromEntries(
    ENTRY_SECTION_NAMES.map((name) => [
      name,
      [
        name === 'skills'
          ? { name: 'skills name', level: 'intermediate', category: 'skills category' }
          : filled(ENTRY_SECTIONS[name].fields, name),
      ],
    ]),
  ) as EntryLists),
  designOptions: {
    sectionHeadings: HEADINGS,
    shownFacts: ['dateOfBirth', 'gender', 'maritalStatus', 'employmentEquity', 'idNumber'],
  },
} satisfies ResumeContentDto;

const said = (field: Field, value: unknown): string[] => {
  if (typeof value === 'string' && field.kind === 'choice') return [field.input?.words?.[value] ?? value];
  if (field.kind === 'month-or-year') return [String(value).slice(0, 4)];
  if (field.kind === 'date') return ['12 May 1994'];
  if (field.kind === 'web-link') return [String(value).replace('https://', '')];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

const isPrinted = ({ sheet, kind, unasked }: Field): boolean => {
  const place = typeof sheet === 'object' ? sheet.in : sheet;
  return place !== 'none' && kind !== 'flag' && !unasked;
};

const saidIn = (fields: Fields, values: object): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(values, name);
    return isPrinted(field) && value !== undefined && value !== null ? said(field, value) : [];
  });

/** What a document of the resume must say of the person. */
export const SAID_OF_PERSON: readonly string[] = saidIn(PERSON_FIELDS, FULL_RESUME.personalInfo);

/** What a document of the resume must say in a section. */
export function saidOfSection(name: EntrySectionName): string[] {
  const [entry = {}] = Reflect.get(FULL_RESUME, name) as object[];
  const { fields, layout } = ENTRY_SECTIONS[name];
  const words = layout === 'groups' ? ['skills name', 'skills category'] : saidIn(fields, entry);
  return [...words, ...(HEADINGS[name] ? [HEADINGS[name]] : [])];
}
