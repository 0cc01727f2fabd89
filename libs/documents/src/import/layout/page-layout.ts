import { joinedCells } from './cell-wraps.ts';
import { columnsInOrder } from './column-chain.ts';
import { cutAtEdges } from './edge-cuts.ts';
import type { LayoutLine } from './layout-line.ts';
import type { PageMarks, Word } from './page-marks.ts';
import { shapesOf } from './page-shapes.ts';
import { printedLines } from './printed-lines.ts';
import { labelEdgesOf, type Part, partsAround, partsOf } from './reading-order.ts';
import { ruledTablesOf } from './ruled-tables.ts';
import { marksRunning } from './running-lines.ts';
import { segmentsOf } from './segments.ts';
import { wordsOf } from './words-of-letters.ts';

/** The lines of pages in reading order, with their places. Pages may come from a file or from a picture. */
export function pageLayout(pages: readonly PageMarks[]): LayoutLine[] {
  const words = pages.map(({ letters }) => wordsOf(letters.map(({ tag: _tag, ...letter }) => letter)));
  const body = bodySize(words.flat());
  const shapes = pages.map((page) => shapesOf(page, body));
  const segments = words.map((list, page) =>
    cutAtEdges(
      segmentsOf(
        list.filter(({ turn }) => turn === 0),
        shapes[page]?.dots ?? [],
      ),
    ),
  );
  const tables = segments.map((list, page) =>
    shapes[page]?.walls.length ? [] : ruledTablesOf(pages[page]?.areas ?? [], list, body),
  );
  const cutWith = (labelEdges: readonly number[]): Part[][] =>
    segments.map((list, page) =>
      partsAround(list, tables[page] ?? [], { body, walls: shapes[page]?.walls ?? [], labelEdges }),
    );
  const first = cutWith([]);
  const edges = labelEdgesOf(first.flat());
  const upright = edges.length > 0 && pages.length > 1 ? cutWith(edges) : first;
  const parts = words.map((list, page) => ({
    upright: upright[page] ?? [],
    turned: [1, 2, 3].map((turn) => ({ turn, parts: turnedParts(list, turn, body) })),
  }));
  return marksRunning(printedLines(joinedCells(columnsInOrder(parts), body), shapes, body), pages);
}

export function turnedParts(words: readonly Word[], turn: number, body: number): Part[] {
  const segments = segmentsOf(
    words.filter((word) => word.turn === turn),
    [],
  );
  return partsOf(segments, { body, walls: [], labelEdges: [] });
}

/** Height of most of the letters. */
export function bodySize(words: readonly Word[]): number {
  const letters = words
    .map(({ size, text }) => ({ size, count: text.length }))
    .toSorted((one, other) => one.size - other.size);
  let left = letters.reduce((sum, { count }) => sum + count, 0) / 2;
  for (const { size, count } of letters) {
    left -= count;
    if (left <= 0) return size;
  }
  return 10;
}
