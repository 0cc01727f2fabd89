import { eligibility } from '@career/career/jobs/eligibility';
import { asksFee } from '@career/career/jobs/scam/fee-asked';
import { describe, expect, it } from '@jest/globals';
import phrases from './data/eligibility-phrases.json' with { type: 'json' };
import money from './data/money-sentences.json' with { type: 'json' };
import { labelledSet } from './labelled-set.ts';
import { measure } from './measure.ts';

// The last writing is left as it is read: it shows what unseen words do, not what the rules were made for.
const { lastWriting, ...mended } = labelledSet;

describe.each(Object.entries(mended))('the labelled postings, %s', (_name, postings) => {
  const figures = measure(postings).figures.filter(({ recall }) => recall.of > 0);

  it.each(figures)(
    '$name is read with a precision and a recall of nine in ten at least',
    ({ precision, recall }) => {
      expect(precision.share).toBeGreaterThanOrEqual(0.9);
      expect(recall.share).toBeGreaterThanOrEqual(0.9);
    },
  );
});

it('never says eligible or restricted of a posting in unseen words that is not', () => {
  const precise = measure(lastWriting).figures.filter(
    ({ name }) => name === 'verdict eligible' || name === 'verdict restricted',
  );
  expect(precise.map(({ precision }) => precision.share)).toEqual([1, 1]);
});

it('holds postings of every kind, and has no posting in both halves', () => {
  const all = Object.values(labelledSet).flat();
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

it.each([...phrases.first, ...phrases.second])(
  'in %s, "%s" (%s) is %s for Nigeria',
  (location, description, jobType, verdict) => {
    expect(eligibility({ title: 'Engineer', location, description, jobType }, 'NG').verdict).toBe(verdict);
  },
);

describe('sentences about money', () => {
  const sentences = [money.first, money.second];

  it('are read as a fee where the applicant pays, nine times in ten at least', () => {
    const asking = sentences.flatMap((list) => list.asking);
    expect(asking.filter(asksFee).length / asking.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are not where somebody else does', () => {
    expect(sentences.flatMap((list) => list.notAsking.filter(asksFee))).toEqual([]);
  });
});
