import { describe, expect, it } from '@jest/globals';
import { jobText } from './job-text.ts';
import { piecesOf, plural, t, translated } from './texts.ts';

const ARABIC = 'شركة النيل';
const APART = `\u2068${ARABIC}\u2069`;

describe('a text in English', () => {
  it('is what the code says', () => {
    expect(t`Save`).toBe('Save');
    expect(t`${'Clerk'} at ${'Kora'}`).toBe('Clerk at Kora');
    expect(translated('Title')).toBe('Title');
  });

  it('has the form of the number, written with commas', () => {
    expect(plural(1, '# job in {place}', '# jobs in {place}', { place: 'Kano' })).toBe('1 job in Kano');
    expect(plural(1200, '# job in {place}', '# jobs in {place}', { place: 'Kano' })).toBe(
      '1,200 jobs in Kano',
    );
  });
});

describe('a name in a sentence from left to right', () => {
  it('is set apart where it is written from right to left, whoever fills it in', () => {
    expect(t`${'Clerk'} at ${ARABIC}`).toBe(`Clerk at ${APART}`);
    expect(plural(2, '# job at {company}', '# jobs at {company}', { company: ARABIC })).toBe(
      `2 jobs at ${APART}`,
    );
    expect(piecesOf(['', ' · ', ''], [ARABIC, 29])).toEqual(['', APART, ' · ', 29, '']);
    expect(jobText({ position: 'Clerk', company: ARABIC })).toBe(`Clerk at ${APART}`);
  });

  it('is left as it is in letters of the same direction', () => {
    expect(t`${'Clerk'} at ${'Ilé-iṣẹ́ Ọ̀nà'}`).toBe('Clerk at Ilé-iṣẹ́ Ọ̀nà');
    expect(jobText({ position: 'Clerk', company: null })).toBe('Clerk');
    expect(jobText({})).toBe('');
  });
});
