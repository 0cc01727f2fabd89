import { readFileSync } from 'node:fs';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import type { Background, CaseRow, Patch, Posting } from './case.types.ts';

type Job = Pick<Background, 'as' | 'at' | 'from' | 'to' | 'did'>;

/** A person with a whole resume, and the whole posting they answer. */
interface Stranger {
  id: string;
  place: string;
  name: string;
  title: string;
  summary: string;
  jobs: readonly Job[];
  studies: readonly NonNullable<Patch['study']>[];
  skills: readonly string[];
  certificates: NonNullable<Patch['certificates']>;
  languages: NonNullable<Patch['languages']>;
  position: string;
  company: string;
  posting: string;
}

export const readStrangers = (): Stranger[] =>
  (
    JSON.parse(readFileSync(new URL('./near-miss-strangers/strangers.json', import.meta.url), 'utf8')) as {
      people: Stranger[];
    }
  ).people;

/** The posting of a row: what it asks for is one requirement among others. */
export const strangerPosting = ({ company, position, posting }: Stranger, { asks }: CaseRow): Posting => ({
  company,
  position,
  posting: posting.replace('{asks}', asks),
});

/** Lines with one more among them, at a place that differs from row to row. */
function among<Item>(lines: readonly Item[], more: readonly Item[] | undefined, index: number): Item[] {
  const at = (index + 1) % (lines.length + 1);
  return [...lines.slice(0, at), ...(more ?? []), ...lines.slice(at)];
}

/** The resume of a stranger with what a row adds to it: unlike a background, nothing is left out. */
export function strangerResume(person: Stranger, patch: Patch, index: number): ResumeContentDto {
  const [firstName = '', ...rest] = person.name.split(' ');
  const added = [patch.did, patch.earlier];
  return {
    title: person.title,
    industry: '',
    templateId: 'modern-professional',
    summary: [person.summary, patch.summary].filter(Boolean).join(' '),
    personalInfo: {
      firstName,
      lastName: rest.join(' '),
      email: 'person@example.com',
      phone: '+234 803 555 0199',
      location: person.place,
    },
    experience: person.jobs.map(({ as, at, from, to, did }, job) => ({
      company: at,
      position: as,
      location: person.place,
      startDate: from,
      endDate: to ?? '',
      current: to === undefined,
      description: among(did, added[job], index).join('\n'),
    })),
    education: [...person.studies, ...(patch.study ? [patch.study] : [])].map(
      ({ degree, field, at, from, to, grade }) => ({
        institution: at,
        degree,
        fieldOfStudy: field,
        startDate: from,
        endDate: to ?? '',
        current: to === undefined,
        grade: grade ?? '',
      }),
    ),
    skills: among(person.skills, patch.skills, index).map((name) => ({
      name,
      level: 'intermediate',
      category: '',
    })),
    certifications: [...person.certificates, ...(patch.certificates ?? [])].map((one) => ({
      credentialId: '',
      ...one,
    })),
    languages: [...person.languages, ...(patch.languages ?? [])].map(([language, proficiency]) => ({
      language,
      proficiency: proficiency as LanguageProficiency,
    })),
    interests: (patch.interests ?? []).map((name) => ({ name })),
    volunteering: (patch.volunteering ?? []).map(({ role, at, did }) => ({
      role,
      organisation: at,
      description: did,
    })),
    projects: (patch.projects ?? []).map(({ name, did }) => ({ name, description: did })),
    referees: (patch.referees ?? []).map(({ name, role, at }) => ({ name, role, organisation: at })),
  };
}
