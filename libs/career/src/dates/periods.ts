import { firstMonthOf, isYearOnly, lastMonthOf } from '@career/contracts/forms/month-or-year';
import { MONTH_NAMES } from '@career/contracts/vocabulary/month-names';

/** From when to when a job or study lasted, each a month, a whole year or nothing. */
export interface Period {
  startDate?: string | null;
  endDate?: string | null;
  current?: boolean | null;
}

/** First and last month, both counted from year 0. */
export interface Months {
  from: number;
  to: number;
}

/** All months that a period can cover: whole years count from January to December. Undefined without both ends. */
export function possibleMonths(period: Period, now: number): Months | undefined {
  const from = firstMonthOf(period.startDate);
  const to = period.current ? now : lastMonthOf(period.endDate);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * The months that a period is sure to cover, none of them to come: `2019` to `2021` reaches from December 2019 to January
 * 2021 at least. Undefined where its dates are missing or prove no month.
 */
export function certainMonths(period: Period, now: number): Months | undefined {
  const from = lastMonthOf(period.startDate);
  const end = period.current ? now : firstMonthOf(period.endDate);
  if (from === undefined || end === undefined) return undefined;
  const to = Math.min(end, now);
  return to < from ? undefined : { from, to };
}

/** Number of months that a period lasted for certain, its first and last counted; 0 when its dates are not sound. */
export function monthsOf(period: Period, now: number): number {
  const certain = certainMonths(period, now);
  return certain ? certain.to - certain.from + 1 : 0;
}

/** Number of months of work that the periods prove, months held twice counted once. */
export function monthsOfWork(periods: readonly Period[], now: number): number {
  const spans = periods
    .flatMap((period) => certainMonths(period, now) ?? [])
    .sort((one, other) => one.from - other.from);
  let months = 0;
  let reached = -1;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}

/** Whether two dates leave no doubt which is the later one: `2021` may be before or after `2021-05`. */
export const isSurelyLater = (date: string | null | undefined, than: string | null | undefined): boolean =>
  (firstMonthOf(date) ?? -1) > (lastMonthOf(than) ?? -1);

/** Whether a date is over for certain: a whole year only when the next one has begun. */
export const isOver = (date: string | null | undefined, today: string): boolean =>
  (lastMonthOf(date) ?? Number.MAX_SAFE_INTEGER) < (firstMonthOf(today) ?? 0);

/** Whether a date is still to come for certain: no part of it has begun. */
export const isToCome = (date: string | null | undefined, today: string): boolean =>
  (firstMonthOf(date) ?? -1) > (firstMonthOf(today) ?? 0);

/** A month counted from year 0 in words, or the year it ends or begins where only that was written. */
export const monthOrYear = (month: number, written: string | null | undefined): string =>
  isYearOnly(written)
    ? String(Math.floor(month / 12))
    : `${MONTH_NAMES[month % 12]} ${Math.floor(month / 12)}`;
