import { describe, expect, it } from '@jest/globals';
import { growthExponent } from './growth.ts';

const costs = (of: (size: number) => number) => [1, 2, 4, 8].map((size) => ({ size, ms: of(size) }));

describe('the exponent of a growth', () => {
  it.each([
    ['no growth', () => 5, 0],
    ['a line', (size: number) => 3 * size, 1],
    ['a square', (size: number) => 0.5 * size ** 2, 2],
    ['a cube', (size: number) => size ** 3, 3],
  ])('of %s', (_name, of, exponent) => {
    expect(growthExponent(costs(of))).toBeCloseTo(exponent, 6);
  });

  it('distinguishes a square from a line under noise of a fifth', () => {
    const noise = [1.2, 0.8, 1.2, 0.8];
    const noisy = (power: number) =>
      [1, 2, 4, 8].map((size, index) => ({ size, ms: size ** power * (noise[index] ?? 1) }));
    expect(growthExponent(noisy(1))).toBeLessThan(1.3);
    expect(growthExponent(noisy(2))).toBeGreaterThan(1.7);
  });

  it('needs more than one point', () => {
    expect(() => growthExponent([{ size: 1, ms: 1 }])).toThrow(RangeError);
  });
});
