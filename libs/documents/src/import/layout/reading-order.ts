import { type Band, bandsOf, bestCuts, type ColumnCut, type Wall } from './column-cut.ts';
import type { RuledTable } from './ruled-tables.ts';
import type { Segment } from './segments.ts';

/** One column of a page, or the whole width of it. */
export interface ColumnPart {
  kind: 'column';
  left: number;
  right: number;
  segments: Segment[];
  /** Where labels at the left end and what they are beside begins. */
  labels?: { from: number; to: number };
  /** Cells of a ruled table, row by row. */
  table?: RuledTable;
}

/** Columns beside each other, from left to right; each is again cut into parts. */
export interface ColumnsPart {
  kind: 'columns';
  columns: Part[][];
  /** Left edges of the columns. */
  edges: number[];
}

export type Part = ColumnPart | ColumnsPart;

/** What columns of a page are measured by. */
export interface PageMeasure {
  /** Height of most letters. */
  body: number;
  walls: readonly Wall[];
  /** Where the content beside labels begins on other pages. */
  labelEdges: readonly number[];
}

const DEEPEST = 5;

/** Cuts what a page shows above, between and below its ruled tables. */
export function partsAround(
  segments: readonly Segment[],
  tables: readonly RuledTable[],
  page: PageMeasure,
): Part[] {
  const [table, ...more] = tables;
  if (!table) return partsOf(segments, page);
  const isAbove = ({ baseline }: Segment): boolean => baseline <= table.top;
  const isIn = ({ baseline }: Segment): boolean => baseline > table.top && baseline < table.bottom;
  return [
    ...partsOf(segments.filter(isAbove), page),
    { kind: 'column', left: table.left, right: table.right, segments: segments.filter(isIn), table },
    ...partsAround(
      segments.filter((segment) => !isAbove(segment) && !isIn(segment)),
      more,
      page,
    ),
  ];
}

/** Cuts what a page shows into columns, in the order in which they are read. */
export function partsOf(
  segments: readonly Segment[],
  { body, walls, labelEdges }: PageMeasure,
  depth = 0,
): Part[] {
  if (segments.length === 0) return [];
  const bands = bandsOf(segments);
  const { columns, labels } = depth < DEEPEST ? bestCuts(bands, body, walls, labelEdges) : {};
  if (columns) return cutParts(bands, columns, { body, walls, labelEdges }, depth);
  return labels ? labelledParts(bands, labels, { body, walls, labelEdges }, depth) : [whole(segments)];
}

function whole(segments: readonly Segment[]): ColumnPart {
  return {
    kind: 'column',
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
    segments: [...segments],
  };
}

const inside = (bands: readonly Band[]): Segment[] => bands.flatMap(({ segments }) => segments);

function cutParts(bands: readonly Band[], cut: ColumnCut, page: PageMeasure, depth: number): Part[] {
  const middle = inside(bands.slice(cut.first, cut.last + 1));
  const isRight = ({ left }: Segment): boolean => left >= cut.to - 1.5;
  const left = partsOf(
    middle.filter((segment) => !isRight(segment)),
    page,
    depth + 1,
  );
  const right = partsOf(middle.filter(isRight), page, depth + 1);
  return [
    ...partsOf(inside(bands.slice(0, cut.first)), page, depth + 1),
    flat({ kind: 'columns', columns: [left, right], edges: [edgeOf(left), cut.to] }),
    ...partsOf(inside(bands.slice(cut.last + 1)), page, depth + 1),
  ];
}

function labelledParts(bands: readonly Band[], cut: ColumnCut, page: PageMeasure, depth: number): Part[] {
  const middle = inside(bands.slice(cut.first, cut.last + 1));
  return [
    ...partsOf(inside(bands.slice(0, cut.first)), page, depth + 1),
    { ...whole(middle), labels: { from: cut.from, to: cut.to } },
    ...partsOf(inside(bands.slice(cut.last + 1)), page, depth + 1),
  ];
}

const edgeOf = (parts: readonly Part[]): number =>
  Math.min(...parts.map((part) => (part.kind === 'column' ? part.left : Math.min(...part.edges))));

/** Columns of a column over its whole height are columns like the others. */
function flat(part: ColumnsPart): ColumnsPart {
  const columns = part.columns.flatMap((parts) => {
    const [only] = parts;
    return parts.length === 1 && only?.kind === 'columns' ? only.columns : [parts];
  });
  return { kind: 'columns', columns, edges: columns.map(edgeOf) };
}

/** Where the content begins beside the labels of parts that are long enough to be sure of. */
export function labelEdgesOf(parts: readonly Part[]): number[] {
  return parts.flatMap((part) => {
    if (part.kind === 'columns') return labelEdgesOf(part.columns.flat());
    return part.labels && part.segments.length >= 12 ? [part.labels.to] : [];
  });
}
