import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { TRAINING } from '../training/training.ts';
import { OCCUPATIONS } from './data/occupations.data.ts';
import { SKILLS } from './data/skills.data.ts';
import { fold } from './words.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const rowFiles = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url)).filter((name) => /^[a-z-]+\.json$/.test(name));
const ajv = new Ajv({ allErrors: true });

describe.each([
  ['skills', './data/skills/', './data/skills.schema.json', SKILLS.length],
  ['courses', '../training/data/courses/', '../training/data/courses.schema.json', TRAINING.length],
] as const)('the rows of %s', (_, folder, schema, size) => {
  it('follow their schema and are all in use', () => {
    const isValid = ajv.compile(read(schema) as object);
    const files = rowFiles(folder).map((name) => ({ name, rows: read(`${folder}${name}`) as unknown[] }));
    const faults = files.flatMap(({ name, rows }) =>
      isValid(rows)
        ? []
        : (isValid.errors ?? []).map((error) => `${name}${error.instancePath} ${error.message}`),
    );
    expect(faults).toEqual([]);
    expect(files.flatMap(({ rows }) => rows)).toHaveLength(size);
  });

  it('are refused by the schema when a field is missing, unknown or of another kind', () => {
    const isValid = ajv.compile(read(schema) as object);
    const [first] = rowFiles(folder);
    const [row] = read(`${folder}${first}`) as Record<string, unknown>[];
    const { source: _source, ...sourceless } = row ?? {};
    expect(
      [[row], [sourceless], [{ ...row, more: 1 }], [{ ...row, id: 'Not Kebab' }]].map((rows) =>
        isValid(rows),
      ),
    ).toEqual([true, false, false, false]);
  });
});

describe('sources and guards', () => {
  it('are those that the tables name', () => {
    const sources = Object.keys(read('./data/sources.json') as object);
    const named = new Set([...SKILLS, ...TRAINING, ...OCCUPATIONS].map(({ source }) => source));
    expect([...named].sort()).toEqual(sources.sort());
  });

  it('guard only names that the skill has', () => {
    const stray = SKILLS.flatMap(({ name, aliases, guards = [] }) =>
      guards.map(({ alias }) => alias).filter((alias) => ![name, ...aliases].map(fold).includes(alias)),
    );
    expect(stray).toEqual([]);
  });
});
