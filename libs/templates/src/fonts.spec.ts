import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { FACES } from './faces.ts';
import { FONT_FILES } from './fonts.ts';

/** Sentences and letters of the languages that the sheets promise, with tones typed as marks of their own. */
const LATIN = [
  'Adébáyọ̀ Ọláńrewájú ẹ̀kọ́ Ṣọlá ń ǹ m̀ ḿ gbọ́dọ̀',
  'Ị̀gbò ụ́lọ̀ ọ̀hụrụ́ ṅ Ṅ ị Ị ụ Ụ',
  'Ɓàbbá Ɗan Ƙasa ɓ ɗ ƙ ƴ Ƴ ʼ',
  'ɛ ɔ ŋ Ɛ Ɔ Ŋ ƒ ʋ ɖ Ɖ Ʋ',
  'Ç ñ ã õ ü ß ł ő ș ğ œ Œ',
  '₦450,000 ₵ € £ $ ₹ – — ‘ ’ “ ” • … ′ −',
].join('');
const OTHERS = 'Ελληνικά ώς Кириллица Ёё Її Ґґ';

const open = (url: string): Font => openSync(fileURLToPath(url)) as Font;

it.each(
  FONT_FILES.map((file) => [`${file.family} ${file.weight} ${file.style} ${file.script}`, file] as const),
)('%s draws every letter it promises', (_name, { script, url }) => {
  const font = open(url);
  const missing = [...(script === 'latin' ? LATIN : OTHERS)].filter(
    (letter) => letter !== ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

it('names a file for each face and script in the list and in the stylesheet', () => {
  const css = readFileSync(new URL('./styles/fonts.css', import.meta.url), 'utf8');
  expect(FONT_FILES).toHaveLength(FACES.length * 2);
  for (const { url } of FONT_FILES) {
    const file = fileURLToPath(url).split('/').at(-1)?.replace('.ttf', '.woff2');
    expect(css).toContain(`../../fonts/${file}`);
    expect(readFileSync(fileURLToPath(url).replace('.ttf', '.woff2')).subarray(0, 4).toString()).toBe('wOF2');
  }
});

it('places the tones of a decomposed letter over it, not beside it', () => {
  const face = FONT_FILES.find(({ family, weight }) => family === 'Noto Sans' && weight === 400);
  const run = open(face?.url ?? '').layout('ọ\u0300');
  expect(run.positions.slice(1).every(({ xAdvance }) => xAdvance === 0)).toBe(true);
});
