import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** People who can recommend the person. */
export const REFEREES = {
  name: 'referees',
  schema: 'RefereeDto',
  label: 'Referees',
  noun: 'Referee',
  empty: 'No referees yet.',
  step: 'details',
  further: true,
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'none',
  json: 'references',
  fields: {
    name: {
      kind: 'text',
      label: 'Referee name',
      shortLabel: 'Name',
      required: true,
      input: { placeholder: 'e.g. Prof. Ngozi Eze' },
      sheet: 'title',
      json: 'name',
    },
    role: {
      kind: 'text',
      label: 'Position',
      input: { placeholder: 'e.g. Head of Department' },
      sheet: 'detail',
    },
    organisation: {
      kind: 'text',
      label: 'Organisation',
      input: { placeholder: 'e.g. University of Lagos' },
      sheet: { in: 'detail', glue: ', ' },
    },
    relationship: {
      kind: 'text',
      label: 'How they know you',
      input: { placeholder: 'e.g. Supervisor of my thesis' },
      sheet: 'aside',
    },
    phone: {
      kind: 'text',
      label: 'Phone',
      max: LIMITS.phoneMax,
      input: { type: 'tel', placeholder: '+234 803 123 4567' },
    },
    email: { kind: 'optional-email', label: 'Email', input: { type: 'email' } },
    consent: {
      kind: 'choice',
      label: 'Consent',
      choices: ['agreed', 'name-only', 'not-asked'],
      enumName: 'RefereeConsent',
      default: 'name-only',
      input: {
        label: 'What you may print',
        hint: 'Ask before you print the phone number or address of another person.',
        words: {
          agreed: 'All: they agreed',
          'name-only': 'Not their phone and email',
          'not-asked': 'Nothing: I have not asked yet',
        },
      },
      sheet: 'none',
    },
    reference: {
      kind: 'lines',
      label: 'What they say',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'Only their own words, where you have them in writing.' },
      sheet: 'body',
      json: 'reference',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const REFEREES_DOCS = {
  list: 'People who can recommend the person.',
  stored: 'People who can recommend the person.',
  fields: {
    name: ['Name of the referee.', 'Prof. Ngozi Eze'],
    role: ['Position they hold.', 'Head of Department'],
    organisation: ['Where they hold it.', 'University of Lagos'],
    relationship: ['How they know the person.', 'Supervisor of my thesis'],
    phone: ['Telephone number; printed only with consent `agreed`.', '+234 803 123 4567'],
    email: ['Address; printed only with consent `agreed`.', 'ngozi.eze@example.com'],
    consent: ['What may be printed: all of it, all but phone and address, or nothing of this referee.'],
    reference: ['What they wrote of the person.', 'A careful engineer.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
