import { describe, expect, it } from '@jest/globals';
import type { ImportedResume } from '../../json-resume-import.ts';
import type { ReadResume } from '../read-resume.types.ts';
import { bestReading, worthOf } from './best-reading.ts';

const reading = (resume: ImportedResume, leftOut: readonly number[] = []): ReadResume => ({
  resume,
  lines: Array.from({ length: 10 }, (_, at) => ({ text: `Line number ${at}` })),
  leftOut,
  origins: [],
});
const job = (position: string, company: string, startDate = '2019') => ({
  position,
  company,
  startDate,
  current: false,
});
const whole = [job('Accountant', 'Delta Haul'), job('Auditor', 'Kora Foods'), job('Clerk', 'Jos Mills')];

describe('the worth of a reading', () => {
  it('is higher the more of its jobs are whole', () => {
    const parted = whole.flatMap(({ position, company }) => [job(position, '', ''), job('', company, '')]);
    expect(worthOf(reading({ experience: whole }))).toBeGreaterThan(worthOf(reading({ experience: parted })));
  });

  it('is lower the more is left out, and where names are in each other’s place', () => {
    const full = worthOf(reading({ experience: whole }));
    const turned = whole.map(({ position, company }) => job(company, position));
    expect(worthOf(reading({ experience: whole }, [1, 2, 3]))).toBeLessThan(full);
    expect(worthOf(reading({ experience: turned }))).toBeLessThan(full);
  });
});

describe('of two readings', () => {
  it('the surer one is taken, unless the other explains much more', () => {
    const surer = reading({ experience: whole.slice(0, 2) });
    const alike = reading({ experience: whole });
    const better = reading({
      experience: [...whole, job('Cook', 'Buka Ltd'), job('Nurse', 'General Hospital')],
    });
    expect(bestReading([surer, alike])).toBe(surer);
    expect(bestReading([surer, better])).toBe(better);
  });
});
