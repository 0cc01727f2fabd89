const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Years that a database and every calendar program can hold, with a year to spare for time zones and days beside. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9998;

/** Whether a text starts with a day that the calendar has. Other rules report what is empty or no day at all. */
export function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return true;
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (!year || !month || !day) return true;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return isKnownYear(Number(year)) && moment.getUTCDate() === Number(day);
}

/** Whether a moment is in the years that can be stored; false for an invalid date, too. */
export const isStorableMoment = (moment: Date): boolean => isKnownYear(moment.getUTCFullYear());

const isKnownYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;
