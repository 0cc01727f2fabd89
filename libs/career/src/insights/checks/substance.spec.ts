import { describe, expect, it } from '@jest/globals';
import { isOutcome } from '../outcome.ts';
import { readResume } from '../resume-reading.ts';
import { conviction, substance } from './substance.ts';

const withLines = (...lines: string[]) =>
  readResume(
    {
      title: 'Storekeeper',
      industry: 'Logistics',
      experienceLevel: 'mid',
      personalInfo: { firstName: 'Ada', lastName: 'Eze', email: 'ada@example.com' },
      experience: [
        {
          company: 'Delta Stores',
          position: 'Storekeeper',
          startDate: '2020-01',
          current: true,
          description: lines.join('\n'),
        },
      ],
    },
    '2026-11',
  );

const RESULT = 'Reduced losses of stock from 9% to 4% within a year by a daily count';
const DUTY = 'Responsible for the daily count of stock in the main store of the company';

describe('what the lines about the work prove', () => {
  it('is more for results than for duties of the same length', () =>
    expect(conviction(withLines(RESULT))).toBeGreaterThan(conviction(withLines(DUTY))));

  it('is nothing for duties, however many there are', () =>
    expect(
      conviction(withLines(...Array.from({ length: 30 }, (_, at) => `${DUTY} in hall ${'abc'[at % 3]}`))),
    ).toBe(0));

  it('does not rise when a line is copied', () =>
    expect(conviction(withLines(RESULT, RESULT))).toBeLessThanOrEqual(conviction(withLines(RESULT))));

  it('counts the words of a duty less towards a text that can be judged', () =>
    expect(substance(withLines(DUTY))).toBeLessThan(substance(withLines(RESULT))));
});

describe('isOutcome', () => {
  it.each([RESULT, 'Brought waiting times down', 'Set up a register which the whole ward now uses'])(
    'finds what came of the work: %s',
    (line) => expect(isOutcome(line)).toBe(true),
  );

  it.each([DUTY, 'Serve 180 shops a week', 'Typing and filing'])('finds none: %s', (line) =>
    expect(isOutcome(line)).toBe(false),
  );
});
