import type { Area, DrawnArea, Word } from './page-marks.ts';
import { linesOfWords, type Segment } from './segments.ts';

/** A ruled line along one axis. */
interface Rule {
  at: number;
  from: number;
  to: number;
}

/** A table with lines between its cells. */
export interface RuledTable extends Area {
  /** Rows from above down, each with its cells from left to right, each with its paragraphs. */
  rows: Segment[][][];
}

const THIN = 2.5;
/** Lines this far apart are one, or touch. */
const NEAR = 2;
/** What is longer is no cell of a table but a part of the page. */
const PARAGRAPHS_MOST = 4;

/** The tables of a page that its ruled lines show; text beside one belongs to columns that the lines do not part. */
export function ruledTablesOf(
  areas: readonly DrawnArea[],
  segments: readonly Segment[],
  body: number,
): RuledTable[] {
  const across = joined(areas.flatMap((area) => edgesOf(area, body, false)));
  const down = joined(areas.flatMap((area) => edgesOf(area, body, true)));
  return gridsOf(across, down)
    .flatMap((grid) => tableOf(grid, segments) ?? [])
    .toSorted((one, other) => one.top - other.top);
}

/** The ruled lines that a shape is, or that its frame has. */
function edgesOf({ left, top, right, bottom, colour }: DrawnArea, body: number, isDown: boolean): Rule[] {
  const [from, to, start, end] = isDown ? [top, bottom, left, right] : [left, right, top, bottom];
  if (to - from < body * 0.9) return [];
  if (end - start <= THIN) return [{ at: (start + end) / 2, from, to }];
  return colour === 'frame' && end - start > body
    ? [
        { at: start, from, to },
        { at: end, from, to },
      ]
    : [];
}

/** Pieces of one line, as the borders of cells draw it, as one. */
function joined(rules: readonly Rule[]): Rule[] {
  const whole: Rule[] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at || one.from - other.from)) {
    const open = whole.findLast(
      ({ at, from, to }) => Math.abs(at - rule.at) < NEAR && rule.from <= to + NEAR && rule.to >= from - NEAR,
    );
    if (!open) whole.push({ ...rule });
    else {
      open.from = Math.min(open.from, rule.from);
      open.to = Math.max(open.to, rule.to);
    }
  }
  return whole;
}

interface Grid {
  across: Rule[];
  down: Rule[];
}

const crosses = (one: Rule, other: Rule): boolean =>
  one.at > other.from - NEAR &&
  one.at < other.to + NEAR &&
  other.at > one.from - NEAR &&
  other.at < one.to + NEAR;

/** Lines that cross each other. */
function gridsOf(across: readonly Rule[], down: readonly Rule[]): Grid[] {
  const grids: Grid[] = [];
  const left = new Set(down);
  for (const first of down) {
    if (!left.delete(first)) continue;
    const grid: Grid = { across: [], down: [first] };
    for (let size = 0; size < grid.across.length + grid.down.length; ) {
      size = grid.across.length + grid.down.length;
      grid.across = across.filter((rule) => grid.down.some((each) => crosses(rule, each)));
      for (const rule of left)
        if (grid.across.some((each) => crosses(each, rule))) {
          left.delete(rule);
          grid.down.push(rule);
        }
    }
    grids.push(grid);
  }
  return grids;
}

const distinct = (rules: readonly Rule[]): number[] =>
  rules
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
    .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > NEAR);

function tableOf({ across, down }: Grid, segments: readonly Segment[]): RuledTable | undefined {
  const columns = distinct(down);
  const lines = distinct(across);
  const [left = 0, top = 0] = [columns[0], lines[0]];
  const [right = 0, bottom = 0] = [columns.at(-1), lines.at(-1)];
  if (columns.length < 3 || lines.length < 3) return undefined;
  const level = segments.filter(({ baseline }) => baseline > top && baseline < bottom);
  const isIn = (segment: Segment): boolean => segment.left > left - NEAR && segment.right < right + NEAR;
  if (!level.every(isIn)) return undefined;
  const words = level.flatMap((segment) => segment.words);
  const rows = lines.slice(1).map((line, index) => {
    const above = lines[index] ?? top;
    const middle = (above + line) / 2;
    const edges = columns.filter((at) =>
      down.some((rule) => Math.abs(rule.at - at) < NEAR && rule.from < middle && rule.to > middle),
    );
    const own = words.filter(
      ({ baseline, size }) => baseline - size * 0.3 > above && baseline - size * 0.3 < line,
    );
    return cellsOf(own, edges);
  });
  const filled = rows.filter((cells) => cells.length > 1).length;
  const isTable = filled > 1 && rows.flat().every((cell) => cell.length <= PARAGRAPHS_MOST);
  return isTable ? { left, top, right, bottom, rows: rows.filter(({ length }) => length > 0) } : undefined;
}

function cellsOf(words: readonly Word[], edges: readonly number[]): Segment[][] {
  return edges.slice(1).flatMap((right, index) => {
    const left = edges[index] ?? 0;
    const own = words.filter((word) => {
      const middle = (word.left + word.right) / 2;
      return middle > left && middle < right;
    });
    return own.length > 0 ? [paragraphsOf(own, left, right)] : [];
  });
}

/** The paragraphs of a cell: a line goes on in the next one where the first word there had no room. */
function paragraphsOf(words: readonly Word[], left: number, right: number): Segment[] {
  const start = Math.min(...words.map((word) => word.left));
  // The cell keeps as much space at its end as at its start.
  const end = right - Math.max(0, start - left);
  const whole: Segment[] = [];
  let last: Segment | undefined;
  for (const line of linesOfWords(words)) {
    const segment = segmentOf(line);
    const [first] = line;
    const open = whole.at(-1);
    const isRest =
      last !== undefined &&
      first !== undefined &&
      last.right + first.size * 0.25 + first.right - first.left > end - first.size * 0.2;
    if (open && isRest && first) {
      open.words.push({ ...first, isApart: true }, ...line.slice(1));
      open.right = Math.max(open.right, segment.right);
      open.left = Math.min(open.left, segment.left);
    } else whole.push(segment);
    last = segment;
  }
  return whole;
}

/** Words at a distance from each other are apart, also where no space is written. */
function segmentOf(line: readonly Word[]): Segment {
  const words = line.map((word, at) => ({
    ...word,
    isApart: word.isApart || (at > 0 && word.left - (line[at - 1]?.right ?? 0) > word.size * 0.12),
  }));
  return {
    words,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    baseline: words[0]?.baseline ?? 0,
    size: Math.max(...words.map(({ size }) => size)),
    isItem: false,
  };
}
