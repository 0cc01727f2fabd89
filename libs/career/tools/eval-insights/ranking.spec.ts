import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { measureRanking, readRanking, type ScoredResume, scoredResumes, spearman } from './ranking.ts';

/** What `docs/insights-quality.md` states, less two points. */
const FLOORS = { all: 0.913, betterHalf: 0.73 };

it.each(['resumes', 'order'])('%s.json follows its schema', (name) => {
  const isValid = new Ajv({ allErrors: true }).compile(readRanking<object>(`${name}.schema.json`));
  isValid(readRanking(`${name}.json`));
  expect(isValid.errors ?? []).toEqual([]);
});

describe('spearman', () => {
  it('is 1 for the same order, -1 for the reverse and shares the places of ties', () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 30, 90])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [9, 5, 2, 1])).toBeCloseTo(-1);
    expect(spearman([1, 2, 2, 4], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });

  it('is 0 when one list is constant', () => expect(spearman([1, 2, 3], [5, 5, 5])).toBe(0));
});

describe('the score of forty resumes that a reader put in order', () => {
  let scored: ScoredResume[];
  beforeAll(() => {
    scored = scoredResumes();
  }, 60_000);

  it('is measured on two halves of one size', () => {
    expect(scored).toHaveLength(40);
    expect(scored.filter(({ part }) => part === 'tune')).toHaveLength(20);
  });

  it('agrees with the order of the reader', () => {
    const { all, betterHalf } = measureRanking(scored);
    expect(all.share).toBeGreaterThanOrEqual(FLOORS.all);
    expect(betterHalf.share).toBeGreaterThanOrEqual(FLOORS.betterHalf);
  });
});
