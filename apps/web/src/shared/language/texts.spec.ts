import { describe, expect, it } from '@jest/globals';
import { plural, t, translated } from './texts.ts';

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
