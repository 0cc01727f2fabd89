import { expect, it } from '@jest/globals';
import { seededRandom } from './seeded-random.ts';

const first = (seed: number, count: number): number[] => {
  const next = seededRandom(seed);
  return Array.from({ length: count }, next);
};

it('gives the same numbers for the same seed, others for another, all in [0, 1)', () => {
  expect(first(7, 100)).toEqual(first(7, 100));
  expect(first(7, 100)).not.toEqual(first(8, 100));
  expect(first(1, 1000).every((number) => number >= 0 && number < 1)).toBe(true);
});

it('spreads them evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of first(3, 10_000))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
