import { dateText } from '../../shared/dates/date-text.ts';

/** A day in words, by the calendar of the device: `21 Nov 2026`. */
const dayText = (day: string): string => dateText(new Date(`${day}T12:00:00`).getTime());

const DAY_MS = 24 * 60 * 60 * 1000;

/** `YYYY-MM-DD` of a moment, where the person is. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** What is left until a last day, in words. */
export function closingText(deadline: string, now: Date): { text: string; isSoon: boolean } {
  const days = Math.round((Date.parse(deadline) - Date.parse(dayOf(now))) / DAY_MS);
  if (days < 0) return { text: `Closed on ${dayText(deadline)}`, isSoon: false };
  if (days === 0) return { text: 'Closes today', isSoon: true };
  if (days === 1) return { text: 'Closes tomorrow', isSoon: true };
  return { text: `Closes on ${dayText(deadline)}, in ${days} days`, isSoon: days <= 3 };
}
