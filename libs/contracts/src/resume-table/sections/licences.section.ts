import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Leave to drive, and to work in a trade. */
export const LICENCES = {
  name: 'licences',
  schema: 'LicenceDto',
  label: 'Licences',
  noun: 'Licence',
  empty: 'No licences yet.',
  step: 'details',
  further: true,
  follows: 'memberships',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'paper',
  fields: {
    kind: {
      kind: 'choice',
      label: 'Kind of licence',
      choices: ['driving', 'professional', 'other'],
      enumName: 'LicenceKind',
      input: {
        words: {
          driving: 'Driver’s licence',
          professional: 'Professional licence',
          other: 'Another licence',
        },
      },
      sheet: { in: 'title', unless: 'name' },
    },
    name: {
      kind: 'text',
      label: 'Licence name',
      input: { placeholder: 'e.g. Practising licence for nurses' },
      sheet: 'title',
    },
    licenceClass: {
      kind: 'text',
      label: 'Class',
      input: { placeholder: 'e.g. B, or Code 10', hint: 'The class on a driver’s licence.' },
      sheet: { in: 'detail', prefix: 'Class ' },
    },
    issuer: {
      kind: 'text',
      label: 'Issuer',
      input: { placeholder: 'e.g. FRSC, or MDCN' },
      sheet: { in: 'detail', glue: ', ' },
    },
    number: { kind: 'text', label: 'Licence number', sheet: { in: 'aside', prefix: 'No. ' } },
    date: { kind: 'month-or-year', label: 'Issued', sheet: 'period' },
    expiryDate: {
      kind: 'month-or-year',
      label: 'Expiry date',
      validity: true,
      input: { hint: 'Leave empty if it does not expire.' },
      sheet: { in: 'period', glue: ', ', prefix: 'valid to ' },
      text: { in: 'period', glue: ', ', prefix: 'valid until ' },
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const LICENCES_DOCS = {
  list: 'Licences to drive or to practise.',
  stored: 'Licences to drive or to practise.',
  fields: {
    kind: ['What it allows; left out while not said.'],
    name: ['Name of the licence.', 'Practising licence for nurses'],
    licenceClass: ['Class of a driver’s licence.', 'B'],
    issuer: ['Who issued it.', 'FRSC'],
    number: ['Number an employer can check.', 'ABC12345AA01'],
    date: ['Month of issue, or the year alone.'],
    expiryDate: ['Last month of validity, or the year alone; empty when it does not end.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
