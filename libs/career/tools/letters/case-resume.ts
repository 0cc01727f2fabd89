import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import type { Background, Patch } from './case.types.ts';

type Job = Pick<Background, 'as' | 'at' | 'from' | 'to' | 'did'>;
type Sections = Required<
  Pick<
    ResumeContentDto,
    'personalInfo' | 'experience' | 'education' | 'skills' | 'certifications' | 'languages'
  >
>;

/** What a case says of a person, in the words of its files. */
export interface CasePerson {
  name: string;
  place: string;
  jobs: readonly Job[];
  studies: readonly NonNullable<Patch['study']>[];
  skills: readonly string[];
  certificates: NonNullable<Patch['certificates']>;
  languages: NonNullable<Patch['languages']>;
}

/** The sections of a resume that people of cases have in common; every job is at the person's place. */
export function caseSections({ name, place, ...said }: CasePerson): Sections {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    personalInfo: {
      firstName,
      lastName: rest.join(' '),
      email: 'person@example.com',
      phone: '+234 803 555 0199',
      location: place,
    },
    experience: said.jobs.map(({ as, at, from, to, did }) => ({
      company: at,
      position: as,
      location: place,
      startDate: from,
      endDate: to ?? '',
      current: to === undefined,
      description: did.join('\n'),
    })),
    education: said.studies.map(({ degree, field, at, from, to, grade }) => ({
      institution: at,
      degree,
      fieldOfStudy: field,
      startDate: from,
      endDate: to ?? '',
      current: to === undefined,
      grade: grade ?? '',
    })),
    skills: said.skills.map((skill) => ({ name: skill, level: 'intermediate', category: '' })),
    certifications: said.certificates.map((one) => ({ credentialId: '', ...one })),
    languages: said.languages.map(([language, proficiency]) => ({
      language,
      proficiency: proficiency as LanguageProficiency,
    })),
  };
}
