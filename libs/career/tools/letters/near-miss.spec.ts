import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { CASE_SETS, PARTS } from './case.types.ts';
import { readCases } from './read-cases.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${path}`, import.meta.url), 'utf8'));

describe('the near-miss cases', () => {
  it.each(
    CASE_SETS.flatMap((set) => PARTS.map((part) => `${set}/${part}`)).filter((path) =>
      existsSync(new URL(`./${path}/`, import.meta.url)),
    ),
  )('of %s follow their schema', (folder) => {
    const isValid = new Ajv({ allErrors: true }).compile(read('near-miss/near-miss.schema.json') as object);
    for (const name of readdirSync(new URL(`./${folder}/`, import.meta.url))) {
      isValid(read(`${folder}/${name}`));
      expect([name, isValid.errors]).toEqual([name, null]);
    }
  });

  it.each([
    { set: 'near-miss', least: 300, kinds: 12 },
    { set: 'near-miss-further', least: 150, kinds: 6 },
    { set: 'near-miss-other-hand', least: 200, kinds: 8 },
    { set: 'near-miss-outside', least: 78, kinds: 3 },
  ] as const)('of $set are many, half of the kinds held back, no kind in both', ({ set, least, kinds }) => {
    const [tune = [], held = []] = PARTS.map((part) => readCases(part, [set]));
    const named = [tune, held].map((cases) => new Set(cases.map(({ kind }) => kind)));
    expect(tune.length + held.length).toBeGreaterThanOrEqual(least);
    expect(named.map(({ size }) => size)).toEqual([kinds, kinds]);
    expect([...(named[0] ?? [])].filter((kind) => named[1]?.has(kind))).toEqual([]);
  });

  it('in other forms of a CV are many and all held back', () => {
    const held = readCases('held-back', ['near-miss-forms']);
    expect(held.length).toBeGreaterThanOrEqual(100);
    expect(new Set(held.map(({ kind }) => kind)).size).toBe(8);
    expect(readCases('tune', ['near-miss-forms'])).toEqual([]);
  });

  it('with a limit are many, five kinds to tune on and four held back', () => {
    const [tune = [], held = []] = PARTS.map((part) => readCases(part, ['near-miss-limits']));
    expect([tune.length, held.length]).toEqual([65, 52]);
    const kinds = new Set(tune.map(({ kind }) => kind));
    expect(kinds.size).toBe(5);
    expect(held.filter(({ kind }) => kinds.has(kind))).toEqual([]);
  });

  it('of less than is asked are many, seven kinds to tune on and seven held back', () => {
    const [tune = [], held = []] = PARTS.map((part) => readCases(part, ['near-miss-measures']));
    expect([tune.length, held.length]).toEqual([56, 56]);
    const kinds = new Set(tune.map(({ kind }) => kind));
    expect(kinds.size).toBe(7);
    expect(held.filter(({ kind }) => kinds.has(kind))).toEqual([]);
  });

  it('of further trades are seven kinds of five to tune on and as many held back', () => {
    const [tune = [], held = []] = PARTS.map((part) => readCases(part, ['near-miss-trades']));
    expect([tune.length, held.length]).toEqual([35, 35]);
    const kinds = new Set(tune.map(({ kind }) => kind));
    expect(kinds.size).toBe(7);
    expect(held.filter(({ kind }) => kinds.has(kind))).toEqual([]);
  });

  it('of habits of writing are twelve kinds of five to tune on and as many held back', () => {
    const [tune = [], held = []] = PARTS.map((part) => readCases(part, ['near-miss-habits']));
    expect([tune.length, held.length]).toEqual([60, 60]);
    const kinds = new Set(tune.map(({ kind }) => kind));
    expect(kinds.size).toBe(12);
    expect(held.filter(({ kind }) => kinds.has(kind))).toEqual([]);
  });

  it('differ between the near miss and the one who holds it', () => {
    const same = PARTS.flatMap((part) => readCases(part)).filter(
      ({ near, holds }) => JSON.stringify(near) === JSON.stringify(holds),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });
});
