import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Certificates and licences. */
export const CERTIFICATIONS = {
  name: 'certifications',
  schema: 'CertificationDto',
  label: 'Certifications',
  noun: 'Certification',
  empty: 'No certifications yet.',
  step: 'details',
  layout: 'entries',
  evidence: 'own',
  json: 'certificates',
  fields: {
    name: {
      kind: 'text',
      label: 'Certification name',
      shortLabel: 'Name',
      required: true,
      input: { placeholder: 'e.g. ICAN Chartered Accountant' },
      sheet: 'title',
      json: 'name',
    },
    issuer: {
      kind: 'text',
      label: 'Issuer',
      required: true,
      expected: false,
      input: { placeholder: 'e.g. ICAN' },
      sheet: 'detail',
      json: 'issuer',
    },
    date: { kind: 'month-or-year', label: 'Date', sheet: 'period', json: 'date' },
    expiryDate: {
      kind: 'month-or-year',
      label: 'Expiry date',
      validity: true,
      input: { hint: 'Leave empty if it does not expire.' },
      sheet: { in: 'period', glue: ', ', prefix: 'valid to ' },
      text: { in: 'period', glue: ', ', prefix: 'valid until ' },
      json: 'endDate',
    },
    credentialId: {
      kind: 'text',
      label: 'Credential ID',
      sheet: { in: 'aside', prefix: 'No. ' },
      text: { in: 'detail', glue: ', ', prefix: 'ID ' },
      json: 'credentialId',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const CERTIFICATIONS_DOCS = {
  list: 'Certificates and licences.',
  stored: 'Certificates and licences.',
  fields: {
    name: ['Certificate or licence held.', 'ICAN Chartered Accountant'],
    issuer: ['Body that issued it.', 'Institute of Chartered Accountants of Nigeria'],
    date: ['Month of issue, or the year alone.'],
    expiryDate: ['Last month of validity, or the year alone; empty when it does not end.'],
    credentialId: ['Number an employer can check.', 'ICAN-204518'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
