import { monthNumber } from '../calendar/month-number.ts';
import { momentIn } from '../calendar/zoned-time.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})\b/i;
const MONTH_DAY = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i;

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/;
const TIME = /\b(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?\s*$/i;
/** An appointment without a time is at the start of the working day. */
const NO_TIME = '09:00';

/**
 * A day as people and spreadsheets write it, as `YYYY-MM-DD`: 2026-11-02, 02/11/2026 (the day first, unless that is not
 * a month), 2 Nov 2026, November 2, 2026. What is not a day in any of these comes back as it is, for a rule to refuse.
 */
export const dayFrom = (text: string): string => readDay(text.trim())?.day ?? text.trim();

/**
 * A day with a time in a time zone, such as `2026-11-02 09:30` or `2 Nov 2026 2:30 pm`, as an ISO moment; nine in the
 * morning when there is no time. What is none comes back as it is.
 */
export function momentFrom(text: string, timeZone: string): string {
  const trimmed = text.trim();
  if (WITH_OFFSET.test(trimmed)) return trimmed;
  const { day, rest } = readDay(trimmed) ?? {};
  if (!day || rest === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return trimmed;
  const time = rest.trim() === '' ? NO_TIME : timeFrom(rest);
  return time === undefined ? trimmed : momentIn(timeZone, day, time).toISOString();
}

function readDay(text: string): { day: string; rest: string } | undefined {
  const found = yearFirst(text) ?? yearLast(text) ?? dayMonth(text) ?? monthDay(text);
  if (!found) return undefined;
  const { year, month, day, length } = found;
  const fullYear = year.length === 2 ? `20${year}` : year;
  return {
    day: `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
    rest: text.slice(length).replace(/^[\sT,]+/, ''),
  };
}

interface Found {
  year: string;
  month: number;
  day: string;
  length: number;
}

function yearFirst(text: string): Found | undefined {
  const [all, year, month, day] = YEAR_FIRST.exec(text.replace('T', ' ')) ?? [];
  return all && year && day ? { year, month: Number(month), day, length: all.length } : undefined;
}

function yearLast(text: string): Found | undefined {
  const [all, first, second, year] = YEAR_LAST.exec(text) ?? [];
  if (!all || !first || !second || !year) return undefined;
  const isMonthFirst = Number(second) > 12 && Number(first) <= 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { year, month: Number(month), day, length: all.length };
}

function dayMonth(text: string): Found | undefined {
  const [all, day, name, year] = DAY_MONTH.exec(text) ?? [];
  return all && day && name && year ? named(name, day, year, all.length) : undefined;
}

function monthDay(text: string): Found | undefined {
  const [all, name, day, year] = MONTH_DAY.exec(text) ?? [];
  return all && day && name && year ? named(name, day, year, all.length) : undefined;
}

function named(name: string, day: string, year: string, length: number): Found | undefined {
  const month = monthNumber(name);
  return month === 0 ? undefined : { year, month, day, length };
}

function timeFrom(text: string): string | undefined {
  const [, hour, minute, half] = TIME.exec(text) ?? [];
  if (!hour || !minute) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
