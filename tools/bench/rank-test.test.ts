import { describe, expect, it } from '@jest/globals';
import { mannWhitneyP } from './rank-test.ts';

const times = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

describe('the test of ranks', () => {
  it('finds no difference between interleaved times', () => {
    const even = times(200, 0).map((value) => value * 2);
    expect(
      mannWhitneyP(
        even,
        even.map((value) => value + 1),
      ),
    ).toBeGreaterThan(0.9);
    expect(mannWhitneyP([5, 5, 5], [5, 5, 5])).toBeCloseTo(1, 5);
  });

  it('agrees with the tables', () => {
    // U = 18 of 100, 32 from the middle: z = 2.419, p = 0.0156.
    expect(
      mannWhitneyP([1, 2, 3, 4, 5, 6, 9, 12, 13, 18], [7, 8, 10, 11, 14, 15, 16, 17, 19, 20]),
    ).toBeCloseTo(0.0156, 4);
  });

  it('finds times that are all later', () => {
    expect(mannWhitneyP(times(200, 0), times(200, 500))).toBeLessThan(1e-9);
  });
});
