import { createHash } from 'node:crypto';
import { formOf } from './forms/all-forms.ts';
import type { Family, Layout } from './layouts.ts';
import type { Person } from './person.types.ts';
import { typedCv } from './typed/typed-cvs.ts';

/** People in each layout of a family; drawn and restyled ones and forms are many. */
const SAMPLE: Readonly<Record<Exclude<Family, 'typed'>, number>> = {
  theme: 14,
  tex: 14,
  office: 14,
  drawn: 4,
  forms: 4,
  restyled: 4,
};
/** One of so many written people is in no file of the tune part, so that their words are new to the reader too. */
const FRESH_ONE_OF = 4;

const drawn = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a person is in held-back files only. Personas are not: they are known for long. */
export function isFresh(id: string, written: ReadonlySet<string>): boolean {
  return written.has(id) && Number.parseInt(drawn(id).slice(0, 6), 16) % FRESH_ONE_OF === 0;
}

/** Whether nobody's words in a file were in the tune part. Each typed CV has another person. */
export const isFreshIn = ({ family, part }: Layout, { id }: Person, written: ReadonlySet<string>): boolean =>
  family === 'typed' ? part === 'held-back' : isFresh(id, written);

/**
 * Who is rendered in which layout: a rotating sample, so that every layout has as many people and every person is in
 * several layouts.
 */
export function samplesOf(
  layouts: readonly Layout[],
  people: readonly Person[],
  written: ReadonlySet<string>,
): Map<Layout, Person[]> {
  const samples = new Map<Layout, Person[]>();
  for (const part of ['tune', 'held-back'] as const) {
    const fresh = people.filter(({ id }) => isFresh(id, written));
    const known = people.filter((person) => !fresh.includes(person));
    // Twice as often in the only part they are in.
    const eligible = part === 'tune' ? known : [...known, ...fresh, ...fresh];
    const deck: Person[] = [];
    let round = 0;
    for (const layout of layouts) {
      if (layout.part !== part || layout.family === 'forms' || layout.family === 'typed') continue;
      samples.set(
        layout,
        dealt(deck, eligible, { seed: `${part} ${round++}`, count: SAMPLE[layout.family] }),
      );
    }
  }
  dealForms(samples, layouts, people, written);
  for (const layout of layouts.filter(({ family }) => family === 'typed'))
    samples.set(layout, [typedCv(layout.name).person]);
  return samples;
}

/** People of the regions that use a form, those first who are in the fewest forms of the part. */
function dealForms(
  samples: Map<Layout, Person[]>,
  layouts: readonly Layout[],
  people: readonly Person[],
  written: ReadonlySet<string>,
): void {
  const forms = layouts.filter(({ family }) => family === 'forms');
  const used = new Map<string, number>();
  for (const layout of forms) {
    const { suits } = formOf(layout.name);
    const isTune = layout.part === 'tune';
    // New people count as rarer: they are in no other part.
    const rankOf = ({ id }: Person): number =>
      (used.get(`${layout.part} ${id}`) ?? 0) / (isFresh(id, written) ? 2 : 1);
    const wanted = ({ region }: Person): number => (suits === undefined || suits.includes(region) ? 0 : 1);
    const chosen = shuffled(people, layout.name)
      .filter(({ id }) => !(isTune && isFresh(id, written)))
      .sort((one, other) => wanted(one) - wanted(other) || rankOf(one) - rankOf(other))
      .slice(0, SAMPLE.forms);
    for (const { id } of chosen)
      used.set(`${layout.part} ${id}`, (used.get(`${layout.part} ${id}`) ?? 0) + 1);
    samples.set(layout, chosen);
  }
}

/** The next different people of a deck, which is filled up when it runs out. */
function dealt(
  deck: Person[],
  eligible: readonly Person[],
  { seed, count }: { seed: string; count: number },
): Person[] {
  const chosen: Person[] = [];
  while (chosen.length < Math.min(count, new Set(eligible).size)) {
    if (deck.length === 0) deck.push(...shuffled(eligible, seed));
    const at = deck.findIndex((person) => !chosen.includes(person));
    if (at < 0) deck.push(...shuffled(eligible, `${seed} again`));
    else chosen.push(...deck.splice(at, 1));
  }
  return chosen;
}

const shuffled = (people: readonly Person[], seed: string): Person[] =>
  [...people].sort((one, other) => (drawn(seed + one.id) < drawn(seed + other.id) ? -1 : 1));
