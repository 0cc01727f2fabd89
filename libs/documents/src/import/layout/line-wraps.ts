import type { PrintedRow } from './printed-row.ts';

/** Rows around one that show how far its column reaches. */
const AROUND = 40;
/** Letters' heights from which on the lines of a column are text that fills it. */
const WIDE_ROOM = 24;
const LABELLED_ROOM = 12;

/** Whether a row goes on in the next one: the first word there had no room here. */
export function wrapsInto(
  row: PrintedRow,
  next: PrintedRow,
  rows: readonly PrintedRow[],
  index: number,
): boolean {
  const last = row.segments.at(-1);
  const first = next.segments[0];
  const word = first?.words[0];
  const content = row.segments.length - row.labels;
  if (!last || !first || !word || content !== 1 || next.segments.length !== 1 || first.isItem) return false;
  const ended = last.words.at(-1);
  const isAlike = ended !== undefined && Math.abs(ended.size - word.size) < 0.6;
  const isBelow = next.page !== row.page || next.baseline - row.baseline < row.size * 2.1;
  if (!isAlike || !isBelow || !isAligned(row, next)) return false;
  // Below text beside a label, a line without one continues with it.
  const isLabelled = row.labels > 0 && next.labels === 0;
  const edge = edgeAround(row, rows, index, isLabelled ? LABELLED_ROOM : WIDE_ROOM);
  const width = word.right - word.left + word.size * 0.2;
  const isFull = last.right + width > edge.right;
  if (!isFull) return false;
  if (isMidSentence(ended.text, word.text)) return true;
  return isSameFace(ended.face, word.face) && (edge.isSure || isBrokenTitle(row, next, edge.right));
}

const isSameFace = (one: object & { bold: boolean; font: string }, other: { bold: boolean; font: string }) =>
  one.font === other.font;

/** A title in bold letters that fills its narrow column, with its rest close below. */
function isBrokenTitle(row: PrintedRow, next: PrintedRow, edge: number): boolean {
  const { segments, labels, left, size, baseline, page } = row;
  const [first] = segments.slice(labels);
  const last = segments.at(-1);
  if (!first || !last || next.page !== page || next.baseline - baseline > size * 1.5) return false;
  return last.words.every(({ face }) => face.bold) && last.right - first.left > (edge - left) * 0.6;
}

/** A sentence that has not come to its end. */
const isMidSentence = (ended: string, word: string): boolean =>
  !/[.:!?]$/.test(ended) && /^[\p{Ll}(&]/u.test(word);

/** The next row begins below this one: at the left, hanging after a bullet, or around the same middle. */
function isAligned(row: PrintedRow, next: PrintedRow): boolean {
  const own = row.segments[row.labels];
  const other = next.segments[0];
  if (!own || !other) return false;
  if (Math.abs(own.left - other.left) < row.size * 1.6) return true;
  return Math.abs(own.left + own.right - other.left - other.right) < row.size;
}

/** How far the lines of the column reach; sure where it is wide and several of them end there. */
function edgeAround(
  row: PrintedRow,
  rows: readonly PrintedRow[],
  index: number,
  widest: number,
): { right: number; isSure: boolean } {
  const near = rows
    .slice(Math.max(0, index - AROUND), index + AROUND)
    .filter((other) => other.column === row.column && other.turn === row.turn);
  const ends = near.map(({ segments }) => segments.at(-1)?.right ?? 0);
  const right = Math.max(...ends);
  const left = row.segments[row.labels]?.left ?? row.left;
  const room = (right - left) / row.size;
  return { right, isSure: room > widest && ends.filter((end) => end > right - row.size * 4).length >= 3 };
}
