import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { FORMS, formOf } from './forms/all-forms.ts';
import { allLayouts } from './layouts.ts';
import { allPeople, writtenPeople } from './people.ts';
import type { Person } from './person.types.ts';
import { isFresh, isFreshIn, samplesOf } from './plan.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const faultsOf = (schema: string, files: readonly string[]): string[] => {
  const isValid = new Ajv({ allErrors: true }).compile(read(schema) as object);
  return files.flatMap((file) =>
    isValid(read(file))
      ? []
      : (isValid.errors ?? []).map((error) => `${file} ${error.instancePath} ${error.message}`),
  );
};
const files = readdirSync(new URL('./people/', import.meta.url)).map((name) => `./people/${name}`);

describe('the data of the import corpus', () => {
  it('follows its schemas', () => {
    expect(faultsOf('./person.schema.json', files)).toEqual([]);
    expect(faultsOf('./split.schema.json', ['./split.json'])).toEqual([]);
    expect(files).toHaveLength(60);
  });

  it('has each person once, and no job that ends before it begins', () => {
    const people = allPeople();
    expect(people).toHaveLength(84);
    expect(new Set(people.map(({ resume }) => resume.basics.email)).size).toBe(84);
    const backwards = people.flatMap(({ id, resume }) =>
      (resume.work ?? []).filter((job) => job.endDate && job.endDate < job.startDate).map(() => id),
    );
    expect(backwards).toEqual([]);
  });
});

describe('the plan of the import corpus', () => {
  const people = allPeople();
  const written = new Set(writtenPeople().map(({ id }) => id));
  const samples = [...samplesOf(allLayouts(), people, written)];

  it('gives each layout fourteen different people, drawn ones and forms four, and each person five layouts', () => {
    const dealt = samples.filter(([{ family }]) => family !== 'typed');
    expect(dealt.map(([, chosen]) => new Set(chosen).size)).toEqual(
      dealt.map(([{ family }]) => (family === 'drawn' || family === 'forms' ? 4 : 14)),
    );
    const least = Math.min(
      ...people.map((person) => samples.filter(([, chosen]) => chosen.includes(person)).length),
    );
    expect(least).toBeGreaterThanOrEqual(5);
  });

  it('has a form for each name of the split, made for people of its regions as far as there are four', () => {
    const forms = samples.filter(([{ family }]) => family === 'forms');
    expect(forms.map(([{ name }]) => name).sort()).toEqual(Object.keys(FORMS).sort());
    const count = (some: readonly Person[], suits: readonly string[]): number =>
      some.filter(({ region }) => suits.includes(region)).length;
    for (const [{ name, part }, chosen] of forms) {
      const { suits } = formOf(name);
      const eligible = people.filter(({ id }) => part === 'held-back' || !isFresh(id, written));
      if (suits) expect([name, count(chosen, suits)]).toEqual([name, Math.min(4, count(eligible, suits))]);
    }
  });

  it('gives each typed CV the person who typed it, whose words are new where it is held back', () => {
    const typed = samples.filter(([{ family }]) => family === 'typed');
    expect(typed).toHaveLength(160);
    for (const [layout, chosen] of typed) {
      expect(chosen.map(({ id }) => id)).toEqual([layout.name]);
      for (const person of chosen)
        expect(isFreshIn(layout, person, written)).toBe(layout.part === 'held-back');
    }
  });

  it('has no layout in both parts', () => {
    const names = allLayouts().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps new people out of the tune part', () => {
    const fresh = new Set(people.filter(({ id }) => isFresh(id, written)));
    const tuned = samples.filter(([{ part }]) => part === 'tune').flatMap(([, chosen]) => chosen);
    expect(fresh.size).toBeGreaterThanOrEqual(10);
    expect(tuned.filter((person) => fresh.has(person))).toEqual([]);
  });
});
