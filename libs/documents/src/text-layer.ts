import type { jsPDF } from 'jspdf';
import type { Placer } from './capture-pdf.ts';
import type { FontSource } from './font-source.ts';
import type { TextRun } from './text-runs.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Share of a line's height that stands above its baseline. */
const ASCENT = 0.78;

/** A file of the face that writes the layer; one without ranges writes what no other is for. */
export interface LayerFont {
  ranges?: FontSource['ranges'];
  file: ArrayBuffer;
}

/** Lays the sheet's lines over its picture, invisible, each as wide as the line it covers, in the order of the document. */
export function drawTextLayer(
  pdf: jsPDF,
  runs: readonly TextRun[],
  fonts: readonly LayerFont[],
  place: Placer,
): void {
  const names = fonts.map(({ file }, index) => {
    const name = `TextLayer${index}`;
    pdf.addFileToVFS(`${name}.ttf`, base64(file));
    pdf.addFont(`${name}.ttf`, name, 'normal', undefined, 'Identity-H');
    return name;
  });
  for (const run of runs.flatMap(partsOf)) {
    const at = place(run.y + run.height / 2);
    if (!at) continue;
    const height = run.height * at.mm;
    pdf.setPage(at.page);
    pdf.setFontSize(Number.parseFloat(getComputedStyle(run.element).fontSize) * at.mm * POINTS_PER_MM);
    const pieces = piecesByFont(run.text, fonts).map(({ text, font }) => {
      pdf.setFont(names[font] ?? '', 'normal');
      return { text, font, natural: pdf.getTextWidth(text) };
    });
    const whole = pieces.reduce((sum, piece) => sum + piece.natural, 0);
    const natural = whole - trailingWidth(pdf, pieces.at(-1)?.text ?? '');
    const horizontalScale = natural > 0 ? (run.width * at.mm) / natural : 1;
    let x = run.x * at.mm;
    for (const piece of pieces) {
      pdf.setFont(names[piece.font] ?? '', 'normal');
      const baseline = at.y - height / 2 + height * ASCENT;
      pdf.text(piece.text, x, baseline, { renderingMode: 'invisible', horizontalScale });
      x += piece.natural * horizontalScale;
    }
  }
}

/**
 * A word that goes on in the next line is drawn whole where it begins, squeezed into the room it has there. It stands
 * alone then: squeezed along with it, the space before it would be too narrow for readers to see.
 */
function partsOf(run: TextRun): TextRun[] {
  const broken = run.words.findIndex(({ fragments }) => fragments !== undefined);
  const word = run.words[broken];
  const before = run.words[broken - 1];
  if (!word || !before) return [run];
  const words = run.words.slice(0, broken);
  const rest = run.words.slice(broken);
  const text = (part: typeof words): string => part.map((each) => each.text).join('');
  return [
    { ...run, words, text: text(words), width: before.x + before.width - run.x },
    { ...run, words: rest, text: text(rest), x: word.x, width: run.x + run.width - word.x },
  ];
}

/** A text cut where another file has its letters. */
export function piecesByFont(
  text: string,
  fonts: readonly Pick<LayerFont, 'ranges'>[],
): { text: string; font: number }[] {
  const base = Math.max(
    0,
    fonts.findIndex(({ ranges }) => !ranges),
  );
  const pieces: { text: string; font: number }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const own = fonts.findIndex(({ ranges }) =>
      ranges?.some(([first, last]) => first <= code && code <= last),
    );
    const font = own < 0 ? base : own;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ text: letter, font });
  }
  return pieces;
}

/** White space at the end of a line takes no room on the sheet. */
const trailingWidth = (pdf: jsPDF, text: string): number =>
  pdf.getTextWidth(text) - pdf.getTextWidth(text.trimEnd());

function base64(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}
