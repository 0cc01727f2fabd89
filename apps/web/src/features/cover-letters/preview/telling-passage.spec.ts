import { describe, expect, it } from '@jest/globals';
import { tellingPassage } from './telling-passage.ts';

const START = 'Dear Hiring Manager,\n\nI am writing about the position of accountant at Kora Foods.';

describe('the passage that distinguishes a text from the next', () => {
  it('shows the words around the first difference', () => {
    expect(tellingPassage(`${START} I lead six people.`, `${START} I lead nine people.`)).toBe(
      '… accountant at Kora Foods. I lead six people.',
    );
  });

  it('begins at the beginning where that differs, or where nothing does', () => {
    expect(tellingPassage('Dear Ms Obi, hello', START)).toBe('Dear Ms Obi, hello');
    expect(tellingPassage(START, START)).toBe(START.replace(/\s+/g, ' '));
  });

  it('shows the end of a text that only grew, and stays short', () => {
    expect(tellingPassage('One two three', 'One two three four')).toBe('One two three');
    expect(tellingPassage('word '.repeat(900), '').length).toBeLessThan(120);
    expect(tellingPassage('', START)).toBe('');
  });
});
