import { isCalendarDay, isStorableMoment } from '@career/contracts/forms/calendar-day';
import type { ApplicationSort } from '@career/contracts/vocabulary/job-vocabulary';
import type { RowPlace } from '../../database/keyset.ts';
import type { Rowed } from '../../database/prepared.ts';
import { Unreadable } from '../../errors/domain-errors.ts';
import type { JobApplication } from './job-application.entity.ts';

type SortColumn = 'createdAt' | 'appliedDate' | 'companyKey';

const COLUMNS = { createdAt: 'createdAt', appliedDate: 'appliedDate', company: 'companyKey' } as const;

/** The column an order goes by, and which end comes first. */
export function orderOf(sort: ApplicationSort): { column: SortColumn; direction: 'asc' | 'desc' } {
  const descends = sort.startsWith('-');
  const name = (descends ? sort.slice(1) : sort) as keyof typeof COLUMNS;
  return { column: COLUMNS[name], direction: descends ? 'desc' : 'asc' };
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type CursorRow = Rowed<Pick<JobApplication, 'id' | 'createdAt' | 'appliedDate'>> & {
  companyKey: string;
};

export const applicationCursorText = (sort: ApplicationSort, row: CursorRow): string =>
  Buffer.from(JSON.stringify([sort, row[orderOf(sort).column], row.id])).toString('base64url');

/** @throws Unreadable when the text is not a cursor of this order. */
export function parseApplicationCursor(
  sort: ApplicationSort,
  text: string | undefined,
): RowPlace | undefined {
  if (!text) return undefined;
  const [of, value, id] = read(text) ?? [];
  if (of !== sort || typeof value !== 'string' || typeof id !== 'string' || !ID.test(id)) throw foreign();
  const { column } = orderOf(sort);
  if (column === 'companyKey') return { value: storable(value), id };
  if (column === 'appliedDate' && !(DAY.test(value) && isCalendarDay(value))) throw foreign();
  const moment = new Date(value);
  if (!isStorableMoment(moment)) throw foreign();
  return { value: column === 'createdAt' ? moment : value, id };
}

function read(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function storable(value: string): string {
  if (value.includes('\u0000') || !value.isWellFormed()) throw foreign();
  return value;
}

const foreign = (): Unreadable =>
  new Unreadable('This cursor does not come from a list in this order. Leave it out to start over.');
