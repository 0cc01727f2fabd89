import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Professional bodies. */
export const MEMBERSHIPS = {
  name: 'memberships',
  schema: 'MembershipDto',
  label: 'Professional memberships',
  noun: 'Membership',
  empty: 'No memberships yet.',
  step: 'details',
  further: true,
  follows: 'training',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'paper',
  fields: {
    body: {
      kind: 'text',
      label: 'Professional body',
      required: true,
      input: { placeholder: 'e.g. ICAN, COREN, MDCN, NMCN, TRCN, CIPM or NIM' },
      sheet: 'title',
    },
    grade: {
      kind: 'choice',
      label: 'Grade of membership',
      choices: [
        'student',
        'graduate',
        'associate',
        'member',
        'chartered',
        'fellow',
        'registered',
        'honorary',
      ],
      enumName: 'MembershipGrade',
      states: {
        student: 'student',
        graduate: 'candidate',
        associate: 'held',
        member: 'held',
        chartered: 'held',
        fellow: 'held',
        registered: 'held',
        honorary: 'mentioned',
      },
      input: {
        words: {
          student: 'Student member',
          graduate: 'Graduate member',
          associate: 'Associate',
          member: 'Member',
          chartered: 'Chartered member',
          fellow: 'Fellow',
          registered: 'Registered',
          honorary: 'Honorary member',
        },
      },
      sheet: 'detail',
    },
    number: { kind: 'text', label: 'Membership number', sheet: { in: 'aside', prefix: 'No. ' } },
    since: { kind: 'month-or-year', label: 'Member since', sheet: { in: 'period', prefix: 'since ' } },
    until: {
      kind: 'month-or-year',
      label: 'Member until',
      validity: true,
      input: { hint: 'Leave empty while you are a member.' },
      sheet: { in: 'period', glue: ', ', prefix: 'until ' },
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const MEMBERSHIPS_DOCS = {
  list: 'Memberships of professional bodies.',
  stored: 'Memberships of professional bodies.',
  fields: {
    body: ['Name of the body.', 'Institute of Chartered Accountants of Nigeria'],
    grade: ['Grade of membership; left out while not said.'],
    number: ['Number an employer can check.', 'MB045123'],
    since: ['First month of membership, or the year alone.'],
    until: ['Last month of membership, or the year alone; empty while it lasts.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
