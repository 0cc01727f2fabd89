import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Conferences and talks. */
export const CONFERENCES = {
  name: 'conferences',
  schema: 'ConferenceDto',
  label: 'Conferences',
  noun: 'Conference',
  empty: 'No conferences yet.',
  step: 'details',
  further: true,
  follows: 'publications',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'mention',
  fields: {
    name: {
      kind: 'text',
      label: 'Conference name',
      shortLabel: 'Name',
      required: true,
      input: { placeholder: 'e.g. Africa Energy Forum' },
      sheet: 'title',
    },
    role: {
      kind: 'text',
      label: 'Your part',
      input: { placeholder: 'e.g. Speaker: ‘Drying with the sun’' },
      sheet: 'detail',
    },
    location: { kind: 'text', label: 'Location', sheet: 'aside' },
    date: { kind: 'month-or-year', label: 'Date', sheet: 'period' },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3 },
      sheet: 'body',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const CONFERENCES_DOCS = {
  list: 'Conferences and talks.',
  stored: 'Conferences and talks.',
  fields: {
    name: ['Name of the conference.', 'Africa Energy Forum'],
    role: ['Part the person had in it.', 'Speaker'],
    location: ['Town and country.', 'Nairobi'],
    date: ['Month of the conference, or the year alone.'],
    description: ['What was said or learnt.', 'On drying cassava with the sun.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
