import { columnsInOrder } from './column-chain.ts';
import type { LayoutLine } from './layout-line.ts';
import { bodySize, turnedParts } from './page-layout.ts';
import type { PageMarks, Word } from './page-marks.ts';
import { shapesOf } from './page-shapes.ts';
import { printedLines } from './printed-lines.ts';
import { marksRunning } from './running-lines.ts';
import { taggedRows } from './tagged-rows.ts';
import { wordsOf } from './words-of-letters.ts';

/** Of a file's letters that its structure must hold for it to be read by it. */
const TAGGED_LEAST = 0.9;

/** The lines of a tagged file in the order of its own structure; none where it has no structure of its text. */
export function taggedLayout(pages: readonly PageMarks[]): LayoutLine[] | undefined {
  const letters = pages.flatMap((page) => page.letters).filter(({ text }) => text.trim() !== '');
  const tagged = letters.filter(({ tag }) => tag !== undefined);
  if (tagged.length === 0 || tagged.length < letters.length * TAGGED_LEAST) return undefined;
  const words = pages.map((page) => wordsOf(page.letters));
  const body = bodySize(words.flat());
  const shapes = pages.map((page) => shapesOf(page, body));
  const upright = (list: readonly Word[]): Word[] => list.filter(({ turn }) => turn === 0);
  const rows = words.flatMap((list, page) => taggedRows(upright(list), shapes[page]?.dots ?? [], page));
  const turned = columnsInOrder(
    words.map((list) => ({
      upright: [],
      turned: [1, 2, 3].map((turn) => ({ turn, parts: turnedParts(list, turn, body) })),
    })),
  );
  const columns = rows.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const all = [...rows, ...turned.map((row) => ({ ...row, column: row.column + columns }))];
  // The structure says what follows what: all of it is one column.
  return marksRunning(printedLines(all, shapes, body), pages).map((line) => ({ ...line, column: 0 }));
}
