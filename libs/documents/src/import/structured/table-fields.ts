import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntryOf,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { type Present, present } from '../../present-fields.ts';
import { takeDate } from './read-values.ts';
import {
  entriesOf,
  find,
  plainKey,
  type SourceNode,
  take,
  takeLines,
  takeText,
  takeWords,
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
    default:
      return takeText(node, names, longest(field));
  }
}

function longest(field: Field): number {
  if (field.kind === 'text') return field.max ?? LIMITS.lineMax;
  return field.kind === 'email' ? LIMITS.emailMax : LIMITS.urlMax;
}

/** The names under which our own export writes a field, and that people would give it. */
const namesOf = (name: string, json: string | false | undefined): string[] =>
  [json || `x-${name}`, name].map(plainKey);

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

/** The sections of the table that have no reader of their own. */
export function furtherSections(places: readonly SourceNode[]): Record<string, object[]> {
  const sections = ENTRY_SECTION_NAMES.filter((name) => !READ_BY_DIALECT.has(name)).map((name) => {
    const { fields, json, max = LIMITS.entriesMax } = ENTRY_SECTIONS[name];
    const entries = places.flatMap((place) => entriesOf(place, ...namesOf(name, json))).slice(0, max);
    return [name, entries.map((entry) => entryOf(fields, entry))] as const;
  });
  return Object.fromEntries(sections);
}

function entryOf(fields: Fields, entry: SourceNode): object {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    takeField(entry, namesOf(name, field.json), field) ?? ('default' in field ? field.default : undefined),
  ]);
  return present(Object.fromEntries(values) as object);
}
