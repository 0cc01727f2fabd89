import { describe, expect, it } from '@jest/globals';
import { RejectedBodyBursts } from './rejected-body-bursts.ts';

describe('bursts of refused bodies', () => {
  const many = (bursts: RejectedBodyBursts, place: string, count: number, now: number): number =>
    Array.from({ length: count }, () => bursts.isBurst(place, now)).filter(Boolean).length;

  it('are logged once a minute for each network, and slow ones never', () => {
    const bursts = new RejectedBodyBursts();
    expect(many(bursts, 'a', 29, 100_000)).toBe(0);
    expect(many(bursts, 'b', 1, 100_000)).toBe(0);
    expect(many(bursts, 'a', 50, 100_000)).toBe(1);
    expect(many(bursts, 'a', 29, 170_000)).toBe(0);
    expect(many(bursts, 'a', 1, 170_000)).toBe(1);
  });
});
