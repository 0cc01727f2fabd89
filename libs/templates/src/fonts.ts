// Written by tools/build-fonts.ts.
import type { FontFile } from './font-file.ts';

/** The files that a document embeds. Their addresses are spelled out because bundlers follow no other form. */
export const FONT_FILES: readonly FontFile[] = [
  {
    family: 'Noto Sans',
    weight: 400,
    style: 'normal',
    script: 'latin',
    url: new URL('../fonts/noto-sans-400-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Sans',
    weight: 400,
    style: 'normal',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-sans-400-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Sans',
    weight: 700,
    style: 'normal',
    script: 'latin',
    url: new URL('../fonts/noto-sans-700-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Sans',
    weight: 700,
    style: 'normal',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-sans-700-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Sans',
    weight: 400,
    style: 'italic',
    script: 'latin',
    url: new URL('../fonts/noto-sans-400-italic-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Sans',
    weight: 400,
    style: 'italic',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-sans-400-italic-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 400,
    style: 'normal',
    script: 'latin',
    url: new URL('../fonts/noto-serif-400-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 400,
    style: 'normal',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-serif-400-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 700,
    style: 'normal',
    script: 'latin',
    url: new URL('../fonts/noto-serif-700-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 700,
    style: 'normal',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-serif-700-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 400,
    style: 'italic',
    script: 'latin',
    url: new URL('../fonts/noto-serif-400-italic-latin.ttf', import.meta.url).href,
  },
  {
    family: 'Noto Serif',
    weight: 400,
    style: 'italic',
    script: 'greek-cyrillic',
    url: new URL('../fonts/noto-serif-400-italic-greek-cyrillic.ttf', import.meta.url).href,
  },
  {
    family: 'DejaVu Sans Mono',
    weight: 700,
    style: 'normal',
    script: 'latin',
    url: new URL('../fonts/dejavu-sans-mono-700-latin.ttf', import.meta.url).href,
  },
  {
    family: 'DejaVu Sans Mono',
    weight: 700,
    style: 'normal',
    script: 'greek-cyrillic',
    url: new URL('../fonts/dejavu-sans-mono-700-greek-cyrillic.ttf', import.meta.url).href,
  },
];
