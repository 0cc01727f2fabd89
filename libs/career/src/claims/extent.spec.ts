import { describe, expect, it } from '@jest/globals';
import { person } from '../letters/testing/person.ts';
import { answerRequirement } from './entailment.ts';
import { isPartTime, isSlight } from './extent.ts';
import { ResumeClaims } from './resume-claims.ts';

const TODAY = '2026-11-22';
const meets = (line: string, asked: string): boolean => {
  const jobs = [{ as: 'Officer', at: 'Kora Foods', from: '2020-01', did: [line] }];
  const resume = person({ name: ['Ada', 'Obi'], title: '', jobs });
  return answerRequirement(asked, new ResumeClaims(resume, TODAY)).isMet;
};

describe('how much of the time a line gives a thing', () => {
  it.each([
    'Stock control half a day a month.',
    'Stock control, one weekend in four.',
    'Stock control on alternate Sunday afternoons.',
    'Stock control by the hour.',
  ])('is part of it: %s', (text) => {
    expect(isPartTime(text)).toBe(true);
    expect(meets(text, 'Full-time stock control')).toBe(false);
  });

  it.each(['Stood in for a colleague one afternoon.', 'At the depot for a single day.'])(
    'is too little to name: %s',
    (text) => {
      expect(isSlight(text)).toBe(true);
    },
  );

  it.each([
    'Answered every claim within one day.',
    'Closed the books one day early.',
    'Cut the time to pay by one day.',
    'Stock control full-time for 14 shops.',
    'Stock control since 2021.',
  ])('is not said to be little: %s', (text) => {
    expect([isPartTime(text), isSlight(text)]).toEqual([false, false]);
  });

  it('meets what is asked for as a full-time occupation', () => {
    expect(meets('Stock control full-time for 14 shops.', 'Full-time stock control')).toBe(true);
  });
});

describe('years of something', () => {
  it.each([
    ['Three years of stock control at a depot.', true],
    ['Stock control for three years.', true],
    ['Stock control since 2022.', true],
    ['Stock control since 2025.', false],
    ['Two years of stock control at a depot.', false],
    ['Stock control: one relief shift a month for three years.', false],
  ])('are counted from a line of work: %s', (text, isMet) => {
    expect(meets(text, 'Three years of stock control')).toBe(isMet);
  });
});
