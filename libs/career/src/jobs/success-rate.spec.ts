import { describe, expect, it } from '@jest/globals';
import { successRate } from './success-rate.ts';

describe('successRate', () => {
  it.each([
    [0, 0, '0%'],
    [0, 7, '0%'],
    [1, 3, '33%'],
    [2, 3, '67%'],
    [1, 8, '13%'],
    [5, 5, '100%'],
  ])('%i offers of %i applications are %s', (offers, applications, share) => {
    const statuses = [...Array(offers).fill('offer'), ...Array(applications - offers).fill('applied')];
    expect(successRate(statuses.map((status: string) => ({ status })))).toBe(share);
  });
});
