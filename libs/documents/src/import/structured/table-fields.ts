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
import { takeDate, takeSpan } from './read-values.ts';
import {
  entriesOf,
  find,
  plainKey,
  type SourceNode,
  take,
  takeLines,
  takeText,
  takeWords,
  wordsNode,
} from './source-node.ts';

/** Sections with a reader of their own, which knows how other programs write them. */
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
      return (find(node, ...names)?.children ?? [])
        .slice(0, field.max)
        .map((item) => takeWords(item))
        .filter(Boolean);
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

/** Stands where referees would be. */
const ON_REQUEST = /\bavailable (?:up)?on request\b/i;

/** The sections of the table that have no reader of their own. @param goesOn positions of the entries of a list that go on. */
export function furtherSections(
  places: readonly SourceNode[],
  goesOn: (list: string) => ReadonlySet<number>,
): Record<string, object[]> {
  const sections = ENTRY_SECTION_NAMES.filter((name) => !READ_BY_DIALECT.has(name)).map((name) => {
    const { fields, json, jsonCurrent, max = LIMITS.entriesMax } = ENTRY_SECTIONS[name];
    const names = namesOf(name, json, OTHER_NAMES[name]?.list);
    const found = places.map((place) => entriesOf(place, ...names)).find(({ length }) => length > 0) ?? [];
    const entries = found.filter((entry) => !ON_REQUEST.test(wordsNode(entry)?.text ?? ''));
    const current = jsonCurrent ? goesOn(plainKey(jsonCurrent)) : new Set<number>();
    return [
      name,
      entries.slice(0, max).map((entry, index) => entryOf(name, fields, entry, current.has(index))),
    ] as const;
  });
  return Object.fromEntries(sections.filter(([, entries]) => entries.length > 0));
}

function entryOf(section: EntrySectionName, fields: Fields, entry: SourceNode, goesOn: boolean): object {
  if (entry.kind === 'words') return entryOfWords(fields, entry);
  const others = OTHER_NAMES[section]?.fields ?? {};
  const span = 'endDate' in fields ? takeSpan(entry) : undefined;
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    takeField(entry, namesOf(name, field.json, others[name]), field) ??
      ('default' in field ? field.default : undefined),
  ]);
  const dates = span ? present({ startDate: span.startDate, endDate: span.endDate }) : {};
  const current = 'current' in fields && (goesOn || span?.current === true);
  const entryWithDates = present({ ...Object.fromEntries(values), ...dates });
  return current ? present({ ...entryWithDates, endDate: '', current }) : entryWithDates;
}

/** An entry that is one text is what leads it. */
function entryOfWords(fields: Fields, entry: SourceNode): object {
  const [leading = 'name'] =
    Object.entries(fields).find(([, field]) => isPlaced(field, 'sheet', 'title')) ?? [];
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    'default' in field ? [[name, field.default]] : [],
  );
  return { ...Object.fromEntries(defaults), [leading]: takeWords(entry) };
}
