import { MONTH_NAMES } from '@career/contracts/vocabulary/month-names';

/** `2026-12-31` and `--12-31` as a person writes them: `31 December 2026`, `31 December`; `2021-05` and `2021` too. */
export function dayWords(date: string): string {
  const [, year, month, day] = /^(-|\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  return [day ? String(Number(day)) : '', name ?? '', year === '-' ? '' : (year ?? '')]
    .filter(Boolean)
    .join(' ');
}
