import { isCalendarDay } from '@career/contracts/forms/calendar-day';
import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import { isPlaced } from '@career/contracts/resume-table/print-entry';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntryOf,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type Present, present } from '../../present-fields.ts';
import { OTHER_NAMES } from './other-names.ts';
import { isOwnSection } from './own-sections.ts';
import { type ReadSpan, takeDate, takeSpan } from './read-values.ts';
import {
  find,
  plainKey,
  type SourceNode,
  take,
  takeLines,
  takeText,
  takeWords,
  wordsNode,
} from './source-node.ts';

/** Sections with their own reader, which knows how other programs write them. */
const READ_BY_DIALECT: ReadonlySet<string> = new Set<string>([
  'experience',
  'education',
  'skills',
  'achievements',
  'certifications',
  'languages',
]);

/** Takes one field by its kind. Names are plain keys. */
export function takeField(node: SourceNode | undefined, names: readonly string[], field: Field): unknown {
  switch (field.kind) {
    case 'lines':
      return takeLines(node, names, field.max);
    case 'month-or-year':
      return takeDate(find(node, ...names));
    case 'choice': {
      const said = find(node, ...names);
      const choice = field.choices.find((one) => one === said?.text);
      if (choice !== undefined) take(said);
      return choice;
    }
    case 'flag':
      return find(node, ...names)?.text === 'true' || undefined;
    case 'list':
      return takeList(find(node, ...names), field.max);
    case 'date': {
      const said = find(node, ...names);
      if (!isCalendarDay(said?.text)) return undefined;
      take(said);
      return said?.text;
    }
    default:
      return takeText(node, names, longest(field));
  }
}

/** Takes the lines of a list, or of one text. */
function takeList(list: SourceNode | undefined, most: number): string[] {
  if (list?.kind !== 'words')
    return (list?.children ?? [])
      .slice(0, most)
      .map((item) => takeWords(item))
      .filter(Boolean);
  const lines = list.text.split(/\s*\n\s*/).filter(Boolean);
  if (lines.length > most || lines.some((line) => line.length > LIMITS.lineMax)) return [];
  take(list);
  return lines;
}

function longest(field: Field): number {
  if (field.kind === 'text') return field.max ?? LIMITS.lineMax;
  return field.kind === 'email' || field.kind === 'optional-email' ? LIMITS.emailMax : LIMITS.urlMax;
}

/** The names under which our own export writes a field, and that people and other programs give it. */
const namesOf = (
  name: string,
  json: string | false | undefined,
  others: readonly string[] = [],
): string[] => [...new Set([json || `x-${name}`, `x-${name}`, name, ...others].map(plainKey))];

/** The fields of the table that the schema has no name for, as our own export writes them. */
export function furtherFields(fields: Fields, source: SourceNode): Record<string, never> {
  const own = Object.entries(fields).filter(([, { json, unasked }]) => json === undefined && !unasked);
  return present(
    Object.fromEntries(own.map(([name, field]) => [name, takeField(source, [plainKey(`x-${name}`)], field)])),
  ) as Record<string, never>;
}

/** The further fields of an entry of a section. */
export const furtherOf = <Name extends EntrySectionName>(
  section: Name,
  entry: SourceNode,
): Present<Partial<EntryOf<Name>>> => furtherFields(ENTRY_SECTIONS[section].fields, entry);

/** Used in place of referees. */
const ON_REQUEST = /\bavailable (?:up)?on request\b/i;

/** Where the entries of further sections are found in a file. */
export interface FurtherSource {
  /** The entries of a section. @param names what files call its list, as plain keys. */
  listOf: (section: EntrySectionName, names: readonly string[]) => readonly SourceNode[];
  /** Positions of the entries of a list that go on. */
  goesOn?: (list: string) => ReadonlySet<number>;
  /** An entry with a start and no end goes on. */
  isOpenCurrent?: boolean;
}

/** The sections of the table that have no special reader. */
export function furtherSections({ listOf, goesOn, isOpenCurrent }: FurtherSource): Record<string, object[]> {
  const sections = ENTRY_SECTION_NAMES.filter((name) => !READ_BY_DIALECT.has(name)).map((name) => {
    const { json, jsonCurrent, max = LIMITS.entriesMax } = ENTRY_SECTIONS[name];
    const found = listOf(name, namesOf(name, json, OTHER_NAMES[name]?.list));
    const entries = found.filter((entry) => !ON_REQUEST.test(wordsNode(entry)?.text ?? ''));
    const current = (jsonCurrent && goesOn?.(plainKey(jsonCurrent))) || new Set<number>();
    const read = entries
      .slice(0, max)
      .map((entry, index) => entryOf(name, entry, { isCurrent: current.has(index), isOpenCurrent }));
    return [name, read] as const;
  });
  return Object.fromEntries(sections.filter(([, entries]) => entries.length > 0));
}

interface GoingOn {
  isCurrent: boolean;
  isOpenCurrent: boolean | undefined;
}

function entryOf(section: EntrySectionName, entry: SourceNode, goingOn: GoingOn): object {
  const fields: Fields = ENTRY_SECTIONS[section].fields;
  if (entry.kind === 'words') return entryOfWords(fields, entry);
  const others = OTHER_NAMES[isOwnSection(section) ? 'custom1' : section]?.fields ?? {};
  const span = 'endDate' in fields ? takeSpan(entry) : undefined;
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    takeField(entry, namesOf(name, field.json, others[name]), field) ??
      ('default' in field ? field.default : undefined),
  ]);
  const dates = span ? present({ startDate: span.startDate, endDate: span.endDate }) : {};
  const entryWithDates = present({ ...Object.fromEntries(values), ...dates });
  const isCurrent = 'current' in fields && (goingOn.isCurrent || isOngoing(span, goingOn));
  return isCurrent ? present({ ...entryWithDates, endDate: '', current: true }) : entryWithDates;
}

const isOngoing = (span: ReadSpan | undefined, { isOpenCurrent = false }: GoingOn): boolean =>
  span !== undefined && (span.current || (isOpenCurrent && !span.hasEnd && span.startDate !== ''));

function entryOfWords(fields: Fields, entry: SourceNode): object {
  const [leading = 'name'] =
    Object.entries(fields).find(([, field]) => isPlaced(field, 'sheet', 'title')) ?? [];
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    'default' in field ? [[name, field.default]] : [],
  );
  return { ...Object.fromEntries(defaults), [leading]: takeWords(entry) };
}
