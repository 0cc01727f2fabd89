import { describe, expect, it } from '@jest/globals';
import { newSessionId } from './session-id.ts';

const LENGTH = 32;
const LETTERS = 64;
/** 63 degrees of freedom: one of 32 places is beyond it by chance once in two thousand million runs. */
const CHI_SQUARE_MAX = 170;

describe('session ids', () => {
  const ids = Array.from({ length: 10_000 }, newSessionId);

  it('are never the same', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.length))).toEqual(new Set([LENGTH]));
  });

  it('have every letter as often as any other, in every place', () => {
    const expected = ids.length / LETTERS;
    const odd = Array.from({ length: LENGTH }, (_, place) => {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(id.charAt(place), (counts.get(id.charAt(place)) ?? 0) + 1);
      const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      return seen + (LETTERS - counts.size) * expected;
    });
    expect(Math.max(...odd)).toBeLessThan(CHI_SQUARE_MAX);
  });
});
