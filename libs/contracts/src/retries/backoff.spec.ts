import { expect, it } from '@jest/globals';
import { backoffMs } from './backoff.ts';

const LIMITS = { leastMs: 200, mostMs: 5_000 };

it('doubles the pause with each failure up to the most, however often it fails', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1_000_000].map((failures) => backoffMs(failures, LIMITS))).toEqual([
    200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000,
  ]);
});

it('leaves a share of the pause to chance', () => {
  const random = [0, 0.5, 1].map((chance) => backoffMs(3, { ...LIMITS, jitter: 0.25 }, chance));
  expect(random).toEqual([800, 700, 600]);
});
