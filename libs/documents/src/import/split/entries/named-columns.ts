import { labelKind } from '../fields/labels.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { labelOf } from './line-labels.ts';

const NUMBER_HEAD = /^(?:s ?\/ ?n|n[oº°]|nr)\.?$/i;
const COLUMN_APART = 4;

/** Whether a line is the head of a table: nothing but names of columns. */
export function namesColumns({ cells }: ReadLine): boolean {
  const named = cells.filter(({ text }) => labelKind(text) !== undefined);
  const others = cells.filter((cell) => !named.includes(cell) && !NUMBER_HEAD.test(cell.text));
  // Beside three known names a fourth may be one that no list knows, or the first line of a longer one.
  const isOneMore = named.length > 2 && others.length === 1 && !/\d/.test(others[0]?.text ?? '');
  return named.length > 1 && (others.length === 0 || isOneMore);
}

/** What a column is called; 'Course' in a table without degrees holds them. */
function labelIn(head: ReadCell, heads: readonly ReadCell[]): string {
  const isDegree =
    labelKind(head.text) === 'field' && !heads.some(({ text }) => labelKind(text) === 'degree');
  return isDegree ? 'degree' : labelOf(head);
}

/** The rows of a table below the names of its columns, which are no entry: each cell has the name of its column. */
export function namedColumns(lines: readonly ReadLine[]): ReadLine[] {
  let heads: readonly ReadCell[] = [];
  let columns: readonly ReadCell[] = [];
  return lines.flatMap((line) => {
    if (namesColumns(line)) {
      columns = line.cells;
      heads = columns.filter(({ text }) => !NUMBER_HEAD.test(text));
      return [];
    }
    if (heads.length === 0 || line.cells.length < 2) return [line];
    const headOf = ({ left, right }: ReadCell, at: number): ReadCell | undefined => {
      // A flowing text has no places: there a row is as long as the names of its columns.
      if (right === 0) return line.cells.length === columns.length ? columns[at] : undefined;
      return heads.find((head) => Math.abs(head.left - left) < COLUMN_APART);
    };
    const cells = line.cells.map((cell, at) => {
      const head = headOf(cell, at);
      return head ? { ...cell, label: labelIn(head, heads) } : cell;
    });
    return [{ ...line, cells }];
  });
}
