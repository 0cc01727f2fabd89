import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Training and short courses. */
export const TRAINING = {
  name: 'training',
  schema: 'TrainingDto',
  label: 'Training and courses',
  noun: 'Course',
  empty: 'No courses yet.',
  step: 'details',
  further: true,
  follows: 'certifications',
  max: LIMITS.furtherEntriesMax,
  layout: 'entries',
  evidence: 'course',
  fields: {
    name: {
      kind: 'text',
      label: 'Course name',
      shortLabel: 'Name',
      required: true,
      input: { placeholder: 'e.g. Excel for finance' },
      sheet: 'title',
    },
    provider: {
      kind: 'text',
      label: 'Provider',
      input: { placeholder: 'e.g. Lagos Business School' },
      sheet: 'detail',
    },
    location: { kind: 'text', label: 'Location', sheet: 'aside' },
    startDate: { kind: 'month-or-year', label: 'Start date', sheet: 'period' },
    endDate: { kind: 'month-or-year', label: 'End date', sheet: { in: 'period', glue: ' – ' } },
    length: { kind: 'text', label: 'Length', input: { placeholder: 'e.g. 40 hours' }, sheet: 'aside' },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, hint: 'One statement on each line.' },
      sheet: 'body',
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const TRAINING_DOCS = {
  list: 'Training and short courses.',
  stored: 'Training and short courses.',
  fields: {
    name: ['What the course is called.', 'Excel for finance'],
    provider: ['Who gave it.', 'Lagos Business School'],
    location: ['Town, or Online.', 'Online'],
    startDate: ['First month of the course, or the year alone.'],
    endDate: ['Last month of the course, or the year alone.'],
    length: ['How long it was.', '40 hours'],
    description: ['What was learnt, one statement a line.', 'Models of cash flow.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
