import { findPeriod } from '../split/dates/dates.ts';
import { isFactName, textOf } from './fact-names.ts';
import type { PrintedRow } from './printed-row.ts';
import type { Segment } from './segments.ts';

/** A cell that may go on below, with where its last line ends. */
interface OpenCell {
  row: PrintedRow;
  segment: Segment;
  /** Its last printed line. */
  tail: Segment;
}

/** Rows above one in which a cell may have begun: lines of the cell beside it may be between. */
const ABOVE = 3;
const NEAR = 2;
/** A line that is broken is mostly full. */
const LEAST_FILLED = 0.55;
export const OPEN_END =
  /(?:[-–—&,(]|(?<!\p{L})(?:to|and|of|for|in|the|et|de|du|des|la|und|für|der|e|do|da|bis|a|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)\.?)$/iu;

/** Puts the further lines of a cell that has no room for its words on one line to its first one. */
export function joinedCells(rows: readonly PrintedRow[], body: number): PrintedRow[] {
  const tails = new Map<Segment, Segment>();
  const kept: PrintedRow[] = [];
  for (const row of rows) {
    if (row.table) {
      kept.push(row);
      continue;
    }
    const open = openCells(kept, row, tails);
    const rest = new Map(
      row.segments.flatMap((segment, at) => {
        const cell = open.find((one) => goesOn(one, segment, rows));
        const isSure =
          row.segments.length < 2 ||
          at < row.labels ||
          saysMore(cell?.tail, segment) ||
          (cell !== undefined && isSplitSpan(cell.tail, segment));
        return cell && isSure ? [[segment, cell] as const] : [];
      }),
    );
    if (rest.size === 0) {
      kept.push(row);
      continue;
    }
    for (const [segment, { row: first, segment: host }] of rest) {
      append(host, segment);
      first.end = Math.max(first.end, row.baseline);
      tails.set(host, segment);
    }
    const left = row.segments.filter((segment) => !rest.has(segment));
    const labels = row.segments.slice(0, row.labels).filter((segment) => !rest.has(segment)).length;
    if (left.length > 0) kept.push({ ...row, segments: left, labels });
  }
  return kept.map((row) => (row.end - row.baseline > body * 4 ? { ...row, end: row.baseline } : row));
}

/** The cells above a row, of rows with several of them. */
function openCells(
  kept: readonly PrintedRow[],
  row: PrintedRow,
  tails: ReadonlyMap<Segment, Segment>,
): OpenCell[] {
  return kept
    .slice(-ABOVE)
    .filter(({ column, page, turn }) => column === row.column && page === row.page && turn === row.turn)
    .filter(({ segments, table }) => segments.length > 1 && !table)
    .flatMap((above) =>
      above.segments
        // The text beside a label has lines of its own.
        .filter((_, at) => at < above.labels || above.segments.length - above.labels > 1)
        .map((segment) => ({ row: above, segment, tail: tails.get(segment) ?? segment })),
    )
    .reverse();
}

const goesOn = (cell: OpenCell, next: Segment, rows: readonly PrintedRow[]): boolean =>
  isSpanBelow(cell.tail, next) || isTextBelow(cell, next, rows);

/** A span of time set in a narrow column. */
const isSpanBelow = (tail: Segment, next: Segment): boolean =>
  Math.min(Math.abs(tail.left - next.left), Math.abs(tail.right - next.right)) < NEAR &&
  next.baseline - tail.baseline < next.size * 1.75 &&
  isSplitSpan(tail, next);

function isTextBelow({ row, segment, tail }: OpenCell, next: Segment, rows: readonly PrintedRow[]): boolean {
  const last = tail.words.at(-1);
  const first = next.words[0];
  if (!last || !first || next.isItem || segment.isItem) return false;
  if (isFactName(textOf([tail])) || isFactName(textOf([next]))) return false;
  const step = next.baseline - tail.baseline;
  if (step < first.size * 0.9 || step > first.size * 1.75) return false;
  if (last.face !== first.face || Math.abs(last.size - first.size) > 0.3) return false;
  const isAtLeft = Math.abs(tail.left - next.left) < NEAR;
  const isAtRight = Math.abs(tail.right - next.right) < NEAR;
  if (!isAtLeft && !isAtRight) return false;
  const printed = tail.right - tail.left;
  const width = printed + first.right - first.left + first.size * 0.2;
  const room = widthOfCell(row, segment, rows, isAtLeft);
  // The words may as well go on from the cell at its right.
  const isOtherOpen = row.segments
    .slice(row.segments.indexOf(segment) + 1)
    .some((other) => OPEN_END.test(textOf([other])));
  if (isOtherOpen && !OPEN_END.test(textOf([tail]))) return false;
  const isFull = width > room && (printed > room * LEAST_FILLED || OPEN_END.test(textOf([tail])));
  return isFull && !/[.:;!?]$/.test(last.text);
}

/** Whether a span of time begins in one line and ends in the next: '03/2022 –' above 'to date'. */
export function isSplitSpan(tail: Segment, next: Segment): boolean {
  const begun = textOf([tail]);
  const whole = `${begun} ${textOf([next])}`;
  const period = findPeriod(whole, true);
  return period?.isRange === true && period.length === whole.length && findPeriod(begun)?.end === '';
}

/** How wide a cell can be: up to its neighbours, and no wider than those of its own column. */
function widthOfCell(
  row: PrintedRow,
  segment: Segment,
  rows: readonly PrintedRow[],
  isAtLeft: boolean,
): number {
  const at = row.segments.indexOf(segment);
  const before = row.segments[at - 1];
  const after = row.segments[at + 1];
  const least = before ? before.right + row.size * 0.2 : row.left;
  const most = after ? after.left - row.size * 0.2 : row.right;
  if (!before && !after) return most - least;
  // Only a column of cells shows its own width; one end of a line is as wide as the other lets it be.
  const isColumn = isAtLeft ? after !== undefined : before !== undefined || at < row.labels;
  if (!isColumn) return isAtLeft ? most - segment.left : segment.right - least;
  const alike = rows
    .filter((other) => other.column === row.column && other.segments.length > 1)
    .flatMap(({ segments }) => segments)
    .filter((each) =>
      isAtLeft
        ? Math.abs(each.left - segment.left) < NEAR && each.right <= most
        : Math.abs(each.right - segment.right) < NEAR && each.left >= least,
    )
    .map(({ left, right }) => right - left);
  const room = isAtLeft ? most - segment.left : segment.right - least;
  return at < row.labels ? Math.min(room, ...[Math.max(...alike)]) : room;
}

/** A row of several cells is as well the next one of a table, unless the words say otherwise. */
const saysMore = (tail: Segment | undefined, segment: Segment): boolean =>
  tail !== undefined && (OPEN_END.test(textOf([tail])) || /^[\p{Ll}(]/u.test(textOf([segment])));

function append(host: Segment, segment: Segment): void {
  // 'Khumalo-' goes on without a space.
  const isHyphened = /\p{L}-$/u.test(host.words.at(-1)?.text ?? '');
  host.words.push(...segment.words.map((word, at) => (at === 0 ? { ...word, isApart: !isHyphened } : word)));
  host.left = Math.min(host.left, segment.left);
  host.right = Math.max(host.right, segment.right);
}
