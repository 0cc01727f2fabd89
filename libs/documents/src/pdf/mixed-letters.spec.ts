import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawRun } from './draw-text.ts';
import { drawnPieces, EmbeddedFont } from './embedded-font.ts';
import { PageLayout } from './page-layout.ts';
import { PdfWriter } from './pdf-writer.ts';

/** Cut finer than a word: letters with an accent, dots and tones are each in another file. */
const CUTS = {
  arimo: ['arimo-400-basic', 'arimo-400-accented'],
  condensed: [
    'fira-sans-condensed-400-basic',
    'fira-sans-condensed-400-extended',
    'fira-sans-condensed-400-toned',
  ],
  garamond: ['eb-garamond-400-italic-basic', 'eb-garamond-400-italic-accented'],
  serif: ['noto-serif-400-italic-latin'],
} as const;

const load = (name: string): ArrayBuffer => {
  const file = readFileSync(new URL(`../../../templates/fonts/${name}.ttf`, import.meta.url));
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer;
};

/** Width of a word, as a browser lays it out, for a size of one. */
const widthOf = (word: string, fonts: readonly EmbeddedFont[]): number =>
  drawnPieces(word)
    .map((piece) => {
      const font = fonts.find((one) => one.draws(piece));
      return font?.width(font.subset.code(piece)) ?? 0;
    })
    .reduce((sum, width) => sum + width, 0);

/** The pieces of text that PDF.js finds in a line drawn with these faces, the first one wanted. */
async function itemsOf(text: string, faces: readonly (keyof typeof CUTS)[]): Promise<string[]> {
  const pdf = new PdfWriter();
  const fonts = faces.map((face, index) =>
    EmbeddedFont.of(CUTS[face].map(load), `F${index + 1}`, pdf.reserve()),
  );
  const layout = PageLayout.ofSheet({ dataset: {}, offsetWidth: 816, offsetHeight: 1056 });
  layout.pages = [{ top: 0, bottom: 1056 }];
  const words = text
    .split(/(?<= )/)
    .map((word, at) => ({ text: word, x: 40 + at * 160, width: widthOf(word.trim(), fonts) * 14 }));
  const box = { x: 40, y: 40, width: 700, height: 20 };
  const style = { size: 14, ascent: 15, spacing: 0, colour: '0 0 0', isUnderlined: false, isUnseen: false };
  const run = { ...box, ...style, text, words, fonts };
  const content = await pdf.stream('', `BT\n${drawRun(run, 0, layout)}ET`);
  for (const font of fonts) await font.write(pdf);
  const tree = pdf.reserve();
  const shelf = fonts.map((font) => `/${font.name} ${font.reference}`).join(' ');
  const page = pdf.put(
    `<< /Type /Page /Parent ${tree} /MediaBox [0 0 612 792] /Resources << /Font << ${shelf} >> >> /Contents ${content} >>`,
  );
  pdf.put(`<< /Type /Pages /Count 1 /Kids [${page}] >>`, tree);
  const root = pdf.put(`<< /Type /Catalog /Pages ${tree} >>`);
  const file = await pdf.finish(root, pdf.put('<< >>'));
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item.str.trim() : []));
}

it.each([
  ['Ọláńrewájú ₦450,000 gbọ́dọ̀', ['arimo']],
  ['Ọláńrewájú ₦450,000 Ìbàdàn', ['condensed']],
  ['ẹ̀kọ́ Ƙofar-Mata €300', ['garamond']],
] as const)('%s is a piece of text for each word, in one font', async (text, faces) => {
  expect(await itemsOf(text, faces)).toEqual(text.split(' '));
});

it('draws a word in the first face that has all its letters', async () => {
  expect(await itemsOf('Ɓàbbá Ɗan ɗaya', ['garamond', 'serif'])).toEqual(['Ɓàbbá', 'Ɗan', 'ɗaya']);
});
