import { skillById } from '@career/career/taxonomy/skills';
import { describe, expect, it } from '@jest/globals';
import heldBack from './labelled-skills/held-back.json' with { type: 'json' };
import seen from './labelled-skills/seen.json' with { type: 'json' };
import { measureSkills, shareOf } from './measure.ts';

/** Two points under what docs/insights-quality.md records. */
const FLOORS = {
  seenTexts: [0.959, 0.896],
  heldBackTexts: [0.86, 0.639],
} as const;

describe('the labelled sets', () => {
  it('are large enough and name what exists', () => {
    const texts = [...seen.texts, ...heldBack.texts];
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(texts.flatMap(({ skills }) => skills).filter((id) => !skillById(id))).toEqual([]);
  });
});

describe('figures that must not fall', () => {
  it.each([
    ['texts looked at', seen.texts, FLOORS.seenTexts],
    ['texts held back', heldBack.texts, FLOORS.heldBackTexts],
  ] as const)('%s keep precision and recall', (_, texts, [precision, recall]) => {
    const figures = measureSkills(texts);
    expect(figures.precision.share).toBeGreaterThanOrEqual(precision);
    expect(figures.recall.share).toBeGreaterThanOrEqual(recall);
  });
});

describe('shareOf', () => {
  it('gives the interval after Wilson', () => {
    const { share, low, high } = shareOf(45, 50);
    expect(share).toBe(0.9);
    expect(low).toBeCloseTo(0.786, 3);
    expect(high).toBeCloseTo(0.957, 3);
  });
});
