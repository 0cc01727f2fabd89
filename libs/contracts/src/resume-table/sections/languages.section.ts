import { LANGUAGE_PROFICIENCIES } from '../../vocabulary/resume-vocabulary.ts';
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
      sheet: 'detail',
      json: 'fluency',
    },
  },
} as const satisfies EntrySection;

export const LANGUAGES_DOCS = {
  list: 'Languages spoken.',
  stored: 'Languages spoken.',
  fields: {
    language: ['Name of the language.', 'Yorùbá'],
    proficiency: ['How well it is spoken.'],
  },
} as const satisfies SectionDocs;
