import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import data from './data/people.json' with { type: 'json' };
import { person } from './person.ts';

type PersonName = keyof typeof data.people;

/** Sixteen made-up people; their statements are written the many ways in which people write them. */
export const PEOPLE = Object.fromEntries(
  Object.entries(data.people).map(([name, notes]) => [name, person(notes)]),
) as Record<PersonName, ResumeContentDto>;
