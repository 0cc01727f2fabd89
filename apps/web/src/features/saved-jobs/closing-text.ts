import { dayOf, dayText } from '../../shared/dates/days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is left until a last day, in words. */
export function closingText(deadline: string, now: Date): { text: string; isSoon: boolean } {
  const days = Math.round((Date.parse(deadline) - Date.parse(dayOf(now))) / DAY_MS);
  if (days < 0) return { text: `Closed on ${dayText(deadline)}`, isSoon: false };
  if (days === 0) return { text: 'Closes today', isSoon: true };
  if (days === 1) return { text: 'Closes tomorrow', isSoon: true };
  return { text: `Closes on ${dayText(deadline)}, in ${days} days`, isSoon: days <= 3 };
}
