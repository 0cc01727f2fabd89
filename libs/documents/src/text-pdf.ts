import type { DocumentInfo } from './document-info.ts';
import type { FontSource } from './font-source.ts';
import { planPages } from './page-breaks.ts';
import { DocumentFonts } from './pdf/document-fonts.ts';
import { drawBox } from './pdf/draw-shapes.ts';
import { Drawing } from './pdf/drawing.ts';
import { PageLayout } from './pdf/page-layout.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { readShapes } from './pdf/shapes.ts';
import { StructureTree } from './pdf/structure.ts';
import { copySheet } from './sheet-copy.ts';
import { readLinks } from './sheet-links.ts';
import { measureSheet } from './sheet-spans.ts';
import { readTextRuns } from './text-runs.ts';

const IMAGE_TIMEOUT_MS = 15_000;

export interface TextPdfOptions extends DocumentInfo {
  /** Faces that the sheets use; each run takes the nearest one by family, weight and style. */
  fonts: readonly FontSource[];
}

/**
 * Draws the laid-out sheet as real text, boxes and pictures on pages of its own size, tagged so that screen readers and
 * application systems can follow headings, lists and paragraphs. Headings that offer standard words have them here.
 */
export async function createTextPdf(sheet: HTMLElement | null, options: TextPdfOptions): Promise<Blob> {
  if (!sheet) throw new Error('CV preview element not found');
  using copy = await copySheet(sheet, IMAGE_TIMEOUT_MS, { hasStandardHeadings: true });
  const runs = readTextRuns(copy.sheet);
  const layout = PageLayout.ofSheet(copy.sheet);
  layout.pages = planPages(measureSheet(copy.sheet, runs), layout.breakOptions);
  const pdf = new PdfWriter();
  const fonts = new DocumentFonts(options.fonts, pdf);
  const drawing = new Drawing(pdf, layout, new StructureTree(copy.sheet, pdf, layout.pages.length));
  const shapes = readShapes(copy.sheet);
  const links = readLinks(copy.sheet);
  const styled = await fonts.style(runs);
  for (const shape of shapes) {
    if (shape.kind === 'box') drawing.decorate(drawBox(shape, layout, drawing.opacity));
    else await drawing.picture(shape);
  }
  drawing.text(styled);
  for (const link of links) drawing.link(link);
  fonts.write();
  return drawing.finish(fonts.resources(), options);
}
