import type { FieldDocs, Fields } from './field.types.ts';
import type { EntrySectionName } from './resume-table.ts';
import type { SectionDocs } from './section.types.ts';
import { ACHIEVEMENTS_DOCS } from './sections/achievements.section.ts';
import { CERTIFICATIONS_DOCS } from './sections/certifications.section.ts';
import { EDUCATION_DOCS } from './sections/education.section.ts';
import { EXPERIENCE_DOCS } from './sections/experience.section.ts';
import { LANGUAGES_DOCS } from './sections/languages.section.ts';
import { PERSONAL_INFO_DOCS } from './sections/personal-info.section.ts';
import { SKILLS_DOCS } from './sections/skills.section.ts';

/** What the API document says of each section; screens do not load it. */
export const ENTRY_SECTION_DOCS: { readonly [Name in EntrySectionName]: SectionDocs } = {
  experience: EXPERIENCE_DOCS,
  education: EDUCATION_DOCS,
  skills: SKILLS_DOCS,
  achievements: ACHIEVEMENTS_DOCS,
  certifications: CERTIFICATIONS_DOCS,
  languages: LANGUAGES_DOCS,
};

export const PERSON_DOCS: FieldDocs<Fields> = PERSONAL_INFO_DOCS;
