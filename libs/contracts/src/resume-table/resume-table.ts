import type { Fields, ValuesOf } from './field.types.ts';
import type { EntrySection } from './section.types.ts';
import { ABOUT, SUMMARY } from './sections/about.section.ts';
import { ACHIEVEMENTS } from './sections/achievements.section.ts';
import { CERTIFICATIONS } from './sections/certifications.section.ts';
import { CONFERENCES } from './sections/conferences.section.ts';
import { customSection } from './sections/custom.section.ts';
import { EDUCATION } from './sections/education.section.ts';
import { EXPERIENCE } from './sections/experience.section.ts';
import { INTERESTS } from './sections/interests.section.ts';
import { INTERNSHIPS } from './sections/internships.section.ts';
import { LANGUAGES } from './sections/languages.section.ts';
import { LICENCES } from './sections/licences.section.ts';
import { MEMBERSHIPS } from './sections/memberships.section.ts';
import { NATIONAL_SERVICE } from './sections/national-service.section.ts';
import { PERSONAL_INFO } from './sections/personal-info.section.ts';
import { PROJECTS } from './sections/projects.section.ts';
import { PUBLICATIONS } from './sections/publications.section.ts';
import { REFEREES } from './sections/referees.section.ts';
import { SCHOOL_EXAMS } from './sections/school-exams.section.ts';
import { SKILLS } from './sections/skills.section.ts';
import { TRAINING } from './sections/training.section.ts';
import { VOLUNTEERING } from './sections/volunteering.section.ts';

/** The repeatable sections in the order of the editor. */
const TABLED = {
  experience: EXPERIENCE,
  internships: INTERNSHIPS,
  projects: PROJECTS,
  volunteering: VOLUNTEERING,
  education: EDUCATION,
  schoolExams: SCHOOL_EXAMS,
  nationalService: NATIONAL_SERVICE,
  skills: SKILLS,
  achievements: ACHIEVEMENTS,
  publications: PUBLICATIONS,
  conferences: CONFERENCES,
  certifications: CERTIFICATIONS,
  training: TRAINING,
  memberships: MEMBERSHIPS,
  licences: LICENCES,
  languages: LANGUAGES,
  interests: INTERESTS,
  custom1: customSection('custom1'),
  custom2: customSection('custom2'),
  custom3: customSection('custom3'),
  custom4: customSection('custom4'),
  custom5: customSection('custom5'),
  referees: REFEREES,
} as const satisfies Record<string, EntrySection>;

type Tabled = typeof TABLED;
export type EntrySectionName = keyof Tabled;

/** Every repeatable section by its name. */
export const ENTRY_SECTIONS: { readonly [Name in EntrySectionName]: EntrySection } = TABLED;
export const ENTRY_SECTION_NAMES = Object.keys(TABLED) as EntrySectionName[];

/** Fields of the resume beside its sections, as screens and files read them. */
export const ABOUT_FIELDS: Fields = ABOUT;
export const SUMMARY_FIELD = SUMMARY.summary;
export const PERSON_FIELDS: Fields = PERSONAL_INFO;

/** One entry of a section. */
export type EntryOf<Name extends EntrySectionName> = ValuesOf<Tabled[Name]['fields']>;
export type FieldsOf<Name extends EntrySectionName> = Tabled[Name]['fields'];
export type PersonalInfoFields = typeof PERSONAL_INFO;
export type PersonalInfo = ValuesOf<PersonalInfoFields>;
export type AboutFields = typeof ABOUT;
export type About = ValuesOf<AboutFields>;

/** The sections of a resume below its header, in the order of the editor. */
export const RESUME_SECTIONS = ['summary', ...ENTRY_SECTION_NAMES] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

/** What a section is called where no design gives it its own heading. */
export const SECTION_NAMES = Object.fromEntries([
  ['summary', SUMMARY.summary.label],
  ...Object.values(TABLED).map(({ name, label }) => [name, label]),
]) as Readonly<Record<ResumeSection, string>>;

/** Whether this is a section with entries. */
export const isEntrySection = (name: string): name is EntrySectionName => Object.hasOwn(TABLED, name);
