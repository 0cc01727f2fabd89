import { monthNumber } from '../../calendar/month-number.ts';

/** A day that a text names. */
export interface NamedDay {
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  date: string;
  /** The day that the same numbers are with the month first, where both are days. */
  orDate?: string;
  start: number;
  end: number;
}

const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const DAY = '\\b(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';
const YEAR = '(?:,? ?\\b(?<year>(?:19|20)\\d{2})\\b)?';
const FORMS = [
  /\b(?<year>(?:19|20)\d{2})-(?<number>\d{1,2})-(?<day>\d{1,2})\b/g,
  /\b(?<day>\d{1,2})[/.-](?<number>\d{1,2})[/.-](?<year>(?:19|20)\d{2})\b/g,
  new RegExp(`${DAY}(?: day)?(?: of|,)? ?${MONTH}${YEAR}`, 'g'),
  new RegExp(`\\b${MONTH} ${DAY}\\b${YEAR}`, 'g'),
];

/**
 * Days that a text in small letters names, in its order; numbers alone have the day first unless that is not a month.
 */
export function findDays(plain: string): NamedDay[] {
  const found: NamedDay[] = [];
  for (const form of FORMS)
    for (const match of plain.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const named = dayOf(match.groups ?? {}, form === FORMS[1]);
      if (named && !found.some((other) => other.start < end && start < other.end))
        found.push({ ...named, start, end });
    }
  return found.sort((left, right) => left.start - right.start);
}

function dayOf(
  groups: Readonly<Record<string, string | undefined>>,
  isNumbers: boolean,
): Pick<NamedDay, 'date' | 'orDate'> | undefined {
  const month = groups.month ? monthNumber(groups.month) : Number(groups.number);
  const day = Number(groups.day);
  const first = written(groups.year, month, day);
  if (!isNumbers) return first ? { date: first } : undefined;
  const other = written(groups.year, day, month);
  const date = first ?? other;
  if (!date) return undefined;
  return other && first && other !== first ? { date, orDate: other } : { date };
}

function written(year: string | undefined, month: number, day: number): string | undefined {
  const length = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (length === undefined || day < 1 || day > length) return undefined;
  if (month === 2 && day === 29 && year && !isLeap(Number(year))) return undefined;
  const rest = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return year ? `${year}-${rest}` : `--${rest}`;
}
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
