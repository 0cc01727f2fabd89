import { plural, t } from '../language/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30.4 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

interface Unit {
  ms: number;
  /** From this many milliseconds on the unit is used. */
  from: number;
  ago: (count: number) => string;
  ahead: (count: number) => string;
}

/** The longest unit first. Translations are those of Unicode CLDR, which browsers do not have for all our languages. */
const UNITS: readonly Unit[] = [
  {
    ms: YEAR_MS,
    from: YEAR_MS,
    ago: (count) => plural(count, '# year ago', '# years ago'),
    ahead: (count) => plural(count, 'in # year', 'in # years'),
  },
  {
    ms: MONTH_MS,
    from: 2 * MONTH_MS,
    ago: (count) => plural(count, '# month ago', '# months ago'),
    ahead: (count) => plural(count, 'in # month', 'in # months'),
  },
  {
    ms: DAY_MS,
    from: DAY_MS,
    ago: (count) => plural(count, '# day ago', '# days ago'),
    ahead: (count) => plural(count, 'in # day', 'in # days'),
  },
  {
    ms: HOUR_MS,
    from: HOUR_MS,
    ago: (count) => plural(count, '# hour ago', '# hours ago'),
    ahead: (count) => plural(count, 'in # hour', 'in # hours'),
  },
  {
    ms: MINUTE_MS,
    from: MINUTE_MS,
    ago: (count) => plural(count, '# minute ago', '# minutes ago'),
    ahead: (count) => plural(count, 'in # minute', 'in # minutes'),
  },
];

/** How long ago a moment is, or how far ahead: `3 days ago`, `in 2 hours`; whole units, rounded down. */
export function relativeText(moment: string | number, now: number = Date.now()): string {
  const ahead = new Date(moment).getTime() - now;
  const unit = UNITS.find(({ from }) => Math.abs(ahead) >= from);
  if (!unit) return Number.isNaN(ahead) ? String(moment) : t`now`;
  const count = Math.floor(Math.abs(ahead) / unit.ms);
  return ahead < 0 ? unit.ago(count) : unit.ahead(count);
}

/** So many days from now: `in 3 days`. */
export const daysAhead = (days: number): string => plural(days, 'in # day', 'in # days');
