import { findPeriod } from '../dates/dates.ts';
import { labelKind } from '../fields/labels.ts';
import type { ReadCell, ReadLine } from '../line.ts';
import { labelOf } from './line-labels.ts';

/** What the column of the numbers of rows is called. */
export const NUMBER_HEAD = /^(?:(?:s|sl|sr|ser(?:ial)?)\.?[ /]*(?:n|no|number)?|n[oº°]|nr|number|#)\.?$/i;
const COLUMN_APART = 4;

/** Whether a line is the head of a table: nothing but names of columns. @param next the line below. */
export function namesColumns(line: ReadLine, next?: ReadLine): boolean {
  const { cells } = line;
  const named = cells.filter(({ text }) => labelKind(text) !== undefined);
  const others = cells.filter((cell) => !named.includes(cell) && !NUMBER_HEAD.test(cell.text));
  // Beside three known names a fourth may be one that no list knows, or the first line of a longer one.
  const isOneMore = named.length > 2 && others.length === 1 && !/\d/.test(others[0]?.text ?? '');
  if (named.length > 1 && (others.length === 0 || isOneMore)) return true;
  return next !== undefined && isAboveRow(line, next);
}

const COLUMN_WORDS = 5;

/** Names of columns that no list knows: louder than the row below, or above its dates. */
function isAboveRow({ cells: all, text, bullet }: ReadLine, next: ReadLine): boolean {
  // The numbers of the rows may have been taken off as those of a list.
  const cells = all.length > next.cells.length ? all.filter((cell) => !NUMBER_HEAD.test(cell.text)) : all;
  const isShort = cells.every((cell) => cell.text.split(/\s+/).length <= COLUMN_WORDS);
  if (
    cells.length < 2 ||
    cells.length !== next.cells.length ||
    bullet ||
    /\d/.test(text.replace(/\([^()]*\)/g, '')) ||
    !isShort
  )
    return false;
  // 'Company: …' above 'Position: …' in a table of facts.
  if (cells.length === 2 && [cells, next.cells].every(([first]) => labelKind(first?.text) !== undefined))
    return false;
  const isLouder = cells.every(({ bold }) => bold) && !next.cells.some(({ bold }) => bold);
  const isDated = cells.some(
    (cell, at) => labelKind(cell.text) === 'date' && findPeriod(next.cells[at]?.text ?? '') !== undefined,
  );
  return isDated || (isLouder && (cells.length > 2 || cells.some((cell) => labelKind(cell.text))));
}

/** What a column is called; 'Course' in a table without degrees holds them. */
function labelIn(head: ReadCell, heads: readonly ReadCell[]): string {
  const isDegree =
    labelKind(head.text) === 'field' && !heads.some(({ text }) => labelKind(text) === 'degree');
  return isDegree ? 'degree' : labelOf(head);
}

/** Columns 'From' and 'To' hold one span of time. */
function withSpan(line: ReadLine, heads: readonly ReadCell[]): ReadLine {
  const at = heads.findIndex(({ text }, index) => FROM.test(text) && TO.test(heads[index + 1]?.text ?? ''));
  const [from, to] = [line.cells[at], line.cells[at + 1]];
  if (at < 0 || !from || !to || line.cells.length !== heads.length) return line;
  const { box: _box, faces: _faces, ...plain } = from;
  const whole = {
    ...plain,
    text: `${from.text} – ${to.text}`,
    sources: [...from.sources, ...to.sources],
    label: 'date',
  };
  const cells = [...line.cells.slice(0, at), whole, ...line.cells.slice(at + 2)];
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
}

const FROM = /^(?:from|start(?:ed)?(?: date)?|du|de|von|kuanzia)$/i;
const TO = /^(?:to|till|until|end(?:ed)?(?: date)?|au|à|até|bis|hadi)$/i;

/** The rows of a table below the names of its columns, which are no entry: each cell has the name of its column. */
export function namedColumns(lines: readonly ReadLine[]): ReadLine[] {
  let heads: readonly ReadCell[] = [];
  let columns: readonly ReadCell[] = [];
  return lines.flatMap((line, index) => {
    if (namesColumns(line, lines[index + 1])) {
      columns = line.cells;
      heads = columns.filter(({ text }) => !NUMBER_HEAD.test(text));
      return [];
    }
    if (heads.length === 0 || line.cells.length < 2) return [line];
    const headOf = ({ left, right }: ReadCell, at: number): ReadCell | undefined => {
      // A flowing text has no places: there a row is as long as the names of its columns.
      if (right === 0) return [heads, columns].find(({ length }) => length === line.cells.length)?.[at];
      return (
        heads.find((head) => Math.abs(head.left - left) < COLUMN_APART) ??
        (line.table && line.cells.length === heads.length ? heads[at] : undefined)
      );
    };
    const cells = line.cells.map((cell, at) => {
      const head = headOf(cell, at);
      return head ? { ...cell, label: labelIn(head, heads) } : cell;
    });
    return [withSpan({ ...line, cells }, heads)];
  });
}
