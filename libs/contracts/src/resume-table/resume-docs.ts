import type { FieldDocs, Fields } from './field.types.ts';
import type { EntrySectionName } from './resume-table.ts';
import type { SectionDocs } from './section.types.ts';
import { ACHIEVEMENTS_DOCS } from './sections/achievements.section.ts';
import { CERTIFICATIONS_DOCS } from './sections/certifications.section.ts';
import { CONFERENCES_DOCS } from './sections/conferences.section.ts';
import { CUSTOM_DOCS } from './sections/custom.section.ts';
import { EDUCATION_DOCS } from './sections/education.section.ts';
import { EXPERIENCE_DOCS } from './sections/experience.section.ts';
import { INTERESTS_DOCS } from './sections/interests.section.ts';
import { INTERNSHIPS_DOCS } from './sections/internships.section.ts';
import { LANGUAGES_DOCS } from './sections/languages.section.ts';
import { LICENCES_DOCS } from './sections/licences.section.ts';
import { MEMBERSHIPS_DOCS } from './sections/memberships.section.ts';
import { NATIONAL_SERVICE_DOCS } from './sections/national-service.section.ts';
import { PERSONAL_INFO_DOCS } from './sections/personal-info.section.ts';
import { PROJECTS_DOCS } from './sections/projects.section.ts';
import { PUBLICATIONS_DOCS } from './sections/publications.section.ts';
import { REFEREES_DOCS } from './sections/referees.section.ts';
import { SCHOOL_EXAMS_DOCS } from './sections/school-exams.section.ts';
import { SKILLS_DOCS } from './sections/skills.section.ts';
import { TRAINING_DOCS } from './sections/training.section.ts';
import { VOLUNTEERING_DOCS } from './sections/volunteering.section.ts';

/** What the API document says of each section; screens do not load it. */
export const ENTRY_SECTION_DOCS: { readonly [Name in EntrySectionName]: SectionDocs } = {
  experience: EXPERIENCE_DOCS,
  internships: INTERNSHIPS_DOCS,
  projects: PROJECTS_DOCS,
  volunteering: VOLUNTEERING_DOCS,
  education: EDUCATION_DOCS,
  schoolExams: SCHOOL_EXAMS_DOCS,
  nationalService: NATIONAL_SERVICE_DOCS,
  skills: SKILLS_DOCS,
  achievements: ACHIEVEMENTS_DOCS,
  publications: PUBLICATIONS_DOCS,
  conferences: CONFERENCES_DOCS,
  certifications: CERTIFICATIONS_DOCS,
  training: TRAINING_DOCS,
  memberships: MEMBERSHIPS_DOCS,
  licences: LICENCES_DOCS,
  languages: LANGUAGES_DOCS,
  interests: INTERESTS_DOCS,
  custom1: CUSTOM_DOCS,
  custom2: CUSTOM_DOCS,
  custom3: CUSTOM_DOCS,
  custom4: CUSTOM_DOCS,
  custom5: CUSTOM_DOCS,
  referees: REFEREES_DOCS,
};

export const PERSON_DOCS: FieldDocs<Fields> = PERSONAL_INFO_DOCS;
