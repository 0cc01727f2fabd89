import { describe, expect, it } from '@jest/globals';
import type { Letter } from './page-marks.ts';
import { wordsOf } from './words-of-letters.ts';

const FACE = { font: 'Serif', bold: false, italic: false };
const LARGE = 13;
const SMALL = 9;

/** Letters side by side; small ones are drawn as smaller capitals. */
function drawn(text: string): Letter[] {
  let left = 0;
  return [...text].map((letter) => {
    const size = letter === letter.toUpperCase() ? LARGE : SMALL;
    const right = left + size * 0.6;
    const one = { text: letter.toUpperCase(), left, right, baseline: 700, size, face: FACE, turn: 0 };
    left = right;
    return one;
  });
}

const sizes = (text: string) => wordsOf(drawn(text)).map((word) => [word.text, word.size]);

describe('the words of letters', () => {
  it('are of one size where small capitals fill some of them', () => {
    expect(sizes('Centro de Saúde')).toEqual([
      ['CENTRO', LARGE],
      ['DE', LARGE],
      ['SAÚDE', LARGE],
    ]);
  });

  it('keep their sizes where no word has both', () => {
    expect(sizes('ADA nurse')).toEqual([
      ['ADA', LARGE],
      ['NURSE', SMALL],
    ]);
  });
});
