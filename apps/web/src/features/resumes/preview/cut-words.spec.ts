import { describe, expect, it } from '@jest/globals';
import { cutWords } from './cut-words.ts';

describe('the words about a cut PDF', () => {
  it('name the pages and what is left out', () => {
    expect(
      cutWords({ shown: 10, planned: 13, missing: ['11 of 60 entries in Work Experience', 'Education'] }),
    ).toBe('It contains the first 10 of 13 pages. Left out: 11 of 60 entries in Work Experience, Education.');
  });

  it('count what would make the sentence too long', () => {
    expect(cutWords({ shown: 10, planned: 11, missing: ['A', 'B', 'C', 'D', 'E', 'F'] })).toBe(
      'It contains the first 10 of 11 pages. Left out: A, B, C, D, 2 more.',
    );
  });

  it('do without a list when nothing could be named', () => {
    expect(cutWords({ shown: 10, planned: 11, missing: [] })).toBe('It contains the first 10 of 11 pages.');
  });
});
