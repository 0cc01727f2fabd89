import type { PdfFile } from './pdf-file.ts';

/** Free edges of a page, in points of a PDF. */
const EDGE = 30;

/** Pages, and how much of the last one is filled. */
export async function lastPageOf(pdf: PdfFile): Promise<{ pages: number; filled: number }> {
  const pages = (await pdf.tool('pdftotext', '-bbox', 'file.pdf', '-')).split('<page ').slice(1);
  const last = pages.at(-1) ?? '';
  const height = Number(/height="([\d.]+)"/.exec(last)?.[1]);
  const bottoms = [...last.matchAll(/yMax="([\d.]+)"/g)].map(([, bottom]) => Number(bottom));
  return { pages: pages.length, filled: (Math.max(...bottoms) - EDGE) / (height - 2 * EDGE) };
}
