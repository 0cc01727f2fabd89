import { MONTH_NAMES, SHORT_MONTH_NAMES } from '@career/contracts/vocabulary/month-names';
import type { DateFormat } from '@career/contracts/vocabulary/resume-vocabulary';

/** A month `YYYY-MM` as text; a year and anything else is shown as it is. No date object, so no time zone can shift it. */
export function monthText(month: string | undefined, format: DateFormat): string {
  const [, year, number] = /^(\d{4})-(\d{2})/.exec(month ?? '') ?? [];
  if (!year || !number) return month ?? '';
  const index = Number(number) - 1;
  switch (format) {
    case 'long':
      return `${MONTH_NAMES[index] ?? number} ${year}`;
    case 'numeric':
      return `${number}/${year}`;
    case 'year':
      return year;
    default:
      return `${SHORT_MONTH_NAMES[index] ?? number} ${year}`;
  }
}

/** A day `YYYY-MM-DD` as text, always with its year; anything else is shown as it is. */
export function dayText(day: string, format: DateFormat): string {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || !month || !number) return day;
  if (format === 'numeric') return `${number}/${month}/${year}`;
  return `${Number(number)} ${monthText(`${year}-${month}`, format === 'long' ? 'long' : 'short')}`;
}
