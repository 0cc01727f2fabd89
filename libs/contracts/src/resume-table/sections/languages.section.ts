import { CEFR_LEVELS, LANGUAGE_PROFICIENCIES } from '../../vocabulary/resume-vocabulary.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';

/** Languages spoken. */
export const LANGUAGES = {
  name: 'languages',
  schema: 'LanguageDto',
  label: 'Languages',
  noun: 'Language',
  empty: 'No languages yet.',
  step: 'details',
  layout: 'items',
  evidence: 'own',
  json: 'languages',
  fields: {
    language: {
      kind: 'text',
      label: 'Language',
      required: true,
      input: { placeholder: 'e.g. Yorùbá' },
      sheet: 'title',
      json: 'language',
    },
    proficiency: {
      kind: 'choice',
      label: 'Proficiency',
      shortLabel: 'Level',
      choices: LANGUAGE_PROFICIENCIES,
      enumName: 'LanguageProficiency',
      default: 'intermediate',
      optional: false,
      sheet: { in: 'detail', unless: 'cefr' },
      json: 'fluency',
    },
    cefr: {
      kind: 'choice',
      label: 'CEFR level',
      choices: CEFR_LEVELS,
      enumName: 'CefrLevel',
      input: { hint: 'If you know it: A1 to C2. We print it instead of the word.' },
      sheet: 'detail',
    },
  },
} as const satisfies EntrySection;

export const LANGUAGES_DOCS = {
  list: 'Languages spoken.',
  stored: 'Languages spoken.',
  fields: {
    language: ['Name of the language.', 'Yorùbá'],
    proficiency: ['How well it is spoken.'],
    cefr: ['Level of the Common European Framework, printed instead of the word; left out while not said.'],
  },
} as const satisfies SectionDocs;
