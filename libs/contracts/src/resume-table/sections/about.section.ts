import { EXPERIENCE_LEVEL_NAMES, EXPERIENCE_LEVELS } from '../../vocabulary/experience-levels.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { CAREER_GOALS } from '../../vocabulary/resume-vocabulary.ts';
import { DEFAULT_TEMPLATE_ID } from '../../vocabulary/template-ids.ts';
import type { FieldDocs, Fields } from '../field.types.ts';

/** What the resume is for; nothing of it is printed. */
export const ABOUT = {
  title: {
    kind: 'text',
    label: 'Title',
    required: true,
    input: {
      label: 'Resume Title',
      wide: true,
      placeholder: 'e.g. Accountant, Lagos',
      hint: 'For your own list. It is not printed on the resume.',
    },
    sheet: 'none',
  },
  careerGoal: {
    kind: 'choice',
    label: 'Career goal',
    choices: CAREER_GOALS,
    enumName: 'CareerGoal',
    default: 'local',
    input: {
      words: { local: 'Local job', remote: 'Remote job', relocation: 'Job abroad, with relocation' },
    },
    sheet: 'none',
  },
  targetCountry: {
    kind: 'text',
    label: 'Target country',
    input: {
      placeholder: 'e.g. Canada',
      autoComplete: 'country-name',
      unless: { field: 'careerGoal', is: 'local' },
    },
    sheet: 'none',
  },
  industry: {
    kind: 'text',
    label: 'Industry',
    required: true,
    input: { placeholder: 'e.g. Accounting and finance', suggestions: 'industries' },
    sheet: 'none',
  },
  experienceLevel: {
    kind: 'choice',
    label: 'Experience level',
    choices: EXPERIENCE_LEVELS,
    enumName: 'ExperienceLevel',
    default: 'entry',
    input: {
      words: EXPERIENCE_LEVEL_NAMES,
    },
    sheet: 'none',
  },
  templateId: { kind: 'text', label: 'Template', max: 60, unasked: true, sheet: 'none' },
} as const satisfies Fields;

/** The paragraph under the header. */
export const SUMMARY = {
  summary: {
    kind: 'lines',
    label: 'Summary',
    max: LIMITS.summaryMax,
    input: {
      rows: 6,
      hints: 'summary',
      hint: 'Three or four sentences: your trade, your years in it, and what you are best at.',
      placeholder:
        'e.g. Cashier with four years in busy shops in Kano. Balances a till of ₦400,000 a day without a shortage and trains new staff.',
    },
    sheet: 'own',
    json: 'summary',
  },
} as const satisfies Fields;

export const ABOUT_DOCS = {
  title: ['Name of the resume in the person’s list; not printed on it.', 'Accountant, Lagos'],
  careerGoal: ['Where the person looks for work.'],
  targetCountry: ['Country the person wants to work in, when the goal is not local.', 'Canada'],
  industry: ['Industry of the work sought.', 'Accounting and finance'],
  experienceLevel: ['Seniority of the work sought.'],
  templateId: [
    'Id of a built-in template. An unknown id is stored and shown as the default template.',
    DEFAULT_TEMPLATE_ID,
  ],
} as const satisfies FieldDocs<typeof ABOUT>;

export const SUMMARY_DOCS = {
  summary: [
    'A few sentences under the header.',
    'Accountant with two plants and nine years of closing on time.',
  ],
} as const satisfies FieldDocs<typeof SUMMARY>;
