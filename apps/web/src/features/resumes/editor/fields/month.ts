/** Months as people read them, with the number that a stored month carries. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: new Date(2000, index, 15).toLocaleDateString('en', { month: 'long' }),
}));

export interface MonthParts {
  year: string;
  month: string;
}

/** Year and month of a stored month; either may be missing while the person is still choosing. */
export function splitMonth(value: string): MonthParts {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

/** A stored month, or an empty text until both parts are there. */
export const joinMonth = ({ year, month }: MonthParts): string =>
  /^\d{4}$/.test(year) && month ? `${year}-${month}` : '';

/** Firefox and Safari on computers have no month picker of their own. */
export function hasMonthInput(): boolean {
  const probe = document.createElement('input');
  probe.setAttribute('type', 'month');
  return probe.type === 'month';
}
