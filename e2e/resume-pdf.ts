import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfLine {
  page: number;
  text: string;
  /** Distances from the bottom edge, in millimetres. */
  bottom: number;
  top: number;
}

const MM_PER_POINT = 25.4 / 72;

/** The text of a PDF in reading order, with the position of each piece. */
export async function readPdf(path: string): Promise<{ pages: number; text: string; lines: PdfLine[] }> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)) }).promise;
  const lines: PdfLine[] = [];
  const pieces: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const baseline = Number(item.transform[5]) * MM_PER_POINT;
      const height = item.height * MM_PER_POINT;
      pieces.push(item.str);
      lines.push({
        page: number,
        text: item.str,
        bottom: baseline - height * 0.2,
        top: baseline + height * 0.8,
      });
    }
  }
  const text = pieces.join(' ').normalize('NFC').replace(/\s+/g, ' ');
  return { pages: document.numPages, text, lines };
}

/** Where a click into the PDF leads to. */
export async function pdfLinks(path: string): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)) }).promise;
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const notes = await (await document.getPage(number)).getAnnotations();
    links.push(...notes.flatMap(({ url, unsafeUrl }) => unsafeUrl ?? url ?? []));
  }
  return links;
}

/** Position of each of the words in the text; -1 for a missing one. */
export function placesOf(text: string, wanted: readonly string[]): number[] {
  let from = 0;
  return wanted.map((words) => {
    const at = text.toLowerCase().indexOf(words.normalize('NFC').toLowerCase(), from);
    if (at >= 0) from = at;
    return at;
  });
}
