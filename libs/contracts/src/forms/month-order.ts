import { firstMonthOf, lastMonthOf } from './month-or-year.ts';

/** Which field of the same object holds the beginning, and which flag says that the end does not count. */
export interface NotBefore {
  readonly field: string;
  /** While this flag of the same object is true, the end is not shown and may say anything. */
  readonly unless: string;
}

/**
 * Whether an end may be no earlier than its beginning: within one year, `2019` and `2019-03` fit in either
 * order. Other rules report what is empty or no date at all.
 */
export function isNotBefore(
  { field, unless }: NotBefore,
  end: unknown,
  siblings: Readonly<Record<string, unknown>>,
): boolean {
  const start = siblings[field];
  if (siblings[unless] === true || typeof end !== 'string' || typeof start !== 'string') return true;
  const first = firstMonthOf(start);
  const last = lastMonthOf(end);
  return first === undefined || last === undefined || last >= first;
}
