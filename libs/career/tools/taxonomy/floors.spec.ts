import { OCCUPATIONS, occupationById } from '@career/career/taxonomy/occupations';
import { skillById } from '@career/career/taxonomy/skills';
import { describe, expect, it } from '@jest/globals';
import { HELD_BACK_TEXTS, SEEN_TEXTS } from './labelled-skills.ts';
import { HELD_BACK_TITLES, SEEN_TITLES, UNPLACEABLE_TITLES } from './labelled-titles.ts';
import { measureSkills, measureTitles, shareOf, wronglyPlaced } from './measure.ts';

/** Two points under what docs/insights-quality.md records. */
const FLOORS = {
  seenTitles: [0.952, 0.978],
  heldBackTitles: [0.942, 0.971],
  seenTexts: [0.959, 0.896],
  heldBackTexts: [0.86, 0.639],
} as const;

describe('the labelled sets', () => {
  it('are large enough, name what exists, and no title is an alias', () => {
    const titles = [...SEEN_TITLES, ...HELD_BACK_TITLES];
    const texts = [...SEEN_TEXTS, ...HELD_BACK_TEXTS];
    expect(titles.length).toBeGreaterThanOrEqual(300);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(titles.filter(({ occupation }) => !occupationById(occupation))).toEqual([]);
    expect(texts.flatMap(({ skills }) => skills).filter((id) => !skillById(id))).toEqual([]);
    const known = new Set(
      OCCUPATIONS.flatMap(({ title, aliases }) => [title, ...aliases].map((name) => name.toLowerCase())),
    );
    expect(titles.filter(({ title }) => known.has(title.toLowerCase()))).toEqual([]);
  });
});

describe('figures that must not fall', () => {
  it.each([
    ['titles looked at', SEEN_TITLES, FLOORS.seenTitles],
    ['titles held back', HELD_BACK_TITLES, FLOORS.heldBackTitles],
  ] as const)('%s are placed first, and among the first three', (_, titles, [top1, top3]) => {
    const figures = measureTitles(titles);
    expect(figures.top1.share).toBeGreaterThanOrEqual(top1);
    expect(figures.top3.share).toBeGreaterThanOrEqual(top3);
  });

  it.each([
    ['texts looked at', SEEN_TEXTS, FLOORS.seenTexts],
    ['texts held back', HELD_BACK_TEXTS, FLOORS.heldBackTexts],
  ] as const)('%s keep precision and recall', (_, texts, [precision, recall]) => {
    const figures = measureSkills(texts);
    expect(figures.precision.share).toBeGreaterThanOrEqual(precision);
    expect(figures.recall.share).toBeGreaterThanOrEqual(recall);
  });

  it('places none of the titles that say nothing', () => {
    expect(wronglyPlaced(UNPLACEABLE_TITLES)).toEqual([]);
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
