import { type OpenedPdf, pdfLines } from '../pdf-lines.ts';
import { layoutLines } from './import-lines.ts';
import type { LayoutLine } from './layout-line.ts';

/** The lines of a PDF in reading order, with their places. */
export async function pdfLayout(
  pdf: OpenedPdf,
  say?: (page: number, pages: number) => void,
): Promise<LayoutLine[]> {
  return layoutLines(await pdfLines(pdf, say));
}
