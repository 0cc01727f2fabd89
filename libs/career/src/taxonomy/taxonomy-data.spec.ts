import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { TRAINING } from '../training/training.ts';
import unitGroups from './data/isco-08-unit-groups.json' with { type: 'json' };
import { OCCUPATIONS } from './data/occupations.data.ts';
import { SKILLS } from './data/skills.data.ts';
import { INDUSTRIES, industryById } from './industries.ts';
import { occupationById } from './occupations.ts';
import { skillById, skillByName } from './skills.ts';
import { fold } from './words.ts';

const OCCUPATION_FILES = join(import.meta.dirname, 'data/occupations');
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position);
}

describe('the taxonomy', () => {
  it('holds what the product promises', () => {
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(29);
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(500);
    expect(SKILLS.length).toBeGreaterThanOrEqual(4_000);
    expect(TRAINING.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    ['industries', INDUSTRIES],
    ['occupations', OCCUPATIONS],
    ['skills', SKILLS],
    ['courses', TRAINING],
  ] as const)('gives %s ids of their own', (_, list: readonly { id: string }[]) => {
    const ids = list.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !KEBAB.test(id))).toEqual([]);
  });

  it('lets each alias lead to one skill', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { id, name, aliases } of SKILLS) {
      for (const alias of [name, ...aliases].map(fold)) {
        const owner = owners.get(alias);
        if (owner && owner !== id) clashes.push(`${alias}: ${owner} and ${id}`);
        owners.set(alias, id);
      }
    }
    expect(clashes).toEqual([]);
    expect(SKILLS.filter(({ id, name }) => skillByName(name)?.id !== id).map(({ id }) => id)).toEqual([]);
  });

  it('writes occupations as their schema says, each in the file of its major group', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(OCCUPATION_FILES, file), 'utf8'));
    const validate = new Ajv().compile(read('occupations.schema.json'));
    const files = readdirSync(OCCUPATION_FILES).filter((file) => /^\d.*\.json$/.test(file));
    const faults = files.flatMap((file) => (validate(read(file)) ? [] : [[file, validate.errors]]));
    expect(faults).toEqual([]);
    const groups = files.map((file) => [file[0], read(file).occupations as { isco: string }[]] as const);
    expect(groups.flatMap(([digit, rows]) => rows.filter(({ isco }) => isco[0] !== digit))).toEqual([]);
    expect(groups.flatMap(([, rows]) => rows)).toHaveLength(OCCUPATIONS.length);
  });

  it('covers every unit group of ISCO-08, with eight further titles each', () => {
    const codes = unitGroups.groups.map(({ code }) => code);
    // The classification has 436: 31, 92, 84, 29, 40, 18, 66, 40 and 33 in its nine civil groups, and three armed.
    const sizes = [...'0123456789'].map((digit) => codes.filter((code) => code[0] === digit).length);
    expect(sizes).toEqual([3, 31, 92, 84, 29, 40, 18, 66, 40, 33]);
    expect(repeated(codes)).toEqual([]);
    const worked = new Set(OCCUPATIONS.map(({ isco }) => isco));
    expect(codes.filter((code) => !worked.has(code))).toEqual([]);
    expect([...worked].filter((code) => !codes.includes(code))).toEqual([]);
    expect(OCCUPATIONS.filter(({ aliases }) => aliases.length < 8).map(({ id }) => id)).toEqual([]);
  });

  it('lets each title lead to one occupation', () => {
    const titles = OCCUPATIONS.flatMap(({ title, aliases }) => [title, ...aliases].map(fold));
    expect(repeated(titles)).toEqual([]);
  });

  it('refers only to what exists', () => {
    for (const { id, industry, skills, related } of OCCUPATIONS) {
      expect([id, industryById(industry)?.id]).toEqual([id, industry]);
      expect([id, skills.filter(({ skill }) => !skillById(skill))]).toEqual([id, []]);
      expect([id, repeated(skills.map(({ skill }) => skill))]).toEqual([id, []]);
      expect([id, related.filter((other) => other === id || !occupationById(other))]).toEqual([id, []]);
    }
  });

  it('gives each occupation six skills, three of them required, and neighbours', () => {
    const thin = OCCUPATIONS.filter(
      ({ skills, related }) =>
        skills.length < 6 || skills.filter(({ required }) => required).length < 3 || related.length === 0,
    );
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  it('has an occupation for nearly every industry', () => {
    const worked = new Set(OCCUPATIONS.map(({ industry }) => industry));
    expect(INDUSTRIES.filter(({ id }) => !worked.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
