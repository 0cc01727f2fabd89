import { monthNumber } from '../month-words.ts';
import { findPeriod } from '../split/dates/dates.ts';
import { isSplitSpan, OPEN_END } from './cell-wraps.ts';
import { textOf } from './fact-names.ts';
import type { PrintedRow } from './printed-row.ts';
import type { Segment } from './segments.ts';

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
  const content = row.segments.length - row.labels;
  if (!last || !first || content !== 1 || next.segments.length !== 1 || first.isItem) return false;
  if (isBrokenDate(last, first) && next.page === row.page && next.baseline - row.baseline < row.size * 1.75)
    return true;
  return isBelow(row, next, last, first) && hadNoRoom(row, next, rows, index);
}

function isBelow(row: PrintedRow, next: PrintedRow, last: Segment, first: Segment): boolean {
  const isAlike = Math.abs((last.words.at(-1)?.size ?? 0) - (first.words[0]?.size ?? 0)) < 0.6;
  const isNear = next.page !== row.page || next.baseline - row.baseline < row.size * 2.1;
  return isAlike && isNear && isAligned(row, next);
}

function hadNoRoom(row: PrintedRow, next: PrintedRow, rows: readonly PrintedRow[], index: number): boolean {
  const last = row.segments.at(-1);
  const ended = last?.words.at(-1);
  const word = next.segments[0]?.words[0];
  if (!last || !ended || !word) return false;
  // Below text beside a label, a line without one goes on with it.
  const isLabelled = row.labels > 0 && next.labels === 0;
  const edge = edgeAround(row, rows, index, isLabelled ? LABELLED_ROOM : WIDE_ROOM);
  const end = last.right + firstWidth(next);
  if (end <= edge.right) return false;
  const isOpen = isMidSentence(ended.text, word.text) || OPEN_END.test(textOf([last]));
  if (isOpen && end > edge.farthest) return true;
  if (!isSameFace(ended.face, word.face)) return false;
  return edge.isSure || isBrokenTitle(row, next, edge.right) || isPacked(row, next, rows, index);
}

/** Lines of a narrow column that follow closely in one face: if each had no room for the next word, they are broken. */
function isPacked(row: PrintedRow, next: PrintedRow, rows: readonly PrintedRow[], index: number): boolean {
  if (!isClose(row, next)) return false;
  const near = rows
    .slice(Math.max(0, index - AROUND), index + AROUND)
    .filter((other) => other.column === row.column && other.turn === row.turn);
  const right = Math.max(...near.filter(isBreakable).map(rightOf));
  const printed = rightOf(row) - (row.segments[row.labels]?.left ?? row.left);
  if (printed < (right - row.left) * PACKED_LEAST) return false;
  const run = runAround(near, near.indexOf(row));
  const isFull = (above: PrintedRow, below: PrintedRow): boolean =>
    rightOf(above) + firstWidth(below) > right;
  return run.slice(1).every((below, at) => isFull(run[at] ?? row, below));
}

/** Rows that follow each other closely, around one. */
function runAround(rows: readonly PrintedRow[], at: number): PrintedRow[] {
  let from = at;
  let to = at;
  for (let above = rows[from - 1], row = rows[from]; above && row && isClose(above, row); ) {
    from -= 1;
    [above, row] = [rows[from - 1], rows[from]];
  }
  for (let below = rows[to + 1], row = rows[to]; below && row && isClose(row, below); ) {
    to += 1;
    [below, row] = [rows[to + 1], rows[to]];
  }
  return rows.slice(from, to + 1);
}

/** A broken line leaves hardly more room than its longest word. */
const PACKED_LEAST = 0.5;
const CLOSE = 1.55;
const rightOf = ({ segments }: PrintedRow): number => segments.at(-1)?.right ?? 0;
/** An address that is too long for its column goes over its edge. */
const isBreakable = ({ segments }: PrintedRow): boolean => segments.flatMap(({ words }) => words).length > 1;

function firstWidth({ segments: [first] }: PrintedRow): number {
  const word = first?.words[0];
  return word ? word.right - word.left + word.size * 0.2 : 0;
}

/** Two lines without a gap, in one face, of which the second begins no other fact. */
function isClose(above: PrintedRow, below: PrintedRow): boolean {
  const last = above.segments.at(-1)?.words.at(-1);
  const [first] = below.segments;
  const word = first?.words[0];
  if (!last || !first || !word || below.segments.length > 1 || first.isItem) return false;
  const step = below.baseline - above.baseline;
  return (
    below.page === above.page &&
    step > 0 &&
    step < above.size * CLOSE &&
    last.face.font === word.face.font &&
    last.face.colour === word.face.colour &&
    Math.abs(last.size - word.size) < 0.3 &&
    isAligned(above, below) &&
    findPeriod(textOf([first]))?.index !== 0 &&
    !/[@]|^\+?\d/.test(textOf([first]))
  );
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

/** 'Mar 2017 – Jan' above '2020': a span or a month goes on in the next line. */
const isBrokenDate = (above: Segment, below: Segment): boolean =>
  isSplitSpan(above, below) ||
  (monthNumber(above.words.at(-1)?.text ?? '') > 0 && /^(?:19|20)\d{2}\b/.test(below.words[0]?.text ?? ''));

/** A sentence that has not come to its end. */
const isMidSentence = (ended: string, word: string): boolean =>
  !/[.:!?]$/.test(ended) && /^[\p{Ll}(&]/u.test(word);

/** The next row begins below this one: at the left, hanging after a bullet, or around the same middle. */
function isAligned(row: PrintedRow, next: PrintedRow): boolean {
  const own = row.segments[row.labels];
  const other = next.segments[0];
  if (!own || !other) return false;
  if (Math.abs(own.left - other.left) < row.size * 1.6) return true;
  // Text that begins behind its dates goes on below its own beginning.
  const period = other.left > own.left ? findPeriod(textOf([own])) : undefined;
  if (period?.isRange && period.index === 0) return true;
  return Math.abs(own.left + own.right - other.left - other.right) < row.size;
}

/** How far the lines of the column reach; sure where it is wide and several of them end there. */
function edgeAround(
  row: PrintedRow,
  rows: readonly PrintedRow[],
  index: number,
  widest: number,
): { right: number; farthest: number; isSure: boolean } {
  const near = rows
    .slice(Math.max(0, index - AROUND), index + AROUND)
    .filter((other) => other.column === row.column && other.turn === row.turn);
  const breakable = near.filter(isBreakable);
  const ends = (breakable.length > 2 ? breakable : near).map(rightOf);
  const right = Math.max(...ends);
  const left = row.segments[row.labels]?.left ?? row.left;
  const room = (right - left) / row.size;
  return {
    right,
    farthest: Math.max(...near.map(rightOf)),
    isSure: room > widest && ends.filter((end) => end > right - row.size * 4).length >= 3,
  };
}
