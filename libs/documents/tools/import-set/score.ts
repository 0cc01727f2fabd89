import type { ImportedResume } from '../../src/json-resume-import.ts';
import type { ImportPerson } from './people.schema.ts';

type Field = 'name' | 'email' | 'phone' | 'jobs' | 'dates' | 'schools' | 'skills';

/** How many of each kind of field a resume has, and how many of them came back. */
export interface Tally {
  found: Record<Field, number>;
  wanted: Record<Field, number>;
  missed: string[];
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');

/** Compares what came back with what was written. Layouts that print years alone are asked for years. */
export function score(person: ImportPerson, resume: ImportedResume | undefined): Tally {
  const tally: Tally = {
    found: { name: 0, email: 0, phone: 0, jobs: 0, dates: 0, schools: 0, skills: 0 },
    wanted: { name: 0, email: 0, phone: 0, jobs: 0, dates: 0, schools: 0, skills: 0 },
    missed: [],
  };
  const ask = (field: Field, isFound: boolean, what: string): void => {
    tally.wanted[field] += 1;
    if (isFound) tally.found[field] += 1;
    else tally.missed.push(`${field}: ${what}`);
  };
  const { personalInfo: info, experience = [], education = [], skills = [] } = resume ?? {};
  const name = `${info?.firstName ?? ''} ${info?.lastName ?? ''}`;
  ask('name', plain(name) === plain(`${person.first} ${person.last}`), name);
  ask('email', info?.email === person.email, info?.email ?? '');
  ask('phone', digits(info?.phone) === digits(person.phone), info?.phone ?? '');
  for (const job of person.jobs) {
    const same = experience?.find(
      (each) => plain(each.position) === plain(job.position) && plain(each.company) === plain(job.company),
    );
    ask(
      'jobs',
      same !== undefined,
      `${job.position} at ${job.company} among ${experience?.map((each) => `${each.position} at ${each.company}`).join(', ')}`,
    );
    const dated =
      same ??
      experience?.find(
        (each) => plain(each.position) === plain(job.position) || plain(each.company) === plain(job.company),
      );
    ask('dates', dated?.startDate === job.start, `${job.position} from ${job.start}: ${dated?.startDate}`);
    ask(
      'dates',
      job.end === undefined ? dated?.current === true : dated?.endDate === job.end,
      `${job.position} until ${job.end ?? 'now'}: ${dated?.endDate}`,
    );
  }
  for (const course of person.courses) {
    const same = education?.find(
      (each) =>
        plain(each.institution) === plain(course.school) &&
        plain(`${each.degree} ${each.fieldOfStudy ?? ''}`) === plain(`${course.degree} ${course.field}`),
    );
    ask(
      'schools',
      same !== undefined,
      `${course.degree} ${course.field} at ${course.school} among ${education?.map((each) => `${each.degree} / ${each.fieldOfStudy} at ${each.institution}`).join(', ')}`,
    );
  }
  const known = new Set(skills?.map((skill) => plain(skill.name)));
  if (known.size > 0) for (const skill of person.skills) ask('skills', known.has(plain(skill)), skill);
  return tally;
}

/** The share that came back of each kind of field. */
export function total(tallies: readonly Tally[]): Record<Field, number> {
  const sum = (side: 'found' | 'wanted', field: Field): number =>
    tallies.reduce((all, tally) => all + tally[side][field], 0);
  const fields: Field[] = ['name', 'email', 'phone', 'jobs', 'dates', 'schools', 'skills'];
  return Object.fromEntries(
    fields.map((field) => [field, sum('found', field) / Math.max(1, sum('wanted', field))]),
  ) as Record<Field, number>;
}
