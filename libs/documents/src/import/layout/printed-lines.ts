import type { PageBox } from '../read-resume.types.ts';
import type { LayoutLine } from './layout-line.ts';
import { wrapsInto } from './line-wraps.ts';
import { listItems, usualSpaces } from './list-items.ts';
import type { Area, PageMarks } from './page-marks.ts';
import { isMostly, printedCell } from './printed-cell.ts';
import type { PrintedRow } from './printed-row.ts';
import type { Segment } from './segments.ts';
import { isCaps } from './text-layout.ts';

/** A page with what is drawn on it, sorted by what it is. */
export interface PageShapes {
  marks: PageMarks;
  /** Ruled lines that run across. */
  rules: readonly Area[];
  /** Filled areas behind text. */
  fills: readonly Area[];
  /** Frames and fills as high as a line, around a word or a few. */
  frames: readonly Area[];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const wordsOf = ({ segments }: PrintedRow) => segments.flatMap(({ words }) => words);

/** Describes the rows of a file, which are in reading order. */
export function printedLines(
  rows: readonly PrintedRow[],
  pages: readonly PageShapes[],
  body: number,
): LayoutLine[] {
  const steps = stepsOf(rows, body);
  const spaces = usualSpaces(rows);
  const lines: LayoutLine[] = [];
  let block = -1;
  rows.forEach((row, index) => {
    const page = pages[row.page];
    if (!page) return;
    const before = neighbourOf(row, rows[index - 1]);
    const gapBefore = before ? gapOf(before, row, body, steps.get(row.column)) : 0;
    const ruleBefore = hasRule(page.rules, row, before);
    const goesOn = before !== undefined || isWrappedInto(row, rows[index - 1], lines.at(-1));
    if (!goesOn || gapBefore > 0.35 || ruleBefore) block += 1;
    const after = rows[index + 1];
    const looks = lookOf(row, page, body, spaces);
    if (looks.text === '') return;
    lines.push({
      ...looks,
      block,
      gapBefore: rounded(gapBefore),
      wraps: goesOnIn(after, row, looks.cells.length, rows, index),
      ...headingOf(row),
      ...(ruleBefore ? { ruleBefore } : {}),
      ...(hasRuleAfter(page, row, neighbourOf(row, after)) ? { ruleAfter: true } : {}),
    });
  });
  return lines;
}

const headingOf = ({ tagged }: PrintedRow): { headingLevel?: number } =>
  tagged?.heading ? { headingLevel: tagged.heading } : {};

function goesOnIn(
  after: PrintedRow | undefined,
  row: PrintedRow,
  cells: number,
  rows: readonly PrintedRow[],
  index: number,
): boolean {
  if (row.tagged?.isBlockEnd || row.table || after?.table) return false;
  return after?.column === row.column && cells <= row.segments.length && wrapsInto(row, after, rows, index);
}

/** The row before or after, where it is in the same column of the same page. */
const neighbourOf = (row: PrintedRow, other: PrintedRow | undefined): PrintedRow | undefined =>
  other?.column === row.column && other.page === row.page ? other : undefined;

/** Whether a line that ended a page or a column goes on with this row. */
const isWrappedInto = (
  row: PrintedRow,
  before: PrintedRow | undefined,
  last: LayoutLine | undefined,
): boolean => last?.wraps === true && before?.column === row.column;

const hasRuleAfter = ({ rules }: PageShapes, row: PrintedRow, below: PrintedRow | undefined): boolean =>
  hasRule(rules, below, row) || (!below && hasRuleBelow(rules, row));

/** What a row says and how it looks, whatever is around it. */
function lookOf(
  row: PrintedRow,
  { marks, fills, frames }: PageShapes,
  body: number,
  spaces: ReadonlyMap<string, number>,
) {
  const cells = row.segments
    .flatMap((segment) => withWholeTexts(listItems(segment, row.turn === 0 ? frames : [], spaces)))
    .map((segment) => printedCell(segment, marks.links))
    .filter(({ text }) => text !== '');
  const text = cells.map((cell) => cell.text).join('\t');
  const words = wordsOf(row);
  const content = row.segments[row.labels] ?? row.segments[0];
  return {
    cells,
    text,
    box: boxOf(row, marks),
    column: row.column,
    indent: rounded(Math.max(0, (content?.left ?? row.left) - row.left) / body),
    // A sign of another font may be larger than the letters around it; a label beside the text is no part of it.
    scale: rounded(
      Math.max(...cells.filter(({ left }) => left >= (content?.left ?? 0) - 1).map(({ size }) => size), 0) /
        body,
    ),
    bold: isMostly(words, ({ face }) => face.bold),
    italic: isMostly(words, ({ face }) => face.italic),
    caps: isCaps(text),
    bullet: row.segments[0]?.isItem ?? false,
    ...(isShaded(fills, row) ? { shaded: true } : {}),
    ...(row.labels > 0 ? { sideHeading: true } : {}),
    ...(row.table ? { table: row.table } : {}),
  };
}

/** One text of a tagged file is no list of several names, however wide its spaces are. */
function withWholeTexts(items: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const item of items) {
    const last = whole.at(-1);
    const leaf = last?.words.at(-1)?.tag?.leaf;
    if (last && leaf !== undefined && leaf === item.words[0]?.tag?.leaf)
      whole[whole.length - 1] = {
        ...last,
        words: [...last.words, ...item.words],
        right: Math.max(last.right, item.right),
      };
    else whole.push(item);
  }
  return whole;
}

/** Usual distance between the lines of each column. */
function stepsOf(rows: readonly PrintedRow[], body: number): Map<number, number> {
  const distances = new Map<number, number[]>();
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!before || before.column !== row.column || before.page !== row.page) return;
    const distance = row.baseline - before.baseline;
    if (distance > row.size * 0.8 && distance < row.size * 2.2 && Math.abs(before.size - row.size) < 0.6)
      distances.set(row.column, [...(distances.get(row.column) ?? []), distance / row.size]);
  });
  const steps = new Map<number, number>();
  for (const [column, list] of distances) {
    const low = list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.35)] ?? 1.3;
    steps.set(column, low * body);
  }
  return steps;
}

function gapOf(before: PrintedRow, row: PrintedRow, body: number, step = body * 1.3): number {
  const usual = (step / body) * ((before.size + row.size) / 2);
  return Math.max(0, (row.baseline - before.end - usual) / step);
}

/** Smallest box around the words of a row, on the page as it is seen. */
function boxOf(row: PrintedRow, { width, height }: PageMarks): PageBox {
  const words = wordsOf(row);
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  const top = Math.min(...words.map((word) => word.baseline - word.size * 0.8));
  const bottom = Math.max(...words.map((word) => word.baseline + word.size * 0.22));
  const turned = turnedBack({ left, top, right, bottom }, row.turn);
  return {
    page: row.page,
    left: rounded(Math.max(0, turned.left)),
    top: rounded(Math.max(0, turned.top)),
    right: rounded(Math.min(width, turned.right)),
    bottom: rounded(Math.min(height, turned.bottom)),
  };
}

function turnedBack({ left, top, right, bottom }: Area, turn: number): Area {
  if (turn === 1) return { left: -bottom, top: left, right: -top, bottom: right };
  if (turn === 2) return { left: -right, top: -bottom, right: -left, bottom: -top };
  if (turn === 3) return { left: top, top: -right, right: bottom, bottom: -left };
  return { left, top, right, bottom };
}

const spans = (area: Area, row: PrintedRow): boolean => {
  const left = Math.min(...row.segments.map((segment) => segment.left));
  const shared = Math.min(area.right, Math.max(row.right, row.left)) - Math.max(area.left, left);
  return shared > Math.min((row.right - left) * 0.5, (area.right - area.left) * 0.5) && shared > row.size * 2;
};

/** Whether a ruled line runs between a row and the one above it. */
function hasRule(
  rules: readonly Area[],
  row: PrintedRow | undefined,
  above: PrintedRow | undefined,
): boolean {
  if (row?.turn !== 0) return false;
  const top = row.baseline - row.size * 0.7;
  const from = above ? above.end : top - row.size * 1.2;
  return rules.some(
    (rule) => rule.top >= from - 0.5 && rule.bottom <= top + row.size * 0.1 && spans(rule, row),
  );
}

function hasRuleBelow(rules: readonly Area[], row: PrintedRow): boolean {
  return rules.some(
    (rule) =>
      rule.top >= row.baseline - 0.5 && rule.bottom <= row.baseline + row.size * 1.2 && spans(rule, row),
  );
}

function isShaded(fills: readonly Area[], row: PrintedRow): boolean {
  const left = row.segments[0]?.left ?? 0;
  const middle = row.baseline - row.size * 0.3;
  return fills.some(
    (fill) =>
      fill.left <= left + 1 && fill.right > left + row.size && fill.top < middle && fill.bottom > middle,
  );
}
