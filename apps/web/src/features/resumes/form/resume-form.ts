import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type {
  CareerGoal,
  ExperienceLevel,
  LanguageProficiency,
} from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID, type TemplateId } from '@career/contracts/vocabulary/template-ids';
import { randomId } from '../../../shared/document-session/random-id.ts';

/** What an entry of a repeatable section carries besides its fields: an identity that survives reordering. */
interface Keyed {
  key: string;
}

export interface PersonalInfoForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  website: string;
  linkedin: string;
  github: string;
  professionalTagline: string;
  photoUrl: string;
}

export interface ExperienceForm extends Keyed {
  company: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

export interface EducationForm extends Keyed {
  institution: string;
  degree: string;
  field: string;
  startDate: string;
  endDate: string;
  current: boolean;
  gpa: string;
}

export interface SkillCategoryForm extends Keyed {
  category: string;
  items: string[];
}

export interface AchievementForm extends Keyed {
  title: string;
  description: string;
  date: string;
}

export interface CertificationForm extends Keyed {
  name: string;
  issuer: string;
  date: string;
  expiryDate: string;
  credentialId: string;
}

export interface LanguageForm extends Keyed {
  language: string;
  proficiency: LanguageProficiency;
}

/** The sections of the form that hold entries, with the shape of one entry. */
export interface EntryForms {
  experience: ExperienceForm;
  education: EducationForm;
  skills: SkillCategoryForm;
  achievements: AchievementForm;
  certifications: CertificationForm;
  languages: LanguageForm;
}
export type EntryList = keyof EntryForms;

/** The document as the editor holds it: every text present, so that every input is controlled. */
export type ResumeForm = {
  templateId: TemplateId;
  title: string;
  careerGoal: CareerGoal;
  targetCountry: string;
  industry: string;
  experienceLevel: ExperienceLevel;
  summary: string;
  personalInfo: PersonalInfoForm;
  designOptions: DesignOptionsDto;
} & { [List in EntryList]: EntryForms[List][] };

export function emptyResumeForm(): ResumeForm {
  return {
    templateId: DEFAULT_TEMPLATE_ID,
    title: '',
    careerGoal: 'local',
    targetCountry: '',
    industry: '',
    experienceLevel: 'entry',
    summary: '',
    personalInfo: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      location: '',
      website: '',
      linkedin: '',
      github: '',
      professionalTagline: '',
      photoUrl: '',
    },
    experience: [],
    education: [],
    skills: [],
    achievements: [],
    certifications: [],
    languages: [],
    designOptions: {},
  };
}

/** What the account knows about its person. */
export interface AccountDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** A form that begins with what the person has already told about themselves. */
export function newResumeForm({ country, ...account }: AccountDetails): ResumeForm {
  const form = emptyResumeForm();
  const location = country ? (new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? '') : '';
  return {
    ...form,
    personalInfo: {
      ...form.personalInfo,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone ?? '',
      location,
    },
  };
}

const EMPTY_ENTRIES: { [List in EntryList]: Omit<EntryForms[List], 'key'> } = {
  experience: {
    company: '',
    position: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
  },
  education: {
    institution: '',
    degree: '',
    field: '',
    startDate: '',
    endDate: '',
    current: false,
    gpa: '',
  },
  skills: { category: '', items: [] },
  achievements: { title: '', description: '', date: '' },
  certifications: { name: '', issuer: '', date: '', expiryDate: '', credentialId: '' },
  languages: { language: '', proficiency: 'intermediate' },
};

export function emptyEntry<List extends EntryList>(list: List): EntryForms[List] {
  return { ...EMPTY_ENTRIES[list], key: randomId() } as EntryForms[List];
}
