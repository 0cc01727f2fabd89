import { readdirSync, readFileSync } from 'node:fs';
import { PERSONAS } from '../../../career/personas/personas.ts';
import type { Person } from './person.types.ts';
import { personOf } from './persona-resume.ts';

const FOLDER = new URL('./people/', import.meta.url);

/** Everybody of the corpus, by id: the personas of the analysis and the people written for this corpus. */
export function allPeople(): Person[] {
  return [...PERSONAS.map(personOf), ...writtenPeople()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The people that were written for this corpus. */
export function writtenPeople(): Person[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Omit<Person, 'id'>),
      id: name.replace('.json', ''),
    }));
}
