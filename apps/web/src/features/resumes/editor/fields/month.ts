import { isYearOnly } from '@career/contracts/forms/month-or-year';
import { dateFormat } from '../../../../shared/language/texts.ts';

/** Months as people read them, with the number that a stored month carries. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: dateFormat({ month: 'long' }).format(new Date(2000, index, 15)),
}));

export interface MonthParts {
  year: string;
  month: string;
}

/** Year and month of a stored date; the month is missing where only the year was written. */
export function splitMonth(value: string): MonthParts {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

/** A stored month, a year without a month, or an empty text until the year is whole. */
export function joinMonth({ year, month }: MonthParts): string {
  if (!isYearOnly(year)) return '';
  return month ? `${year}-${month}` : year;
}

/** Firefox and Safari on computers have no month picker of their own. */
export function hasMonthInput(): boolean {
  const probe = document.createElement('input');
  probe.setAttribute('type', 'month');
  return probe.type === 'month';
}
