import type { ReadResume } from '@career/documents/import/read-resume.types';
import { describe, expect, it } from '@jest/globals';
import { foundRows } from './read-summary.ts';

const read = (resume: ReadResume['resume']): ReadResume => ({ resume, lines: [], leftOut: [], origins: [] });

describe('what is said of a CV that was read', () => {
  it('names a few of each kind and counts the rest', () => {
    const rows = foundRows(
      read({
        personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@mail.ng' },
        experience: [{ position: 'Nurse', company: 'Kano Clinic' }, { company: 'Aba Mills' }],
        skills: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })),
      } as ReadResume['resume']),
    );
    expect(rows).toEqual([
      { label: 'Name', words: 'Ada Obi' },
      { label: 'Contact', words: 'ada@mail.ng' },
      { label: 'Work', words: 'Nurse, Kano Clinic; Aba Mills' },
      { label: 'Skills', words: 'A; B; C; 2 more' },
    ]);
  });

  it('says nothing of what was not found', () => {
    expect(foundRows(read({}))).toEqual([]);
    expect(foundRows(read({ skills: [], experience: [] }))).toEqual([]);
  });
});
