import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { FACES, type FontScript } from './faces.ts';
import type { FontFile } from './font-file.ts';
import { FONT_FILES } from './fonts.ts';

/** What every face has. */
const PROMISED = [
  'Adébáyọ̀ Ọláńrewájú ẹ̀kọ́ Ṣọlá ń gbọ́dọ̀ ẹ Ẹ ọ Ọ ṣ Ṣ',
  'Ị̀gbò ụ́lọ̀ ọ̀hụrụ́ ṅ Ṅ ị Ị ụ Ụ',
  'Ɓàbbá Ɗan Ƙasa ɓ ɗ ƙ ƴ Ƴ ʼ',
  '\u0300\u0301\u0304\u0323',
  'Ç ñ ã õ ü ß ł ő ș ğ œ Œ',
  '₦450,000 € £ $ – — ‘ ’ “ ” • …',
].join('');
/** Two letters that the italics lack; on the sheet they come from Noto Serif. */
const LENT: Readonly<Record<string, string>> = {
  'EB Garamond 400 italic': 'ɓɗ',
  'EB Garamond 700 italic': 'ɓɗ',
};
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

const lettersOf = (files: readonly FontFile[]): ((letter: string) => boolean) => {
  const fonts = files.map(({ url }) => open(url));
  return (letter) => fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};
const filesOf = ({ family, weight, style }: (typeof FACES)[number]): FontFile[] =>
  FONT_FILES.filter((file) => file.family === family && file.weight === weight && file.style === style);
const lacking = (files: readonly FontFile[], text: string): string[] => {
  const has = lettersOf(files);
  return [...text].filter((letter) => letter !== ' ' && !has(letter));
};
const named = (face: (typeof FACES)[number]) =>
  [`${face.family} ${face.weight} ${face.style}`, face] as const;
/** Letters of scripts that only one family has. */
const OWN_FAMILY: Readonly<Partial<Record<FontScript, string>>> = {
  arabic: 'أبجد هوز حطي كلمن سعفص قرشت ثخذ ضظغ لا ة ى ء ئ ؤ آ إ ٠١٢٣٤٥٦٧٨٩ ، ؛ ؟ پ چ ژ گ ک ی ﺑ ﺒ ﺐ ﻻ ﻼ',
  ethiopic: 'ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ ሏቧ ። ፣ ፤ ፻',
};
const isOwn = ({ scripts }: (typeof FACES)[number]): boolean => scripts.some((script) => OWN_FAMILY[script]);
const faces = FACES.filter((face) => !isOwn(face)).map(named);

it.each(FACES.filter(isOwn).map(named))(
  '%s draws every letter of its script, and is loaded for it alone',
  (_name, face) => {
    const [script] = face.scripts;
    const files = filesOf(face);
    expect(lacking(files, (script && OWN_FAMILY[script]) ?? '')).toEqual([]);
    expect(files.every(({ ranges }) => ranges?.every(([first]) => first > 0x5ff))).toBe(true);
  },
);

it.each(faces)(
  '%s draws every letter of Yoruba, Igbo, Hausa and western Europe, tones and the naira',
  (name, face) => {
    expect(new Set(lacking(filesOf(face), PROMISED))).toEqual(new Set(LENT[name] ?? ''));
  },
);

it.each(faces.filter(([, { scripts }]) => scripts.length === 2 && scripts[0] === 'latin'))(
  '%s draws every letter of Akan, Ewe, Greek and Cyrillic, too',
  (_name, face) => {
    expect(lacking(filesOf(face), LATIN + OTHERS)).toEqual([]);
  },
);

it.each(faces)('%s has figures of one width', (_name, face) => {
  const [first] = filesOf(face);
  const widths = [...'0123456789'].map((figure) => open(first?.url ?? '').layout(figure).advanceWidth);
  expect(new Set(widths).size).toBe(1);
});

it.each(faces)('%s has the same measures in each of its files, which a PDF joins', (_name, face) => {
  const measures = filesOf(face).map(({ url }) => {
    const { unitsPerEm, ascent, descent, italicAngle } = open(url);
    return { unitsPerEm, ascent, descent, italicAngle };
  });
  expect(measures).toEqual(measures.map(() => measures[0]));
});

it('loads a file of letters for what it has, and no more than one for plain English', () => {
  for (const [, face] of faces) {
    const [first, ...more] = filesOf(face);
    expect(first?.ranges).toBeUndefined();
    for (const { ranges = [] } of more) {
      expect(ranges.length).toBeGreaterThan(0);
      expect(ranges.some(([from]) => from < 0x100)).toBe(false);
    }
  }
});

it('names a file for each face and script in the list and in the stylesheet', () => {
  const css = readFileSync(new URL('./styles/fonts.css', import.meta.url), 'utf8');
  expect(FONT_FILES).toHaveLength(FACES.flatMap(({ scripts }) => scripts).length);
  for (const { url, script } of FONT_FILES) {
    const path = fileURLToPath(url);
    const shown = script === 'ethiopic' ? path : path.replace('.ttf', '.woff2');
    expect(css).toContain(`../../fonts/${shown.split('/').at(-1)}`);
    if (shown !== path) expect(readFileSync(shown).subarray(0, 4).toString()).toBe('wOF2');
  }
});

it('loads at most 160 KB more where letters of Arabic or Amharic occur', () => {
  for (const script of ['arabic', 'ethiopic']) {
    const paths = FONT_FILES.filter((file) => file.script === script).map(({ url }) => fileURLToPath(url));
    const packed = paths.map((path) => brotliCompressSync(readFileSync(path)).length);
    const screen =
      script === 'ethiopic' ? [] : paths.map((path) => statSync(path.replace('.ttf', '.woff2')).size);
    const sum = [...packed, ...screen].reduce((whole, bytes) => whole + bytes, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(60_000);
  }
});

it('places the tones of a decomposed letter over it, not beside it', () => {
  const face = FONT_FILES.find(({ family, weight }) => family === 'Noto Sans' && weight === 400);
  const run = open(face?.url ?? '').layout('ọ\u0300');
  expect(run.positions.slice(1).every(({ xAdvance }) => xAdvance === 0)).toBe(true);
});
