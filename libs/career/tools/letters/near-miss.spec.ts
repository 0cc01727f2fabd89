import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { PARTS } from './case.types.ts';
import { readCases } from './read-cases.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`./near-miss/${path}`, import.meta.url), 'utf8'));

describe('the near-miss cases', () => {
  it.each(PARTS)('of the part %s follow their schema', (part) => {
    const isValid = new Ajv({ allErrors: true }).compile(read('near-miss.schema.json') as object);
    for (const name of readdirSync(new URL(`./near-miss/${part}/`, import.meta.url))) {
      isValid(read(`${part}/${name}`));
      expect([name, isValid.errors]).toEqual([name, null]);
    }
  });

  it('are at least 300 of at least 12 kinds, half of the kinds held back, no kind in both', () => {
    const [tune = [], held = []] = PARTS.map(readCases);
    const kinds = [tune, held].map((cases) => new Set(cases.map(({ kind }) => kind)));
    expect(tune.length + held.length).toBeGreaterThanOrEqual(300);
    expect(kinds.map(({ size }) => size)).toEqual([12, 12]);
    expect([...(kinds[0] ?? [])].filter((kind) => kinds[1]?.has(kind))).toEqual([]);
  });

  it('differ between the near miss and the one who holds it', () => {
    const same = PARTS.flatMap(readCases).filter(
      ({ near, holds }) => JSON.stringify(near) === JSON.stringify(holds),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });
});
