import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';
import { PERIOD, PERIOD_DOCS } from './period.ts';

/** SIWES, internships and attachments during studies. */
export const INTERNSHIPS = {
  name: 'internships',
  schema: 'InternshipDto',
  label: 'Internships and SIWES',
  noun: 'Internship',
  empty: 'No internships yet.',
  step: 'details',
  further: true,
  follows: 'experience',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'activity',
  swaps: true,
  jsonCurrent: 'currentInternships',
  fields: {
    organisation: {
      kind: 'text',
      label: 'Organisation',
      required: true,
      input: { placeholder: 'e.g. Dangote Cement, Obajana' },
      sheet: 'detail',
    },
    role: {
      kind: 'text',
      label: 'Role',
      required: true,
      expected: false,
      input: { placeholder: 'e.g. Laboratory intern' },
      sheet: 'title',
    },
    scheme: {
      kind: 'choice',
      label: 'Kind',
      choices: ['siwes', 'internship', 'attachment', 'apprenticeship', 'traineeship'],
      enumName: 'InternshipScheme',
      input: {
        hint: 'SIWES is the Students Industrial Work Experience Scheme of Nigeria.',
        words: {
          siwes: 'SIWES',
          internship: 'Internship',
          attachment: 'Industrial attachment',
          apprenticeship: 'Apprenticeship',
          traineeship: 'Traineeship',
        },
      },
      sheet: 'aside',
    },
    location: {
      kind: 'text',
      label: 'Location',
      input: { placeholder: 'e.g. Obajana, Kogi' },
      sheet: 'aside',
    },
    ...PERIOD,
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'One statement on each line.', hints: 'description' },
      sheet: 'body',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const INTERNSHIPS_DOCS = {
  list: 'SIWES, internships and attachments.',
  stored: 'SIWES, internships and attachments.',
  fields: {
    organisation: ['Where it was done.', 'Dangote Cement'],
    role: ['What the person was there.', 'Laboratory intern'],
    scheme: ['Kind of internship; left out while not said.'],
    location: ['Town and state.', 'Obajana, Kogi'],
    ...PERIOD_DOCS,
    description: ['What was done and learnt, one statement a line.', 'Tested 30 samples of clinker a day.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
