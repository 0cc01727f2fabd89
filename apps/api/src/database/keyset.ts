import { isStorableMoment } from '@career/contracts/forms/calendar-day';
import { raw } from '@mikro-orm/postgresql';
import { Unreadable } from '../errors/domain-errors.ts';
import { type Prepared, prepared } from './prepared.ts';

/** Where a page ends: the value of the column that the list is ordered by, and the id, in its last row. */
export interface RowPlace {
  value: Date | string;
  id: string;
}

const CURSOR = /^(\d{1,16})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

const cursorText = (at: Date, id: string): string => `${at.getTime()}_${id}`;

/** The place that the cursor of a list of the newest names. */
export function parseCursor(text: string | undefined): RowPlace | undefined {
  if (text === undefined || text === '') return undefined;
  const [, millis, id] = CURSOR.exec(text) ?? [];
  if (!millis || !id || !isStorableMoment(new Date(Number(millis))))
    throw new Unreadable('This cursor does not come from a list. Leave it out to start over.');
  return { value: new Date(Number(millis)), id };
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

/** A column that a list is ordered by, with its type, and which end comes first. */
interface KeysetOrder {
  column: string;
  type: 'timestamptz' | 'date' | 'text';
  direction: 'asc' | 'desc';
}

export const NEWEST_CREATED: KeysetOrder = { column: 'created_at', type: 'timestamptz', direction: 'desc' };
export const NEWEST_UPDATED: KeysetOrder = { ...NEWEST_CREATED, column: 'updated_at' };

/** The prepared statements of a list of one owner. */
export interface KeysetPages {
  first: Prepared;
  next: Prepared;
}

/**
 * The statements for the first page of a list and for those after it.
 * @param select with its `where`, in which `$1` is the owner. `$2` is the limit, `$3` and `$4` the place where a page starts.
 */
export function keysetPages(select: string, { column, type, direction }: KeysetOrder): KeysetPages {
  const order = `order by ${column} ${direction}, id ${direction} limit $2`;
  const past = direction === 'desc' ? '<' : '>';
  return {
    first: prepared(`${select} ${order}`),
    next: prepared(`${select} and (${column}, id) ${past} ($3::${type}, $4::uuid) ${order}`),
  };
}

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
  const next = rows.length > limit && last ? cursorText(new Date(at(last)), last.id) : undefined;
  return { rows: shown, total, next };
}
