import { describe, expect, it } from '@jest/globals';
import { readingHints } from './reading-hints.ts';
import { letterInput } from './testing/letter-measures.ts';
import { PEOPLE } from './testing/people.ts';
import { POSTINGS } from './testing/postings.ts';
import { writeLetter } from './write-letter.ts';

const names = { company: 'Kora Foods', position: 'Accountant' };

describe('reading hints', () => {
  it('have nothing to say about an empty letter', () => {
    expect(readingHints('', names)).toEqual({ words: 0, blanks: [], hints: [] });
  });

  it('find little to say about a letter of our own but its blank', () => {
    const letter = writeLetter(letterInput(PEOPLE.accountant, POSTINGS.accountant));
    const { words, blanks, hints } = readingHints(letter.content, POSTINGS.accountant);
    expect(words).toBe(letter.words);
    expect(blanks).toEqual(letter.blanks);
    expect(hints).toEqual([]);
  });

  it('name what is missing, too long, worn out or monotonous', () => {
    const endless = `I ${'work and '.repeat(40)}work.`;
    const text = `${'I am a hard-working team player here. '.repeat(8)}${endless}`;
    const { hints } = readingHints(text, names);
    expect(hints.join('\n')).toMatch(/short|words/);
    for (const part of [
      'company',
      'position',
      'very long',
      'begin with',
      'team player',
      'It has no numbers',
    ]) {
      expect(hints.join('\n')).toContain(part);
    }
    expect(readingHints('word '.repeat(500), names).hints[0]).toContain('longer than one page');
  });
});
