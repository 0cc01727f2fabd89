import { dateFormat } from '../language/texts.ts';
import { dateText } from './date-text.ts';

/** A day as the API writes it: `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const two = (part: number): string => String(part).padStart(2, '0');

/** The day it is where the person is. */
export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Noon of a day where the person is: no change of clocks moves it to another day. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const noon = new Date(2000, month - 1, date, 12);
  // A year below 100 would be read as one of the 1900s.
  noon.setFullYear(year, month - 1, date);
  return noon;
}

const MOMENT = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day in words: `21 Nov 2026`. */
export function dayText(day: Day): string {
  const noon = noonOf(day).getTime();
  return Number.isNaN(noon) ? day : dateText(noon);
}

/** A moment in words, in the time zone of the device: `Sat, 21 Nov 2026, 10:30`. */
export function momentText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : MOMENT.format(date);
}
