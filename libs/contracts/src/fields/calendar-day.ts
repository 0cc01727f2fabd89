const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Years that a database and every calendar program can hold. */
const FIRST_YEAR = 1000;

/** Whether a text starts with a day that the calendar has. What is empty or no day at all is for other rules to tell. */
export function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return true;
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (!year || !month || !day) return true;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= FIRST_YEAR && moment.getUTCDate() === Number(day);
}
