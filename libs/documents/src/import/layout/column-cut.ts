import { labelKind } from '../split/fields/labels.ts';
import { headingMeaning } from '../split/sections/heading-words.ts';
import { textOf } from './fact-names.ts';
import { beginSections, isStrong, notesOf, type Side } from './linked-sides.ts';
import { linesOfWords, type Segment } from './segments.ts';

/** Segments of one baseline, as they are counted while columns are looked for. */
export interface Band {
  baseline: number;
  segments: Segment[];
}

/** A white strip between two columns, over some of the rows of a region. */
export interface ColumnCut {
  /** Right end of the left column and left end of the right one. */
  from: number;
  to: number;
  /** First and last row it runs through. */
  first: number;
  last: number;
  /** The side whose short notes belong to the rows beside them, so that the strip parts cells and no columns. */
  notes: 'left' | 'right' | undefined;
  score: number;
  /** The left side has short rows and fewer letters. */
  isNarrow: boolean;
}

/** The edge of a tall filled area, as a column of another colour has it. */
export interface Wall {
  at: number;
  top: number;
  bottom: number;
}

/** Where a right column may begin, and how wide the strip before it must be. */
interface Start {
  at: number;
  gutter: number;
  wall?: Wall;
}

/** A wall is the surest sign of a column. */
const WALL_SCORE = 10_000;
const LEAST_GUTTER = 0.75;
const FEWEST_ROWS = 3;
/** Letters this much larger than the text are those of a name. */
const NAME_SIZE = 1.6;
const LONG_LEAST = 16;
const LONG_SHARE = 0.7;

/** The rows of a region, from above down. */
export function bandsOf(segments: readonly Segment[]): Band[] {
  return linesOfWords(segments).map((line) => ({ baseline: line[0]?.baseline ?? 0, segments: line }));
}

/** The white strips that part a region best: into columns, and into labels and what they belong to. */
export function bestCuts(
  bands: readonly Band[],
  body: number,
  walls: readonly Wall[],
  labelEdges: readonly number[],
): { columns?: ColumnCut; labels?: ColumnCut } {
  const best: { columns?: ColumnCut; labels?: ColumnCut } = {};
  const starts: Start[] = [
    ...leftEdges(bands).map((at) => ({ at, gutter: body * LEAST_GUTTER })),
    ...walls.map((wall) => ({ at: wall.at, gutter: 0, wall })),
  ];
  for (const start of starts) {
    const clear = clearRows(bands, start);
    for (const [first, last] of [...clear, ...belowHeadings(bands, start, clear, body)]) {
      const cut = asLabels(measuredCut(bands, start, [first, last], body), labelEdges);
      if (!cut || cut.notes === 'right') continue;
      const kind = cut.notes === 'left' ? 'labels' : 'columns';
      if (cut.score > (best[kind]?.score ?? 0)) best[kind] = cut;
    }
  }
  return best;
}

/** Where another page has labels before this edge, the strip parts labels here too. */
function asLabels(cut: ColumnCut | undefined, edges: readonly number[]): ColumnCut | undefined {
  if (!cut?.isNarrow || !edges.some((edge) => Math.abs(edge - cut.to) < 2.5)) return cut;
  return { ...cut, notes: 'left' };
}

/** Left edges at which several segments begin. */
function leftEdges(bands: readonly Band[]): number[] {
  const counts = new Map<number, number>();
  for (const { segments } of bands)
    for (const { left } of segments) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  const edges = [...counts.keys()].sort((one, other) => one - other);
  const near = (edge: number): number =>
    (counts.get(edge) ?? 0) + (counts.get(edge - 1) ?? 0) + (counts.get(edge + 1) ?? 0);
  return edges.filter((edge, index) => index > 0 && near(edge) >= 2);
}

/** Runs of rows that leave a strip before `start` white. */
function clearRows(bands: readonly Band[], { at, gutter, wall }: Start): [number, number][] {
  const runs: [number, number][] = [];
  let first: number | undefined;
  bands.forEach(({ segments, baseline }, index) => {
    const isCrossed =
      segments.some(({ left, right }) => left < at - 1.5 && right > at - gutter + 0.5) ||
      (wall !== undefined && (baseline < wall.top || baseline > wall.bottom));
    if (isCrossed) first = undefined;
    else if (first === undefined) {
      first = index;
      runs.push([index, index]);
    } else {
      const run = runs.at(-1);
      if (run) run[1] = index;
    }
  });
  return runs.filter(([from, to]) => to - from + 1 >= FEWEST_ROWS);
}

/** Names of the columns of a table: what is below them belongs to rows. */
const namesColumns = ({ segments }: Band): boolean =>
  segments.length > 1 && segments.every((segment) => labelKind(textOf([segment])) !== undefined);

/** The runs of rows that begin with the headings of two sections beside each other. */
function belowHeadings(
  bands: readonly Band[],
  { at }: Start,
  runs: readonly [number, number][],
  body: number,
): [number, number][] {
  return runs.flatMap(([from, to]) => {
    const heads = [...bands.keys()].slice(from + 1, to - 1).filter((row) => {
      const segments = bands[row]?.segments ?? [];
      const right = segments.filter(({ left }) => left >= at - 1.5);
      const left = segments.filter((segment) => !right.includes(segment));
      return beginSections(left, right, body);
    });
    return heads.map((row): [number, number] => [row, to]);
  });
}

function sideOf(bands: readonly Band[], keep: (segment: Segment) => boolean): Side {
  const rows = bands.map(({ segments }) => segments.filter(keep)).filter((segments) => segments.length > 0);
  const letters = rows
    .flat()
    .reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0);
  return { rows, baselines: rows.map(([first]) => first?.baseline ?? 0), letters };
}

function measuredCut(
  bands: readonly Band[],
  { at: start, gutter, wall }: Start,
  [from, to]: [number, number],
  body: number,
): ColumnCut | undefined {
  const isRight = ({ left }: Segment): boolean => left >= start - 1.5;
  // What is above the first row of the right column, or below its last one, is not beside it.
  const rightRows = [...bands.keys()].filter(
    (at) => at >= from && at <= to && bands[at]?.segments.some(isRight),
  );
  const first = belowName(bands, rightRows[0] ?? from, isRight, body);
  // Below the end of the right column, the left one goes on as long as nothing crosses the strip.
  const last = to;
  const within = bands.slice(first, last + 1);
  const right = sideOf(within, isRight);
  const left = sideOf(within, (segment) => !isRight(segment));
  if (left.rows.length < 2 || right.rows.length < 2) return undefined;
  if (left.rows.length < FEWEST_ROWS && right.rows.length < FEWEST_ROWS) return undefined;
  if (!wall && within.some(namesColumns)) return undefined;
  const edge = Math.max(...left.rows.flat().map((segment) => segment.right));
  // A strip that is white down most of the page parts columns also where few lines begin right at its edge.
  const isLong =
    within.length >= bands.length * LONG_SHARE && within.length >= LONG_LEAST && start - edge > body;
  if (start - edge < gutter - 0.5 || (!wall && !isFlush(right, start, body, isLong))) return undefined;
  const share = Math.min(left.letters, right.letters);
  return {
    from: edge,
    to: start,
    isNarrow: !wall && left.letters < right.letters && left.letters / left.rows.length <= 30,
    first,
    last,
    notes: wall ? undefined : notesOf(left, right, body, from > 0 && to < bands.length - 1),
    score: (wall ? WALL_SCORE : 0) + share + Math.min(start - edge, 60) * 2 + (last - first) * 4,
  };
}

/** A name in large letters above both columns belongs to neither, though its last words are over the right one. */
function belowName(
  bands: readonly Band[],
  first: number,
  isRight: (segment: Segment) => boolean,
  body: number,
): number {
  const beside = bands.findIndex(
    ({ segments }, at) => at >= first && segments.some((segment) => !isRight(segment)),
  );
  const above = bands.slice(first, Math.max(first, beside));
  const name = above.findLastIndex(({ segments }) => segments.some(({ size }) => size > body * NAME_SIZE));
  if (name < 0) return first;
  // Below a picture, the other column begins lower than the sections of this one.
  const heading = above.findIndex(
    ({ segments }, at) =>
      at > name && isStrong(segments, body) && headingMeaning(textOf(segments)) !== undefined,
  );
  return heading < 0 ? beside : first + heading;
}

/** Most rows of the right column begin at its edge, are set in from it in steps, or begin at a column within it. */
function isFlush({ rows }: Side, start: number, body: number, isLong: boolean): boolean {
  const lefts = rows.map(([first]) => first?.left ?? 0);
  const seconds = rows.flatMap(([first, second]) =>
    first && first.left < start + 2 && second ? [second.left] : [],
  );
  const isInner = (left: number): boolean =>
    seconds.filter((second) => Math.abs(second - left) < 2).length >= 2 ||
    seconds.some((second) => left > second && left < second + body * 2.5);
  const atEdge = lefts.filter((left) => left < start + 2).length;
  const near = lefts.filter((left) => left < start + body * 3.5 || isInner(left)).length;
  return atEdge >= (isLong ? 2 : Math.max(2, rows.length * 0.3)) && near >= rows.length * 0.7;
}
