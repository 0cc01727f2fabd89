import { describe, expect, it } from '@jest/globals';
import { poLines, textsWith } from './better-word.ts';

const TEXTS = [
  { english: 'Save Resume', words: 'Fi CV pamọ́' },
  { english: 'Save', words: 'Fi pamọ́' },
  { english: 'Delete', words: 'Pa á rẹ́' },
];

describe('texts with some words', () => {
  it('are found without their marks, the shortest first', () => {
    expect(textsWith('pamo', TEXTS).map(({ english }) => english)).toEqual(['Save', 'Save Resume']);
  });

  it('are found by their English', () => {
    expect(textsWith(' delete ', TEXTS)).toEqual([TEXTS[2]]);
  });

  it('are none for no words', () => {
    expect(textsWith(' ', TEXTS)).toEqual([]);
  });
});

describe('the lines for a translator', () => {
  it('quote the English and the better words as a PO file does', () => {
    expect(poLines({ english: 'Open “it”\n"now"', words: '' }, 'Ṣí i')).toBe(
      'msgid "Open “it”\\n\\"now\\""\nmsgstr "Ṣí i"',
    );
  });
});
