import { readdirSync, readFileSync } from 'node:fs';
import type { Person } from '../person.types.ts';

/** How a source is written: notation of a Word document, a page of HTML, or plain text. */
export type SourceKind = 'cv' | 'html' | 'txt';

/** One whole CV: the person with the truth, and what was typed. */
interface TypedCv {
  person: Person;
  kind: SourceKind;
  source: string;
}

const FOLDER = new URL('./cvs/', import.meta.url);
const KINDS: readonly SourceKind[] = ['cv', 'html', 'txt'];

const names = (): readonly string[] => readdirSync(FOLDER);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The people of the typed CVs; the id of each is the name of the only layout that shows them. */
export function typedPeople(): Person[] {
  return names()
    .filter((name) => name.endsWith('.json'))
    .map((name) => personOf(name.replace('.json', '')));
}

/** The typed CV of a layout. */
export function typedCv(name: string): TypedCv {
  const kind = KINDS.find((one) => names().includes(`${name}.${one}`));
  if (kind === undefined) throw new Error(`There is no typed CV ${name}`);
  return { person: personOf(name), kind, source: read(`${name}.${kind}`) };
}

const personOf = (id: string): Person => ({
  ...(JSON.parse(read(`${id}.json`)) as Omit<Person, 'id'>),
  id,
});
