import { monthNumber } from '../../month-words.ts';
import { findPeriod } from '../dates/dates.ts';
import { faceOf, fromCell, joinedLine, type ReadCell, type ReadLine } from '../line.ts';

const DASH_ALONE = /^[‐-―−~–—-]$/;
const DASH_BEFORE = /^[‐-―−~–—-]\s*/;
const DASH_AFTER = /\s*[‐-―−~–—-]$/;
/** Widest gap above the second date, in steps of the column's lines. */
const GAP_MAX = 0.7;
/** The same where the first line ends within a date and the second has its edge. */
const OPEN_GAP_MAX = 1.6;
/** Most points between edges that are one. */
const EDGE = 2;

/** The one date that a text is, without a dash behind it. */
function dateAlone(text: string): string | undefined {
  const bare = text.replace(DASH_AFTER, '').replace(/^\(/, '').trim();
  const period = findPeriod(bare);
  return period && !period.isRange && period.length >= bare.length ? bare : undefined;
}

/** The span from one text to the next, where both are dates alone, or the second says that it goes on. */
function spanOf(from: string, to: string): string | undefined {
  const start = dateAlone(from);
  const end = to.replace(DASH_BEFORE, '').replace(/\)$/, '').trim();
  if (start === undefined || end === '') return undefined;
  const span = `${start} – ${end}`;
  const period = findPeriod(span);
  return period?.isRange && period.length >= span.length ? span : undefined;
}

/** The lines of a section, where a span of time that is printed in two or three of them is in one. */
export function withWholeDates(lines: readonly ReadLine[]): ReadLine[] {
  const whole: ReadLine[] = [];
  const open = [...lines];
  for (let at = 0; at < open.length; at += 1) {
    const line = open[at];
    if (!line) continue;
    const broken = joinedBroken(line, open[at + 1]);
    if (broken) open.splice(at + 1, 1, ...broken.left);
    const { joined, taken } = joinedDates(
      withJoinedCells(broken?.joined ?? line),
      open.slice(at + 1, at + 3),
    );
    whole.push(joined);
    at += taken;
  }
  return whole;
}

/** A line with a date that was broken in a narrow column, 'Jul 2024 - Sep' above '2024', and what is left of the line below. */
function joinedBroken(
  line: ReadLine,
  next: ReadLine | undefined,
): { joined: ReadLine; left: ReadLine[] } | undefined {
  const rest = next?.cells[0];
  if (!next || !rest || next.gapBefore > OPEN_GAP_MAX || rest.right === 0) return undefined;
  const at = line.cells.findIndex((cell) => isUnderneath(cell, rest));
  const cell = line.cells[at];
  const text = cell ? brokenSpan(cell.text, rest.text) : undefined;
  if (!cell || text === undefined) return undefined;
  const cells = line.cells.with(at, joinedCell(cell, { ...rest, right: cell.right }, text));
  const joined = {
    ...line,
    cells,
    text: cells.map((one) => one.text).join('\t'),
    sources: [...line.sources, ...next.sources],
  };
  return { joined, left: next.cells.length > 1 ? [fromCell(next, 1)] : [] };
}

/** Whether both share an edge and look alike. */
const isUnderneath = (cell: ReadCell, rest: ReadCell): boolean =>
  faceOf(cell) === faceOf(rest) &&
  (Math.abs(cell.left - rest.left) < EDGE || Math.abs(cell.right - rest.right) < EDGE);

/** A span whose first line ends before its last year. */
function brokenSpan(from: string, to: string): string | undefined {
  const text = `${from} ${to}`;
  const whole = findPeriod(text, true);
  const before = findPeriod(from);
  const isOpen = before === undefined || !before.isRange || before.current;
  const isWhole = whole?.isRange && whole.index === 0 && whole.length >= text.length;
  return isOpen && isWhole && (/\d/.test(from) || monthNumber(from) > 0) ? text : undefined;
}

/** 'Jan 2020', '–' and 'May 2021' in cells of one line. */
function withJoinedCells(line: ReadLine): ReadLine {
  const cells: ReadCell[] = [];
  for (const cell of line.cells) {
    const before = cells.at(-1);
    const isDash = DASH_ALONE.test(cell.text);
    const isMarked = isDash || DASH_BEFORE.test(cell.text) || DASH_AFTER.test(before?.text ?? '');
    const text = isDash ? `${before?.text} –` : spanOf(before?.text ?? '', cell.text);
    const fits =
      before !== undefined && isMarked && text !== undefined && dateAlone(before.text) !== undefined;
    if (before && fits) cells[cells.length - 1] = joinedCell(before, cell, text);
    else cells.push(cell);
  }
  if (cells.length === line.cells.length) return line;
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
}

function joinedCell(
  { box: _box, ...before }: ReadCell,
  { right, sources }: ReadCell,
  text: string,
): ReadCell {
  return { ...before, text, right, sources: [...new Set([...before.sources, ...sources])] };
}

/** A line whose date goes on below it, joined with the one or two lines that hold the rest. */
function joinedDates(line: ReadLine, below: readonly ReadLine[]): { joined: ReadLine; taken: number } {
  const [next, last] = below;
  const none = { joined: line, taken: 0 };
  if (!next || !isBelow(line, next)) return none;
  if (DASH_ALONE.test(next.text) && last && isBelow(next, last)) {
    const joined = joinedAt(line, last, true);
    return joined
      ? { joined: { ...joined, sources: [...line.sources, ...next.sources, ...last.sources] }, taken: 2 }
      : none;
  }
  const isMarked = next.bullet || DASH_BEFORE.test(next.text) || DASH_AFTER.test(line.text);
  const joined = joinedAt(line, next, isMarked);
  return joined ? { joined, taken: 1 } : none;
}

const isBelow = (line: ReadLine, next: ReadLine): boolean =>
  next.column === line.column && next.gapBefore < GAP_MAX && next.cells.length === 1;

function joinedAt(line: ReadLine, next: ReadLine, isMarked: boolean): ReadLine | undefined {
  const end = next.cells[0];
  if (!end || !isMarked) return undefined;
  const at = line.cells.findLastIndex(
    (cell, index) =>
      spanOf(cell.text, end.text) !== undefined &&
      (index === line.cells.length - 1 || Math.abs(cell.left - end.left) < 12),
  );
  const cell = line.cells[at];
  const text = cell ? spanOf(cell.text, end.text) : undefined;
  if (!cell || text === undefined) return undefined;
  const cells = line.cells.with(at, joinedCell(cell, { ...end, right: cell.right }, text));
  return {
    ...joinedLine(line, next),
    cells,
    text: cells.map((one) => one.text).join('\t'),
  };
}
