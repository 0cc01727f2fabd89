import { LIMITS } from '../../vocabulary/limits.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';
import { PAGE_BREAK, PAGE_BREAK_DOCS } from './page-break.ts';

/** Achievements and awards. */
export const ACHIEVEMENTS = {
  name: 'achievements',
  schema: 'AchievementDto',
  label: 'Achievements',
  noun: 'Achievement',
  empty: 'No achievements yet.',
  step: 'details',
  layout: 'entries',
  evidence: 'own',
  json: 'awards',
  fields: {
    title: {
      kind: 'text',
      label: 'Title',
      required: true,
      input: { placeholder: 'e.g. Best graduating student' },
      sheet: 'title',
      json: 'title',
    },
    description: {
      kind: 'lines',
      label: 'Description',
      max: LIMITS.descriptionMax,
      input: { rows: 3, after: 'date' },
      sheet: 'body',
      json: 'summary',
    },
    date: { kind: 'month-or-year', label: 'Date', sheet: 'period', json: 'date' },
    ...PAGE_BREAK,
  },
} as const satisfies EntrySection;

export const ACHIEVEMENTS_DOCS = {
  list: 'Achievements and awards.',
  stored: 'Achievements and awards.',
  fields: {
    title: ['What was achieved.', 'Best graduating student'],
    description: ['What it took and what it changed.', 'First of 210 graduates of the faculty.'],
    date: ['Month of the achievement, or the year alone.'],
    ...PAGE_BREAK_DOCS,
  },
} as const satisfies SectionDocs;
