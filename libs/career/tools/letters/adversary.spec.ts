import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { readInjections, storedInjection } from './adversary.ts';
import { type NearMissCase, PARTS } from './case.types.ts';
import { checkPlanted } from './planted-sentences.ts';
import { readCases } from './read-cases.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`./adversary/${path}`, import.meta.url), 'utf8'));

describe('the adversary', () => {
  it.each(PARTS)('of the part %s follows its schema', (part) => {
    const isValid = new Ajv().compile(read('adversary.schema.json') as object);
    for (const name of readdirSync(new URL(`./adversary/${part}/`, import.meta.url))) {
      isValid(read(`${part}/${name}`));
      expect([name, isValid.errors]).toEqual([name, null]);
    }
    expect(readInjections(part)).toHaveLength(100);
  });

  it('gets nothing of the tune part into a letter', () => {
    const cases = readCases('tune', ['near-miss']);
    const through = readInjections('tune')
      .filter((_, index) => index % 3 === 0)
      .filter((injection, index) => storedInjection(injection, cases[index * 4] as NearMissCase).length > 0);
    expect(through.map(({ id }) => id)).toEqual([]);
  });
});

describe('the checker on planted sentences of the tune part', () => {
  const planted = checkPlanted(readCases('tune', ['near-miss']).filter((_, index) => index % 3 === 0));
  const supported = (isTrue: boolean): number => {
    const some = planted.filter((one) => one.isTrue === isTrue);
    return some.filter(({ verdict }) => verdict === 'supported').length / some.length;
  };

  it('finds those that are false and lets those pass that are true', () => {
    expect(planted.length).toBeGreaterThan(200);
    expect(supported(false)).toBeLessThanOrEqual(0.05);
    expect(supported(true)).toBeGreaterThanOrEqual(0.93);
  });
});
