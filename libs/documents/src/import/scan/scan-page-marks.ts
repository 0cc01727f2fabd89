import type { Face, Letter, PageMarks } from '../layout/page-marks.ts';
import type { ScanLine, ScanPage } from './scan.types.ts';
import { withMarks } from './scan-marks.ts';

/** Width of A4 in points: a picture does not say how large its page is. */
const PAGE_POINTS = 595;
/** A gap of so many letter heights separates parts, such as a title and its dates. */
const WIDE_GAP = 1.15;
/** Heights of rows are measured a little differently line by line: those that differ less are the same. */
const SAME_AS_BODY = 0.14;
const SAME_SIZE = 1.22;
/** A lone letter or two of this many times the body's height are an ornament or a picture. */
const ORNAMENT = 1.8;
/** The reader of letters does not say what they look like. */
const FACE: Face = { font: '', bold: false, italic: false };

/** The words of a page as letters in their places, for the same reader of layouts as the pages of a PDF. */
export function scanPageMarks({ width, height, lines }: ScanPage): PageMarks {
  const scale = PAGE_POINTS / width;
  const body = bodySize(lines);
  const printed = lines.filter((line) => !isOrnament(line, body));
  const sizes = evenSizes(printed, body);
  const letters = printed
    .map(withMarks)
    .flatMap((line) => lettersOf(line, (sizes.get(sizeOf(line)) ?? body) * scale, scale));
  return { width: PAGE_POINTS, height: height * scale, letters, areas: [], links: [] };
}

const isOrnament = (line: ScanLine, body: number): boolean =>
  sizeOf(line) > body * ORNAMENT && line.words.every(({ text }) => text.length <= 2);

/** Measured heights with the height that they are taken for. */
function evenSizes(lines: readonly ScanLine[], body: number): Map<number, number> {
  const even = new Map<number, number>();
  let group = 0;
  for (const size of lines.map(sizeOf).sort((one, other) => one - other)) {
    if (Math.abs(size / body - 1) < SAME_AS_BODY) even.set(size, body);
    else {
      if (size > group * SAME_SIZE) group = size;
      even.set(size, group);
    }
  }
  return even;
}

function lettersOf(line: ScanLine, size: number, scale: number): Letter[] {
  const letters: Letter[] = [];
  for (const { text, bbox } of line.words) {
    const place = { baseline: baselineOf(line, bbox.x0) * scale, size, face: FACE, turn: 0 };
    const before = letters.at(-1);
    const left = bbox.x0 * scale;
    if (before && left - before.right < size * WIDE_GAP)
      letters.push({ ...place, text: ' ', left: before.right, right: left });
    letters.push({ ...place, text, left, right: bbox.x1 * scale });
  }
  return letters;
}

const sizeOf = ({ rowAttributes, bbox }: ScanLine): number => rowAttributes.rowHeight || bbox.y1 - bbox.y0;

/** Height of the rows that most of the words are in. */
function bodySize(lines: readonly ScanLine[]): number {
  const sizes = lines.flatMap((line) => line.words.map(() => sizeOf(line))).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

/** Height of the line's foot below a place, from the top of the page. */
function baselineOf({ baseline }: ScanLine, x: number): number {
  const { x0, y0, x1, y1 } = baseline;
  return x1 === x0 ? y0 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
