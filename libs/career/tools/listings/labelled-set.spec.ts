import { describe, expect, it } from '@jest/globals';
import { labelledSet } from './labelled-set.ts';
import { measure } from './measure.ts';

describe.each(Object.entries(labelledSet))('the labelled postings, %s', (_name, postings) => {
  const { scores } = measure(postings);

  it.each(scores.map(({ name, precision, recall }) => ({ name, precision, recall })))(
    '$name is read with a precision and a recall of nine in ten at least',
    ({ precision, recall }) => {
      expect(precision).toBeGreaterThanOrEqual(0.9);
      expect(recall).toBeGreaterThanOrEqual(0.9);
    },
  );
});

it('holds postings of every kind, and tells no two halves the same story', () => {
  const all = Object.values(labelledSet).flat();
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});
