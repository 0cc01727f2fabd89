import type { Field } from '@career/contracts/resume-table/field.types';
import {
  ABOUT_FIELDS,
  type About,
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  type PersonalInfo,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { EntryLists } from '@career/contracts/resumes/entry.dtos';
import type { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { UNTITLED_RESUME } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';

/** Columns of their own: what lists show, and the plain fields that the specification gives a resume. */
export const CONTENT_COLUMNS = [
  'templateId',
  'title',
  'careerGoal',
  'targetCountry',
  'industry',
  'experienceLevel',
  'summary',
  'isDraft',
] as const;
type ContentColumn = (typeof CONTENT_COLUMNS)[number];

/** What a person wrote, with every part there. */
export type StoredContent = Required<About> & {
  summary: string;
  personalInfo: PersonalInfo;
  designOptions: DesignOptionsDto;
  isDraft: boolean;
} & EntryLists;

/** What one column holds as a document; a row of an earlier release lacks the parts that came since. */
export type ContentDocument = Partial<Omit<StoredContent, ContentColumn>>;

/** What a row holds of the content. */
export type ContentRow = Pick<StoredContent, ContentColumn> & { content: ContentDocument };

const picked = (source: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(source, name)]));

const isColumn = (name: string): boolean => (CONTENT_COLUMNS as readonly string[]).includes(name);

/** Fields of the table beside the sections: the empty value of each. */
const EMPTY_ABOUT: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(ABOUT_FIELDS).map(([name, field]) => [name, emptyValue(field)]),
);

function emptyValue(field: Field): unknown {
  if (field.kind === 'choice') return field.default;
  if (field.kind === 'flag') return false;
  return field.kind === 'list' ? [] : '';
}

const emptyDocument = (): Record<string, unknown> => ({
  ...picked(
    EMPTY_ABOUT,
    Object.keys(EMPTY_ABOUT).filter((name) => !isColumn(name)),
  ),
  personalInfo: {},
  ...Object.fromEntries(ENTRY_SECTION_NAMES.map((name) => [name, []])),
  designOptions: {},
});

const DOCUMENT_PARTS = Object.keys(emptyDocument());

/** What a stored resume says, without its identity and history. */
export const contentOf = (resume: StoredContent): StoredContent =>
  picked(resume, [...CONTENT_COLUMNS, ...DOCUMENT_PARTS]) as StoredContent;

/** The content as a row holds it. Snapshots of an earlier release lack the parts that came since. */
export const rowOf = (content: Partial<StoredContent>): ContentRow =>
  ({
    ...picked(content, CONTENT_COLUMNS),
    content: { ...emptyDocument(), ...definedOf(picked(content, DOCUMENT_PARTS)) },
  }) as ContentRow;

/** A row with its document opened. */
export function opened<Row extends { content: ContentDocument }>(
  row: Row,
): Omit<Row, 'content'> & Omit<StoredContent, ContentColumn> {
  const { content, ...rest } = row;
  return { ...rest, ...emptyDocument(), ...content } as Omit<Row, 'content'> & StoredContent;
}

const definedOf = (parts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));

/** What is stored for a body: defaults filled in, and what the server builds itself. */
export function storedContent(body: SaveResumeDto): StoredContent {
  const { personalInfo } = body;
  return {
    ...aboutOf(body),
    templateId: body.templateId || DEFAULT_TEMPLATE_ID,
    summary: body.summary ?? '',
    personalInfo: {
      ...personalInfo,
      fullName: fullNameOf(personalInfo),
      photoUrl: personalInfo.photoUrl || null,
    },
    ...Object.fromEntries(ENTRY_SECTION_NAMES.map((name) => [name, entriesOf(name, body)])),
    designOptions: body.designOptions ?? {},
    isDraft: body.isDraft ?? false,
  } as StoredContent;
}

const aboutOf = (body: SaveResumeDto): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(EMPTY_ABOUT).map(([name, empty]) => [name, Reflect.get(body, name) ?? empty]),
  );

/** The entries of a section; what is not said to be so is not. */
function entriesOf(name: EntrySectionName, body: SaveResumeDto): object[] {
  const flags = FLAGS[name];
  const entries: object[] = body[name] ?? [];
  if (flags.length === 0) return entries;
  return entries.map((entry) => ({
    ...entry,
    ...Object.fromEntries(flags.map((flag) => [flag, Reflect.get(entry, flag) ?? false])),
  }));
}

const FLAGS = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((name) => [
    name,
    Object.entries(ENTRY_SECTIONS[name].fields).flatMap(([field, { kind }]) =>
      kind === 'flag' ? field : [],
    ),
  ]),
) as unknown as Readonly<Record<EntrySectionName, string[]>>;

/** First and last name, or the name of a resume that has neither. */
const fullNameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || UNTITLED_RESUME;
