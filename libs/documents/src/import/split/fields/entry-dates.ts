import type { Entry } from '../entries/split-entries.ts';
import type { ReadField } from './field.types.ts';

export interface EntryDates {
  startDate: ReadField | undefined;
  endDate: ReadField | undefined;
  current: boolean;
}

/** The year of a date; NaN where it has none. */
export const yearOf = (date: ReadField | undefined): number =>
  Number(/\d{4}/.exec(date?.text ?? '')?.[0] ?? Number.NaN);

/** When a job or course was; a single date is its end. */
export function datesOf({ period, periodSources: sources }: Entry): EntryDates {
  if (!period) return { startDate: undefined, endDate: undefined, current: false };
  const { start, end, isRange, current } = period;
  const field = (text: string): ReadField | undefined => (text === '' ? undefined : { text, sources });
  return isRange
    ? { startDate: field(start), endDate: field(end), current }
    : { startDate: undefined, endDate: field(start), current: false };
}
