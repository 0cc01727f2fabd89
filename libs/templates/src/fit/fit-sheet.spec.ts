import { describe, expect, it } from '@jest/globals';
import { leastFitting, pagesOf, roomOf } from './fit-sheet.ts';
import { LEAST_TEXT_PX, tighteningAt } from './sheet-space.ts';

describe('what a fit tightens', () => {
  it('is space first, then text, never below 9.5 points', () => {
    expect(tighteningAt(0, 13.9)).toEqual({ space: 1, size: 1 });
    expect(tighteningAt(1, 13.9).space).toBeCloseTo(0.45);
    expect(tighteningAt(1, 13.9).size).toBe(1);
    expect(tighteningAt(2, 13.9).size * 13.9).toBeCloseTo(LEAST_TEXT_PX);
    expect((LEAST_TEXT_PX * 72) / 96).toBeCloseTo(9.5);
    expect(tighteningAt(2, 12.4).size).toBe(1);
  });

  it('leaves room at the edges of each page', () => {
    expect(roomOf(1, 'letter')).toBeLessThan(1056);
    expect(roomOf(2, 'a4')).toBeLessThan(2 * 1123 - 40 - 80);
    expect(roomOf(2, 'a4')).toBeGreaterThan(roomOf(1, 'a4') * 1.8);
  });
});

it('counts a page for each part that begins one, and more where a part is longer', () => {
  expect(pagesOf([roomOf(1, 'a4')], 'a4')).toBe(1);
  expect(pagesOf([roomOf(1, 'a4') + 1], 'a4')).toBe(2);
  expect(pagesOf([200, 200], 'a4')).toBe(2);
  expect(pagesOf([roomOf(2, 'letter'), 10], 'letter')).toBe(3);
});

describe('the degree of a fit', () => {
  const from = (least: number) => (degree: number) => degree >= least;

  it('is the least that fits', () => {
    expect(leastFitting(from(0))).toBe(0);
    for (const least of [0.01, 0.4, 1, 1.37, 2]) {
      const found = leastFitting(from(least));
      expect(found).toBeGreaterThanOrEqual(least);
      expect(found - least).toBeLessThan(0.02);
    }
  });

  it('is the tightest where nothing fits', () => {
    expect(leastFitting(() => false)).toBe(2);
  });

  it('stays where it was while it still is the least, and is looked for again when it is not', () => {
    const asked: number[] = [];
    const known = leastFitting(from(0.7));
    const again = leastFitting((degree) => {
      asked.push(degree);
      return from(0.7)(degree);
    }, known);
    expect([again, asked.length]).toEqual([known, 2]);
    expect(leastFitting(from(0), known)).toBe(0);
    expect(leastFitting(from(1.5), known)).toBeGreaterThanOrEqual(1.5);
  });
});
