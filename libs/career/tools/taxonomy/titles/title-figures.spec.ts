import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { measureTitles, TITLE_PARTS } from './title-measure.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const unitGroups: { groups: { code: string }[] } = read(
  '../../../src/taxonomy/data/isco-08-unit-groups.json',
);
const all = [...TITLE_PARTS.tune, ...TITLE_PARTS.heldBack];

describe('the labelled titles', () => {
  it.each(['tune.json', 'own.json', 'adverts.json', 'held-back.json'])(
    '%s follows its schema and names its sources',
    (file) => {
      const validate = new Ajv().compile(read('labelled-titles.schema.json'));
      const data = read(file);
      expect([validate(data), validate.errors]).toEqual([true, null]);
      const sources = new Set(data.sources.map(({ id }: { id: string }) => id));
      expect(data.titles.filter(({ source }: { source: string }) => !sources.has(source))).toEqual([]);
    },
  );

  it('share no source between the parts', () => {
    const tuned = new Set(TITLE_PARTS.tune.map(({ source }) => source));
    expect(TITLE_PARTS.heldBack.filter(({ source }) => tuned.has(source))).toEqual([]);
  });

  it('are at least 600 beside our own, a tenth of which say nothing, with codes that exist', () => {
    const collected = all.filter(({ source }) => source !== 'own-titles');
    const silent = collected.filter(({ groups }) => groups.length === 0);
    expect(collected.length).toBeGreaterThanOrEqual(600);
    expect(silent.length / collected.length).toBeGreaterThanOrEqual(0.1);
    const codes = new Set(unitGroups.groups.map(({ code }) => code));
    expect(all.flatMap(({ groups }) => groups).filter((code) => !codes.has(code))).toEqual([]);
  });
});

/** Two points under what docs/insights-quality.md records. */
describe('figures that must not fall', () => {
  it.each([
    ['tune', TITLE_PARTS.tune, 0.955, 0.95, 0.062],
    ['held back', TITLE_PARTS.heldBack, 0.925, 0.816, 0.131],
  ] as const)(
    '%s: right among those placed, placed among those that say the work',
    (_, part, precision, placed, absurd) => {
      const figures = measureTitles(part);
      expect(figures.precision.share).toBeGreaterThanOrEqual(precision);
      expect(figures.placed.share).toBeGreaterThanOrEqual(placed);
      expect(figures.absurd.share).toBeLessThanOrEqual(absurd);
    },
  );
});
