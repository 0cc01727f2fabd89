import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

const FIELDS = {
  title: {
    kind: 'text',
    label: 'Title',
    required: true,
    input: { placeholder: 'First line of the entry' },
    sheet: 'title',
  },
  detail: { kind: 'text', label: 'Detail', sheet: 'detail' },
  date: { kind: 'month-or-year', label: 'Date', sheet: 'period' },
  url: { kind: 'web-link', label: 'Link' },
  description: {
    kind: 'lines',
    label: 'Description',
    max: LIMITS.descriptionMax,
    input: { rows: 3, hint: 'One statement on each line.' },
    sheet: 'body',
  },
  ...PAGE_BREAK,
} as const satisfies EntrySection['fields'];

/** A section that the person names; one of several of the same form. */
export const customSection = <const Name extends string>(name: Name) =>
  ({
    name,
    schema: 'CustomEntryDto',
    label: 'Further information',
    noun: 'Entry',
    empty: 'No entries yet.',
    step: 'details',
    further: true,
    named: true,
    max: LIMITS.furtherEntriesMax,
    layout: 'entries',
    evidence: 'words',
    fields: FIELDS,
  }) as const satisfies EntrySection;

export const CUSTOM_DOCS = {
  list: 'Entries of a section that the person names in `designOptions.sectionHeadings`.',
  stored: 'Entries of a section that the person names in `designOptions.sectionHeadings`.',
  fields: {
    title: ['First line of the entry.', 'Patent NG/P/2023/77'],
    detail: ['What belongs to it.', 'Solar dryer'],
    date: ['Month, or the year alone.'],
    url: ['Where it can be seen.', 'https://example.com/patent'],
    description: ['More about it, one statement a line.', 'Granted after two years.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
