import type { jsPDF } from 'jspdf';
import type { Placer } from './capture-pdf.ts';
import type { TextRun } from './text-runs.ts';

const FACE = 'TextLayer';
const POINTS_PER_MM = 72 / 25.4;
/** Share of a line's height that stands above its baseline. */
const ASCENT = 0.78;

/** Lays the sheet's lines over its picture, invisible, each as wide as the line it covers, in the order of the document. */
export function drawTextLayer(pdf: jsPDF, runs: readonly TextRun[], font: ArrayBuffer, place: Placer): void {
  pdf.addFileToVFS(`${FACE}.ttf`, base64(font));
  pdf.addFont(`${FACE}.ttf`, FACE, 'normal', undefined, 'Identity-H');
  pdf.setFont(FACE, 'normal');
  for (const run of runs) {
    const at = place(run.y + run.height / 2);
    if (!at) continue;
    const height = run.height * at.mm;
    const size = Number.parseFloat(getComputedStyle(run.element).fontSize) * at.mm * POINTS_PER_MM;
    pdf.setPage(at.page);
    pdf.setFontSize(size);
    const shown = run.text.trimEnd();
    const natural = pdf.getTextWidth(shown);
    pdf.text(run.text, run.x * at.mm, at.y - height / 2 + height * ASCENT, {
      renderingMode: 'invisible',
      horizontalScale: natural > 0 ? (run.width * at.mm) / natural : 1,
    });
  }
}

function base64(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}
