import { dayOf, dayText } from '../../shared/dates/days.ts';
import { daysAhead } from '../../shared/dates/relative-text.ts';
import { t } from '../../shared/language/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is left until a last day, in words. */
export function closingText(deadline: string, now: Date): { text: string; isSoon: boolean } {
  const days = Math.round((Date.parse(deadline) - Date.parse(dayOf(now))) / DAY_MS);
  if (days < 0) return { text: t`Closed on ${dayText(deadline)}`, isSoon: false };
  if (days === 0) return { text: t`Closes today`, isSoon: true };
  if (days === 1) return { text: t`Closes tomorrow`, isSoon: true };
  return { text: t`Closes on ${dayText(deadline)}, ${daysAhead(days)}`, isSoon: days <= 3 };
}
