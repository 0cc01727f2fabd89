import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { missedBars } from './bars.ts';
import { sentenceKinds } from './eligibility-cases.ts';
import { readData } from './labelled-rows.ts';

describe.each(['eligibility-sentences', 'location-lines', 'pay-lines', 'scam-postings', 'later-postings'])(
  '%s.json',
  (name) => {
    it('follows its schema', () => {
      const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
        readData<object>(`${name}.schema.json`),
      );
      isValid(readData(`${name}.json`));
      expect(isValid.errors ?? []).toEqual([]);
    });
  },
);

it('holds back every second kind of sentence', () => {
  expect(sentenceKinds.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(400);
  const heldBack = sentenceKinds.filter(({ part }) => part === 'held-back');
  expect(heldBack.length).toBe(Math.floor(sentenceKinds.length / 2));
});

it('meets every bar on the parts that were held back', () => {
  expect(missedBars()).toEqual([]);
});
