import { describe, expect, it } from '@jest/globals';
import {
  type Application,
  bodyOf,
  clockTime,
  differences,
  momentOf,
  valuesOf,
} from './application-values.ts';

const STORED: Application = {
  id: '1',
  userId: '2',
  company: 'Kora',
  position: 'Clerk',
  location: '',
  jobUrl: '',
  jobDescription: '',
  isJobDescriptionCut: false,
  status: 'applied',
  appliedDate: '2026-11-02',
  interviewDate: '2026-11-21T09:30:45.000Z',
  interviewPlace: '',
  answerBy: null,
  followUpDate: null,
  salary: '',
  notes: '',
  resumeUsed: null,
  coverLetterUsed: null,
  contacts: [{ name: 'Ngọzi' }],
  version: 3,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
};

describe('a stored application', () => {
  it('has a text in every field of its form', () => {
    expect(valuesOf(STORED)).toMatchObject({
      followUpDate: '',
      resumeUsed: '',
      contacts: [{ name: 'Ngọzi', role: '', email: '', phone: '' }],
    });
    expect(valuesOf({ ...STORED, interviewDate: null }).interviewDate).toBe('');
  });

  it('goes back over the version that was edited, its untouched moment to the second', () => {
    const values = valuesOf(STORED);
    expect(bodyOf(values, STORED)).toMatchObject({
      version: 3,
      interviewDate: STORED.interviewDate,
      notes: '',
    });
    const later = clockTime('2026-11-22T08:00:00.000Z');
    expect(bodyOf({ ...values, interviewDate: later }, STORED).interviewDate).toBe(
      '2026-11-22T08:00:00.000Z',
    );
    expect(bodyOf({ ...values, interviewDate: '' }, STORED).interviewDate).toBe('');
  });

  it('differs from another by fields and contacts', () => {
    const mine = valuesOf(STORED);
    expect(differences(mine, { ...mine })).toEqual([]);
    expect(differences({ ...mine, notes: 'x', contacts: [] }, mine)).toEqual(['notes', 'contacts']);
  });
});

describe('a time by the clock', () => {
  it('and its moment are the same', () => {
    expect(momentOf(clockTime('2026-11-21T09:30:00.000Z'))).toBe('2026-11-21T09:30:00.000Z');
    expect(momentOf('')).toBe('');
    expect(momentOf('soon')).toBe('');
    expect(clockTime('soon')).toBe('');
  });
});
