import type { jsPDF } from 'jspdf';
import { type CaptureCut, cutOf } from './capture-cut.ts';
import { type DocumentInfo, languageTag } from './document-info.ts';
import { type FontSource, isNeeded, loadFont, nearestFonts } from './font-source.ts';
import { type PageSpan, planPages } from './page-breaks.ts';
import { xmp } from './pdf/properties.ts';
import { copySheet } from './sheet-copy.ts';
import { readLinks } from './sheet-links.ts';
import { paintPages } from './sheet-picture.ts';
import { measureSheet } from './sheet-spans.ts';
import { drawTextLayer } from './text-layer.ts';
import { readTextRuns } from './text-runs.ts';

/** The capture's fixed sizes. */
export const CAPTURE = {
  /** A4 portrait. */
  pageWidthMm: 210,
  pageHeightMm: 297,
  topMarginMm: 8,
  bottomReserveMm: 15,
  /** The sheet's picture is this wide, whatever width it is laid out at, so that its lines break as in the preview. */
  widthPx: 794,
  scale: 2,
  jpegQuality: 0.4,
  imageTimeoutMs: 15_000,
  maxPages: 10,
} as const;

export interface CaptureOptions extends DocumentInfo {
  /** Faces for the text layer; the first regular file of Noto Sans is taken, so it should hold all letters. */
  fonts: readonly FontSource[];
  /** Called when the sheet is longer than a capture may be. */
  onCut?: (cut: CaptureCut) => void;
}

/** Picture settings; smaller ones make a smaller file. */
export interface CaptureQuality {
  scale: number;
  jpegQuality: number;
}

/** Height of one captured page in the pixels of a sheet of this width: where the editor draws its page-end markers. */
export function capturePageHeight(sheetWidth: number): number {
  const { pageHeightMm, topMarginMm, bottomReserveMm, pageWidthMm } = CAPTURE;
  return ((pageHeightMm - topMarginMm - bottomReserveMm) * sheetWidth) / pageWidthMm;
}

/**
 * Captures the sheet as a picture in an A4 document with the sheet's text laid invisibly over it, so that people,
 * search and application systems can read it.
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
  const words = sheet.textContent ?? '';
  const layerFonts = nearestFonts(options.fonts, {
    families: ['Noto Sans'],
    weight: 400,
    style: 'normal',
  }).filter((font) => isNeeded(font, words));
  if (layerFonts.length === 0) throw new Error('A capture needs a font for its text layer');
  const [{ jsPDF: Pdf }, fonts] = await Promise.all([
    import('jspdf'),
    Promise.all(layerFonts.map(async (font) => ({ ranges: font.ranges, file: await loadFont(font) }))),
  ]);
  using copy = await copySheet(sheet, CAPTURE.imageTimeoutMs);
  const runs = readTextRuns(copy.sheet);
  const links = readLinks(copy.sheet);
  const width = copy.sheet.offsetWidth;
  const spans = measureSheet(copy.sheet, runs);
  const planned = planPages(spans, { pageHeight: capturePageHeight(width) });
  const pages = planned.slice(0, CAPTURE.maxPages);
  const cut = cutOf(copy.sheet, planned, CAPTURE.maxPages);
  if (cut) options.onCut?.(cut);
  const pictures = await paintPages(copy, pages, {
    pixelsPerSheetPixel: (quality.scale * CAPTURE.widthPx) / width,
    jpegQuality: quality.jpegQuality,
    imageTimeout: CAPTURE.imageTimeoutMs,
  });

  const pdf = new Pdf({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true });
  describe(pdf, options);
  const mm = CAPTURE.pageWidthMm / width;
  pages.forEach((page, index) => {
    const picture = pictures[index];
    if (index > 0) pdf.addPage('a4', 'portrait');
    const height = (page.bottom - page.top) * mm;
    if (picture) pdf.addImage(picture, 'JPEG', 0, CAPTURE.topMarginMm, CAPTURE.pageWidthMm, height);
  });
  const place = placer(pages, mm);
  drawTextLayer(pdf, runs, fonts, place);
  for (const link of links) {
    const at = place(link.y + link.height / 2);
    if (!at) continue;
    pdf.setPage(at.page);
    pdf.link(link.x * mm, at.y - (link.height / 2) * mm, link.width * mm, link.height * mm, {
      url: link.url,
    });
  }
  return pdf.output('blob');
}

/** Where a height of the sheet falls: its page (from 1) and its place there in millimetres. */
export type Placer = (y: number) => { page: number; y: number; mm: number } | undefined;

function placer(pages: readonly PageSpan[], mm: number): Placer {
  return (y) => {
    const index = pages.findIndex((page) => y < page.bottom);
    const page = pages[index];
    if (!page) return undefined;
    return { page: index + 1, y: CAPTURE.topMarginMm + (y - page.top) * mm, mm };
  };
}

function describe(pdf: jsPDF, info: DocumentInfo): void {
  pdf.setDocumentProperties({ title: info.title, author: info.author, creator: 'Career Toolkit' });
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.addMetadata(xmp(info, new Date()), true);
  // setLanguage() knows a closed list without Yoruba, Igbo, Hausa or English as Nigeria has it.
  const { events, write } = pdf.internal as typeof pdf.internal & { write: (text: string) => void };
  events.subscribe('putCatalog', () => write(`/Lang (${languageTag(info.language)})`));
}
