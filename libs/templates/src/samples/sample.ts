import { SAVED_SKILL_LEVEL } from '@career/contracts/vocabulary/resume-vocabulary';
import type { SheetResume } from '../model/sheet-resume.ts';
import { portrait } from './portrait.ts';

/** An invented person of one profession, in short form. */
export interface Sample {
  name: [first: string, last: string];
  tagline: string;
  place: string;
  phone: string;
  summary: string;
  /** Newest first; the first is the current job. */
  jobs: [
    position: string,
    company: string,
    place: string,
    start: string,
    end: string,
    statements: string[],
  ][];
  schools: [degree: string, field: string, school: string, start: string, end: string, grade: string][];
  /** Category and its skills. */
  skills: [category: string, skills: string[]][];
  achievements: [title: string, date: string, description: string][];
  certifications: [name: string, issuer: string, date: string][];
  languages: [language: string, proficiency: 'beginner' | 'intermediate' | 'advanced' | 'native'][];
  /** Colours of the drawn portrait. */
  portrait?: [ground: string, skin: string, clothes: string];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The sample as a resume. */
export function resumeOf(sample: Sample): SheetResume {
  const [firstName, lastName] = sample.name;
  const handle = `${plain(firstName)}.${plain(lastName)}`;
  return {
    title: sample.tagline,
    summary: sample.summary,
    personalInfo: {
      firstName,
      lastName,
      email: `${handle}@example.com`,
      phone: sample.phone,
      location: sample.place,
      linkedin: `linkedin.com/in/${handle.replace('.', '-')}`,
      website: '',
      github: '',
      professionalTagline: sample.tagline,
      photoUrl: sample.portrait ? portrait(...sample.portrait) : null,
    },
    experience: sample.jobs.map(([position, company, location, startDate, endDate, statements], index) => ({
      position,
      company,
      location,
      startDate,
      endDate,
      current: index === 0 && endDate === '',
      description: statements.join('\n'),
    })),
    education: sample.schools.map(([degree, fieldOfStudy, institution, startDate, endDate, grade]) => ({
      degree,
      fieldOfStudy,
      institution,
      startDate,
      endDate,
      current: false,
      grade,
    })),
    skills: sample.skills.flatMap(([category, names]) =>
      names.map((name) => ({ name, level: SAVED_SKILL_LEVEL, category })),
    ),
    achievements: sample.achievements.map(([title, date, description]) => ({ title, date, description })),
    certifications: sample.certifications.map(([name, issuer, date]) => ({
      name,
      issuer,
      date,
      expiryDate: '',
      credentialId: '',
    })),
    languages: sample.languages.map(([language, proficiency]) => ({ language, proficiency })),
  };
}
