import { AlsoReads } from '../fields/body-shape.ts';
import type { FieldDocs, Fields } from '../resume-table/field.types.ts';
import { ENTRY_SECTION_DOCS, PERSON_DOCS } from '../resume-table/resume-docs.ts';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntryOf,
  type EntrySectionName,
  PERSON_FIELDS,
  type PersonalInfo,
} from '../resume-table/resume-table.ts';
import type { EntrySection } from '../resume-table/section.types.ts';
import { declareFields } from './table-fields.ts';

type Dto<Shape extends object> = new () => Shape;

/** A class with the fields of a table, under the name that the API document has for it. */
function dtoOf(schema: string, fields: Fields, docs: FieldDocs<Fields>): Dto<object> {
  const dto = { [schema]: class {} }[schema] as Dto<object>;
  declareFields(dto, fields, docs);
  const aliases = Object.values(fields).flatMap(({ alias }) => (alias ? [[alias, {}] as const] : []));
  if (aliases.length > 0) AlsoReads(Object.fromEntries(aliases))(dto);
  return dto;
}

/** Sections of the same form have entries of one class. */
const entryDtos = new Map<string, Dto<object>>();

function entryDto(section: EntrySection, docs: FieldDocs<Fields>): Dto<object> {
  const known = entryDtos.get(section.schema);
  if (known) return known;
  const dto = dtoOf(section.schema, section.fields, docs);
  entryDtos.set(section.schema, dto);
  if (section.layout === 'groups') {
    const maxItems = section.max;
    AlsoReads({ items: { ...(maxItems ? { maxItems } : {}), tooLong: tooLong(section) } })(dto);
  }
  return dto;
}

const tooLong = ({ label, max }: EntrySection): string => `${label} can hold at most ${max} entries`;

/** Class of one entry of each section. */
export const ENTRY_DTOS = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((name) => [name, entryDto(ENTRY_SECTIONS[name], ENTRY_SECTION_DOCS[name].fields)]),
) as { [Name in EntrySectionName]: Dto<EntryOf<Name>> };

/** Who the resume is about and how to reach them. */
export const PersonalInfoDto = dtoOf('PersonalInfoDto', PERSON_FIELDS, PERSON_DOCS) as Dto<PersonalInfo>;
export type PersonalInfoDto = PersonalInfo;

/** Every list of entries, as a stored resume has them. */
export type EntryLists = { [Name in EntrySectionName]: EntryOf<Name>[] };
