import type { KnockOutDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { addText, countText, inOrder, postsOf, stateText } from './knock-out-words.ts';

const row = (more: Partial<KnockOutDto>): KnockOutDto => ({
  gate: 'age',
  asks: 'At most 30 years old',
  post: null,
  sentence: 'Not older than 30.',
  state: 'unknown',
  reason: 'not-said',
  fact: null,
  field: 'personalInfo.dateOfBirth',
  ...more,
});

describe('words of the check before applying', () => {
  it('names each position of a posting once', () => {
    const knockOuts = ['Driver', null, 'Driver', 'Nurse'].map((post) => row({ post }));
    expect(postsOf({ resumeId: null, met: 0, notMet: 0, unknown: 4, knockOuts })).toEqual([
      'Driver',
      'Nurse',
    ]);
  });

  it('leads to the field only where saying more helps', () => {
    expect(addText(row({}))).toBe('Add your date of birth');
    expect(addText(row({ gate: 'work-right', field: 'personalInfo.nationality' }))).toBe(
      'Add your nationality',
    );
    expect(addText(row({ gate: 'degree-class', reason: 'other-scale' }))).toBe('');
    expect(addText(row({ gate: 'deadline', reason: 'no-year', field: null }))).toBe('');
    expect(addText(row({ state: 'met', reason: null }))).toBe('');
  });

  it('says the state in words, and why nothing can be said', () => {
    expect(stateText(row({}))).toBe('Not clear yet: You have not said this yet.');
    expect(stateText(row({ state: 'met', reason: null }))).toBe('You meet this');
    const deadline = { gate: 'deadline', reason: null } as const;
    expect(stateText(row({ ...deadline, state: 'not-met' }))).toBe('The deadline has passed');
    expect(stateText(row({ ...deadline, state: 'met' }))).toBe('Still open');
  });

  it('counts, and shows what is not met first', () => {
    const check = { resumeId: null, met: 1, notMet: 1, unknown: 2, knockOuts: [] };
    expect(countText(check)).toBe('1 not met, 2 not clear, 1 met');
    expect(countText({ ...check, met: 0, notMet: 0, unknown: 0 })).toBe('we found no strict conditions');
    const states = inOrder([row({ state: 'met' }), row({}), row({ state: 'not-met' })]);
    expect(states.map(({ state }) => state)).toEqual(['not-met', 'unknown', 'met']);
  });
});
