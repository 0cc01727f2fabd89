import { type CaptureCut, cutOf } from './capture-cut.ts';
import { CAPTURE, capturePageHeight } from './capture-sizes.ts';
import type { DocumentInfo } from './document-info.ts';
import { type FontSource, nearestFonts } from './font-source.ts';
import { planPages } from './page-breaks.ts';
import { DocumentFonts } from './pdf/document-fonts.ts';
import { Drawing } from './pdf/drawing.ts';
import { drawMarginGrounds, drawTopBar, takeTopBar } from './pdf/margins.ts';
import { PageLayout } from './pdf/page-layout.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { readShapes } from './pdf/shapes.ts';
import { StructureTree } from './pdf/structure.ts';
import { copySheet } from './sheet-copy.ts';
import { readLinks } from './sheet-links.ts';
import { paintPages } from './sheet-picture.ts';
import { measureSheet } from './sheet-spans.ts';
import { readTextRuns } from './text-runs.ts';

export interface CaptureOptions extends DocumentInfo {
  /** Faces for the text layer: the regular files of Noto Sans are taken. */
  fonts: readonly FontSource[];
  /** Called when the sheet is longer than a capture may be. */
  onCut?: (cut: CaptureCut) => void;
}

/** Picture settings; smaller ones make a smaller file. */
export interface CaptureQuality {
  scale: number;
  jpegQuality: number;
}

/**
 * Captures the sheet, laid out for A4, as a picture in an A4 document with the sheet's text laid invisibly over it and
 * tagged, so that people, search, screen readers and application systems can read it. Grounds of the sheet that reach a
 * page's edge go on in the margins around the picture.
 */
export function createCapturePdf(sheet: HTMLElement | null, options: CaptureOptions): Promise<Blob> {
  return capture(sheet, options, CAPTURE);
}

/** The capture at other picture settings. */
export async function capture(
  sheet: HTMLElement | null,
  options: CaptureOptions,
  quality: CaptureQuality,
): Promise<Blob> {
  if (!sheet) throw new Error('CV preview element not found');
  const layerFonts = nearestFonts(options.fonts, {
    families: ['Noto Sans'],
    weight: 400,
    style: 'normal',
  });
  if (layerFonts.length === 0) throw new Error('A capture needs a font for its text layer');
  using copy = await copySheet(sheet, CAPTURE.imageTimeoutMs, { pageSize: CAPTURE.pageSize });
  const topBar = takeTopBar(copy.sheet);
  const runs = readTextRuns(copy.sheet);
  const shapes = readShapes(copy.sheet);
  const width = copy.sheet.offsetWidth;
  const planned = planPages(measureSheet(copy.sheet, runs), { pageHeight: capturePageHeight(width) });
  const layout = PageLayout.onA4(copy.sheet, CAPTURE.topMarginMm);
  layout.pages = planned.slice(0, CAPTURE.maxPages);
  const cut = cutOf(copy.sheet, planned, CAPTURE.maxPages);
  if (cut) options.onCut?.(cut);
  const pictures = await paintPages(copy, layout.pages, {
    pixelsPerSheetPixel: (quality.scale * CAPTURE.widthPx) / width,
    jpegQuality: quality.jpegQuality,
    imageTimeout: CAPTURE.imageTimeoutMs,
  });

  const pdf = new PdfWriter();
  const fonts = new DocumentFonts(layerFonts, pdf, { isBoldByName: true });
  const drawing = new Drawing(pdf, layout, new StructureTree(copy.sheet, pdf, layout.pages.length));
  for (const [page, picture] of pictures.entries()) drawing.pagePicture(page, picture);
  for (const shape of shapes) {
    if (shape.kind === 'box') drawing.decorate(drawMarginGrounds(shape, layout, drawing.opacity));
  }
  if (topBar) drawing.decorate(drawTopBar(topBar, layout, drawing.opacity));
  const end = layout.pages.at(-1)?.bottom ?? 0;
  const isHeld = ({ y, height }: { y: number; height: number }): boolean => y + height / 2 < end;
  const styled = await fonts.style(runs.filter(isHeld));
  drawing.text(styled.map((run) => ({ ...run, isUnseen: true, isUnderlined: false, spacing: 0 })));
  for (const link of readLinks(copy.sheet).filter(isHeld)) drawing.link(link);
  fonts.write();
  return drawing.finish(fonts.resources(), options);
}
