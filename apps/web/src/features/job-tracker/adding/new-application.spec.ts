import { describe, expect, it } from '@jest/globals';
import { blankApplication, isTouched, pastedValues, trackedListing } from './new-application.ts';

const LATE = new Date(2026, 10, 21, 23, 59);

const LISTING = {
  id: '1',
  externalId: 'x',
  title: 'Clerk',
  company: 'Kora',
  location: 'Lagos',
  description: 'You file.',
  requirements: 'You can file.',
  salary: null,
  jobType: 'Local',
  source: 'Remotive',
  url: 'https://example.com/1',
  postedDate: '2026-11-01',
  expiryDate: null,
  tags: [],
} as const;

describe('a new application', () => {
  it('starts with status applied and the day it is where the person is', () => {
    expect(blankApplication(LATE)).toMatchObject({ status: 'applied', appliedDate: '2026-11-21', notes: '' });
    expect(isTouched(blankApplication(LATE))).toBe(false);
  });

  it('of a listing is filled from it', () => {
    expect(trackedListing({ ...LISTING, tags: [] }, LATE)).toEqual({
      company: 'Kora',
      position: 'Clerk',
      location: 'Lagos',
      jobUrl: 'https://example.com/1',
      status: 'applied',
      appliedDate: '2026-11-21',
      notes: 'Discovered via Remotive',
      salary: '',
      jobDescription: 'You file.\n\nYou can file.',
    });
    expect(trackedListing({ ...LISTING, tags: [], url: null }, LATE).jobUrl).toBe('');
    const long = trackedListing({ ...LISTING, tags: [], description: '🎉'.repeat(30_000) }, LATE);
    expect([...long.jobDescription]).toHaveLength(20_000);
  });

  it('keeps what a pasted posting says nothing about', () => {
    const fields = {
      company: 'Kora',
      position: '',
      location: '',
      jobUrl: '',
      salary: '',
      jobDescription: 'x',
    };
    expect(pastedValues(fields)).toEqual({ company: 'Kora', jobDescription: 'x' });
  });

  it('is touched once something is written', () => {
    expect(isTouched({ ...blankApplication(LATE), notes: ' ' })).toBe(false);
    expect(isTouched({ ...blankApplication(LATE), notes: 'x' })).toBe(true);
    expect(isTouched({ ...blankApplication(LATE), status: 'offer' })).toBe(true);
  });
});
