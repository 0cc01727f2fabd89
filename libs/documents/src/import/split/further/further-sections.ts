import { type Field, isOptional } from '@career/contracts/resume-table/field.types';
import {
  ENTRY_SECTIONS,
  type EntrySectionName,
  isEntrySection,
} from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { ImportedResume } from '../../../json-resume-import.ts';
import { type HeadedList, ownHeadings, ownSectionsOf } from '../../structured/own-sections.ts';
import type { ReadField } from '../fields/field.types.ts';
import type { Origins } from '../origins.ts';
import type { Section } from '../sections/find-sections.ts';
import type { FurtherEntry } from './further-entry.types.ts';
import { readFurther } from './read-further.ts';

/** Sections that are read by readers of their own. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'skills',
  'achievements',
  'certifications',
  'languages',
]);

/**
 * Sections of a page that no other reader takes: those of the table, and under headings of the page's own.
 * @param services What lines outside their own section say of national service.
 */
export function furtherSections(
  sections: readonly Section[],
  headingOf: (section: Section) => string,
  origins: Origins,
  services: readonly FurtherEntry[] = [],
): ImportedResume {
  const read = new Map<EntrySectionName, FurtherEntry[]>([['nationalService', [...services]]]);
  const headed = new Map<string, FurtherEntry[]>();
  for (const section of sections.filter(({ lines }) => lines.length > 0)) {
    const { kind, lines } = section;
    const heading = headingOf(section);
    if (isEntrySection(kind) && !READ_ELSEWHERE.has(kind))
      read.set(kind, [...(read.get(kind) ?? []), ...readFurther(kind, lines, heading)]);
    else if (kind === 'other' && heading !== '')
      headed.set(heading, [...(headed.get(heading) ?? []), ...readFurther('custom1', lines, heading)]);
  }
  const lists: HeadedList<FurtherEntry>[] = [...headed].map(([heading, entries]) => ({ heading, entries }));
  const own = ownSectionsOf(lists);
  for (const { section, list } of own) read.set(section, [...list.entries]);
  const entries = [...read]
    .filter(([, found]) => found.length > 0)
    .map(([section, found]) => [section, entriesOf(section, found, origins)] as const);
  return { ...Object.fromEntries(entries), ...ownHeadings(own) };
}

function entriesOf(section: EntrySectionName, found: readonly FurtherEntry[], origins: Origins): object[] {
  const { fields, max = LIMITS.entriesMax } = ENTRY_SECTIONS[section];
  return found.slice(0, max).map((entry, at) => {
    const values = Object.entries<Field>(fields).map(([name, field]) => [
      name,
      fieldValue(field, entry, entry.fields[name], (part, suffix = '') =>
        origins.text(`${section}.${at}.${name}${suffix}`, part, longest(field), field.kind === 'lines'),
      ),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  });
}

/** What the resume holds of a field; undefined where nothing was found and nothing is needed. */
function fieldValue(
  field: Field,
  { isCurrent = false }: FurtherEntry,
  said: FurtherEntry['fields'][string],
  textOf: (part: ReadField, suffix?: string) => string,
): unknown {
  if (field.kind === 'flag') return field.ongoing ? isCurrent : undefined;
  if (said === undefined) return missing(field);
  if (isList(said)) return said.map((part) => textOf(part));
  const text = textOf(said);
  return text === '' ? missing(field) : text;
}

const isList = (said: ReadField | readonly ReadField[]): said is readonly ReadField[] => Array.isArray(said);

function missing(field: Field): unknown {
  if (field.kind === 'choice') return field.default;
  return isOptional(field) ? undefined : '';
}

function longest(field: Field): number {
  if (field.kind === 'lines') return field.max;
  if (field.kind === 'text') return field.max ?? LIMITS.lineMax;
  if (field.kind === 'url' || field.kind === 'web-link') return LIMITS.urlMax;
  return LIMITS.lineMax;
}
