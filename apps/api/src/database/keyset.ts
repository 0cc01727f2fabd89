import { isStorableMoment } from '@career/contracts/fields/calendar-day';
import { Unreadable } from '../errors/domain-errors.ts';

/** Where a page ends: the time and id of its last row, newest first. */
export interface KeysetCursor {
  at: Date;
  id: string;
}

const CURSOR = /^(\d{1,16})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

const cursorText = ({ at, id }: KeysetCursor): string => `${at.getTime()}_${id}`;

export function parseCursor(text: string | undefined): KeysetCursor | undefined {
  if (text === undefined || text === '') return undefined;
  const [, millis, id] = CURSOR.exec(text) ?? [];
  if (!millis || !id || !isStorableMoment(new Date(Number(millis))))
    throw new Unreadable('This cursor does not come from a list. Leave it out to start over.');
  return { at: new Date(Number(millis)), id };
}

/** Condition for the rows after a cursor in a list ordered by a time column and then by id, both newest first. */
export const after = (column: string, cursor: KeysetCursor | undefined): object =>
  cursor
    ? {
        // Says what follows from the rest, but in a form that lets the index start at the cursor.
        [column]: { $lte: cursor.at },
        $or: [{ [column]: { $lt: cursor.at } }, { [column]: cursor.at, id: { $lt: cursor.id } }],
      }
    : {};

/** Rows of one page, how many there are in all where that is quick to know, and where the next page starts. */
export interface Page<Row> {
  rows: Row[];
  total: number | undefined;
  next: string | undefined;
}

/** Cuts a page out of rows that were read one too many to see whether more follow. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  total: number,
  at: (row: Row) => Date | string,
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? cursorText({ at: new Date(at(last)), id: last.id }) : undefined;
  return { rows: shown, total, next };
}
