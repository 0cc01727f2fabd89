import { existsSync, readFileSync } from 'node:fs';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { CaseRow, Patch, Posting } from './case.types.ts';
import { type CasePerson, caseSections } from './case-resume.ts';

/** A person with a whole resume, and the whole posting they answer. */
interface Stranger extends CasePerson {
  id: string;
  title: string;
  summary: string;
  position: string;
  company: string;
  posting: string;
}

const PEOPLE = [
  'near-miss-strangers/strangers.json',
  'near-miss-examiner/people.json',
  'near-miss-second-examiner/people.json',
  'near-miss-recruiters/people.json',
  // Written by others than those before; it comes with the cases held back.
  'near-miss-recruiters/people-held-back.json',
] as const;

/** The people of all sets whose rows add to whole resumes. */
export const readStrangers = (): Stranger[] =>
  PEOPLE.map((path) => new URL(path, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { people: Stranger[] }).people);

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
  const added = [patch.did, patch.earlier];
  return {
    title: person.title,
    industry: '',
    templateId: 'modern-professional',
    summary: [person.summary, patch.summary].filter(Boolean).join(' '),
    ...caseSections({
      name: person.name,
      place: person.place,
      jobs: person.jobs.map((job, at) => ({ ...job, did: among(job.did, added[at], index) })),
      studies: [...person.studies, ...(patch.study ? [patch.study] : [])],
      skills: among(person.skills, patch.skills, index),
      certificates: [...person.certificates, ...(patch.certificates ?? [])],
      languages: [...person.languages, ...(patch.languages ?? [])],
    }),
    achievements: (patch.achievements ?? []).map((title) => ({ title, description: '', date: '' })),
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
