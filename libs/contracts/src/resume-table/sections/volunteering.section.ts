import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';
import { PERIOD, PERIOD_DOCS } from './period.ts';

/** Unpaid work. */
export const VOLUNTEERING = {
  name: 'volunteering',
  schema: 'VolunteeringDto',
  label: 'Volunteering',
  noun: 'Volunteer Role',
  empty: 'No volunteering yet.',
  step: 'details',
  further: true,
  follows: 'projects',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'activity',
  swaps: true,
  json: 'volunteer',
  jsonCurrent: 'currentVolunteering',
  fields: {
    organisation: {
      kind: 'text',
      label: 'Organisation',
      required: true,
      input: { placeholder: 'e.g. Nigerian Red Cross' },
      sheet: 'detail',
      json: 'organization',
    },
    role: {
      kind: 'text',
      label: 'Role',
      required: true,
      expected: false,
      input: { placeholder: 'e.g. First-aid trainer' },
      sheet: 'title',
      json: 'position',
    },
    location: { kind: 'text', label: 'Location', sheet: 'aside' },
    ...PERIOD,
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'One statement on each line.', hints: 'description' },
      sheet: 'body',
      json: 'highlights',
      jsonList: true,
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const VOLUNTEERING_DOCS = {
  list: 'Unpaid work.',
  stored: 'Unpaid work.',
  fields: {
    organisation: ['Whom it was done for.', 'Nigerian Red Cross'],
    role: ['What the person was there.', 'First-aid trainer'],
    location: ['Town and country.', 'Ibadan'],
    ...PERIOD_DOCS,
    description: ['What was done and achieved, one statement a line.', 'Trained 60 drivers in first aid.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
