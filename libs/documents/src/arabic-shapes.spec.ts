import { expect, it } from '@jest/globals';
import { shapedLetters } from './arabic-shapes.ts';

const drawn = (word: string): string =>
  shapedLetters(word)
    .map((letter) => letter.drawn)
    .join('');
const said = (word: string): string =>
  shapedLetters(word)
    .map(({ text }) => text)
    .join('');

it.each([
  ['dual-joining letters in all their places', 'محمد', '\ufee3\ufea4\ufee4\ufeaa'],
  ['a letter that does not join to the next', 'دار', '\ufea9\ufe8d\ufead'],
  ['hamza, which joins to nothing', 'ماء', '\ufee3\ufe8e\ufe80'],
  ['lam with alef as one sign, alone', 'لا', '\ufefb'],
  ['lam with alef after a letter that joins', 'سلام', '\ufeb3\ufefc\ufee1'],
  ['Persian letters', 'گچ', '\ufb94\ufb7b'],
  ['Latin letters and figures beside Arabic ones', 'م2B', '\ufee1' + '2B'],
])('%s', (_what, word, forms) => {
  expect(drawn(word)).toBe(forms);
});

it('reads out the letters themselves, without vowel marks, and draws the marks on their letters', () => {
  expect(said('سلام')).toBe('سلام');
  expect(said('مُسجَّلةٌ')).toBe('مسجلة');
  expect(drawn('مُ')).toBe('\ufee1\u064f');
  expect(shapedLetters('لأ').map(({ share }) => share)).toEqual([0.5, 0.5]);
});
