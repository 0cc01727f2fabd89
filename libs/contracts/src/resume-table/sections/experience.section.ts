import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Jobs. */
export const EXPERIENCE = {
  name: 'experience',
  schema: 'ExperienceDto',
  label: 'Experience',
  noun: 'Experience',
  empty: 'No experience yet. Internships, NYSC and volunteering count too.',
  step: 'experience',
  layout: 'entries',
  evidence: 'own',
  swaps: true,
  together: { by: 'company', shared: 'location' },
  json: 'work',
  jsonCurrent: 'currentJobs',
  fields: {
    company: {
      kind: 'text',
      label: 'Company',
      required: true,
      input: { placeholder: 'e.g. Kora Foods Ltd' },
      sheet: 'detail',
      json: 'name',
    },
    position: {
      kind: 'text',
      label: 'Position',
      shortLabel: 'Job title',
      required: true,
      input: { placeholder: 'e.g. Operations officer' },
      sheet: 'title',
      json: 'position',
    },
    location: {
      kind: 'text',
      label: 'Location',
      input: { wide: true, placeholder: 'e.g. Aba, or Remote' },
      sheet: 'aside',
      json: 'location',
    },
    startDate: {
      kind: 'month-or-year',
      label: 'Start date',
      required: true,
      sheet: 'period',
      json: 'startDate',
    },
    endDate: {
      kind: 'month-or-year',
      label: 'End date',
      notBefore: {
        field: 'startDate',
        unless: 'current',
        message: 'End date must not be before the start date',
      },
      sheet: { in: 'period', glue: ' – ' },
      json: 'endDate',
    },
    current: {
      kind: 'flag',
      label: 'Current',
      ongoing: true,
      input: { label: 'Currently working here' },
      sheet: 'own',
      json: false,
    },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: {
        placeholder: 'Cut delivery cost by ₦450,000 a month by grouping routes.\nTrained six new riders.',
        hint: 'One achievement on each line.',
        hints: 'description',
      },
      sheet: 'body',
      json: 'highlights',
      jsonList: true,
    },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const EXPERIENCE_DOCS = {
  list: 'Jobs, newest first by convention.',
  stored: 'Jobs.',
  fields: {
    company: ['Employer.', 'Kora Foods Ltd'],
    position: ['Job title held there.', 'Operations officer'],
    location: ['Town, country or Remote.', 'Aba'],
    startDate: ['First month in the job, or the year alone.'],
    endDate: ['Last month in the job, or the year alone; empty while current.'],
    current: ['Still in this job; the end date is then shown as Present.'],
    description: [
      'What was done and achieved. Each line is one statement; a leading dash or bullet is dropped when shown.',
      'Cut delivery cost by ₦450,000 a month by grouping routes.',
    ],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
