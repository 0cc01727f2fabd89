import { isStorableMoment } from '@career/contracts/forms/calendar-day';
import { raw } from '@mikro-orm/postgresql';
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

/** Where a page of any order ends: the value of the column it is ordered by, and the id. */
export interface RowPlace {
  value: Date | string;
  id: string;
}

/**
 * Condition for the rows beyond a place, in a list ordered by a column and then by id, both in one direction. As a
 * comparison of rows an index on the two starts at the place; said with `or`, the planner may read and sort all that
 * is left for each page.
 */
export const beyond = (column: string, direction: 'asc' | 'desc', place: RowPlace | undefined): object =>
  place
    ? {
        [raw(
          (alias) => `(${alias}.${column}, ${alias}.id) ${direction === 'desc' ? '<' : '>'} (?, ?)`,
          [place.value, place.id],
        )]: [],
      }
    : {};

/** Condition for the rows after a cursor in a list ordered by a time column and then by id, both newest first. */
export const after = (column: 'created_at' | 'deleted_at', cursor: KeysetCursor | undefined): object =>
  beyond(column, 'desc', cursor && { value: cursor.at, id: cursor.id });

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
