import { ImportRefused } from '../import-refused.ts';
import type { LayoutLine } from './layout-line.ts';
import { pageLayout } from './page-layout.ts';
import type { PageMarks } from './page-marks.ts';
import { pdfPageMarks } from './pdf-page-marks.ts';
import type { OpenedPdf } from './pdf-source.ts';
import { taggedLayout } from './tagged-layout.ts';

/** Pages that are read; a resume has fewer. */
const MOST_PAGES = 20;

/**
 * The lines of a PDF in reading order, with their places: as they are printed, and, in a tagged file, as its own
 * structure orders them. Once it is late, the pages that were read are all there is.
 */
export async function pdfLayout(
  pdf: OpenedPdf,
  say?: (page: number, pages: number) => void,
  isLate: () => boolean = () => false,
): Promise<[printed: LayoutLine[], tagged?: LayoutLine[]]> {
  const pages: PageMarks[] = [];
  const count = Math.min(pdf.numPages, MOST_PAGES);
  for (let number = 1; number <= count; number += 1) {
    if (number > 1 && isLate()) break;
    say?.(number, count);
    const page = await pdf.getPage(number);
    pages.push(await pdfPageMarks(page));
    page.cleanup();
  }
  const lines = pageLayout(pages);
  if (lines.length === 0) throw new ImportRefused('no-text');
  const tagged = taggedLayout(pages);
  return tagged ? [lines, tagged] : [lines];
}
