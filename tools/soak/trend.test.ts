import { expect, it } from '@jest/globals';
import { rise, slope } from './trend.ts';

const samples = (values: number[]) => values.map((value, index) => ({ minute: index / 2, value }));

it('distinguishes growth from noise', () => {
  expect(slope(samples([100, 101, 102, 103, 104]))).toBeCloseTo(2);
  expect(slope(samples([100, 104, 100, 104, 100]))).toBeCloseTo(0);
  expect(slope(samples([100]))).toBe(0);
  expect(rise(samples([8, 9, 8, 8, 9, 8]))).toBe(0);
  expect(rise(samples([8, 9, 10, 11, 12, 13]))).toBe(4);
});
