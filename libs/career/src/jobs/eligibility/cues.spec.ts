import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { clausesOf } from '../sentences.ts';
import { bindsUnnamed, type CueMeaning, cuesIn, impliedCountries } from './cues.ts';
import { skeletonOf } from './skeleton.ts';

const read = (path: string): object => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const cues = read('./data/cues.json') as {
  rows: { says: CueMeaning; pattern: string; example: string }[];
  implied: { countries: string[]; example: string }[];
};

describe.each([
  ['./data/cues.json', './data/cues.schema.json'],
  ['../scam/data/signs.json', '../scam/data/signs.schema.json'],
  ['../scam/data/weights.json', '../scam/data/weights.schema.json'],
  ['../scam/data/pay-bands.json', '../scam/data/pay-bands.schema.json'],
  ['../pay/data/currencies.json', '../pay/data/currencies.schema.json'],
  ['../places/data/countries.json', '../places/data/countries.schema.json'],
  ['../places/data/regions.json', '../places/data/regions.schema.json'],
  ['../places/data/towns.json', '../places/data/towns.schema.json'],
])('%s', (data, schema) => {
  it('follows its schema', () => {
    const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(read(schema));
    isValid(read(data));
    expect(isValid.errors ?? []).toEqual([]);
  });
});

it.each(cues.rows)('reads "$example" as $says', ({ says, example }) => {
  const found = clausesOf(example).flatMap((clause) => cuesIn(skeletonOf(clause), [says], true));
  expect(found.map((cue) => cue.says)).toContain(says);
});

it.each(cues.implied)('binds "$example" to $countries', ({ countries, example }) => {
  expect(bindsUnnamed(example)).toBe(true);
  expect(impliedCountries(example)).toContainEqual(countries);
});

it('gives every example its own row', () => {
  const examples = cues.rows.map(({ example }) => example);
  expect(new Set(examples).size).toBe(examples.length);
});

it('names each country once, with regions that a word stands for', () => {
  const countries = read('../places/data/countries.json') as unknown as { code: string; regions: string[] }[];
  const regions = read('../places/data/regions.json') as unknown as { region: string }[];
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  const known = regions.map(({ region }) => region);
  expect(countries.flatMap((country) => country.regions.filter((region) => !known.includes(region)))).toEqual(
    [],
  );
  const named = new Set(countries.flatMap((country) => country.regions));
  expect(known.filter((region) => !named.has(region))).toEqual([]);
});
