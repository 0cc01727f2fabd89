import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';

/** What the person likes to do. */
export const INTERESTS = {
  name: 'interests',
  schema: 'InterestDto',
  label: 'Interests',
  noun: 'Interest',
  empty: 'No interests yet.',
  step: 'details',
  further: true,
  follows: 'languages',
  max: LIMITS.furtherEntriesMax,
  layout: 'items',
  evidence: 'none',
  json: 'interests',
  fields: {
    name: {
      kind: 'text',
      label: 'Interest',
      required: true,
      input: { placeholder: 'e.g. Chess' },
      sheet: 'title',
      json: 'name',
    },
    details: {
      kind: 'list',
      label: 'Details',
      max: LIMITS.listLinesMax,
      input: { rows: 2, placeholder: 'e.g. Captain of the club', hint: 'One on each line.' },
      sheet: 'detail',
      json: 'keywords',
    },
  },
} as const satisfies EntrySection;

export const INTERESTS_DOCS = {
  list: 'Interests.',
  stored: 'Interests.',
  fields: {
    name: ['The interest.', 'Chess'],
    details: ['More about it, one each.', 'Captain of the club'],
  },
} as const satisfies SectionDocs;
