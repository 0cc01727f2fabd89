import { LIMITS } from '../../vocabulary/limits.ts';
import { SAVED_SKILL_LEVEL, SKILL_LEVELS } from '../../vocabulary/resume-vocabulary.ts';
import type { EntrySection, SectionDocs } from '../section.types.ts';

/** Skills; the editor gathers them under categories, the resume keeps the category beside each. */
export const SKILLS = {
  name: 'skills',
  schema: 'SkillDto',
  label: 'Skills',
  noun: 'Skill Category',
  empty: 'No skills yet. Group them: tools in one category, languages or methods in another.',
  step: 'skills',
  max: LIMITS.skillsMax,
  layout: 'groups',
  evidence: 'own',
  json: 'skills',
  fields: {
    name: {
      kind: 'text',
      label: 'Skill name',
      shortLabel: 'Skill',
      required: true,
      input: { label: 'Skills', control: 'skills', after: 'category' },
      sheet: 'own',
      json: false,
    },
    level: {
      kind: 'choice',
      label: 'Skill level',
      choices: SKILL_LEVELS,
      enumName: 'SkillLevel',
      default: SAVED_SKILL_LEVEL,
      message: 'Skill level is required',
      optional: false,
      unasked: true,
      sheet: 'own',
      json: false,
    },
    category: {
      kind: 'text',
      label: 'Category',
      input: { label: 'Category Name', wide: true, placeholder: 'e.g. Accounting software' },
      sheet: 'own',
      json: false,
    },
  },
} as const satisfies EntrySection;

export const SKILLS_DOCS = {
  list: 'Skills as a flat list.',
  stored: 'Skills as a flat list.',
  fields: {
    name: ['The skill, in the words of the trade.', 'PostgreSQL'],
    level: ['The editor saves every skill as intermediate.'],
    category: ['Group of the skill.', 'Databases'],
  },
} as const satisfies SectionDocs;
