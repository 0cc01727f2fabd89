import { monthNumber } from '../../month-words.ts';

/** A whole day as a resume prints it. */
export interface WrittenDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Written in numbers of which either may be the month; the day was taken to come first. */
  isAmbiguous: boolean;
}

const YEAR = '((?:19|20)\\d{2})';
const ISO = new RegExp(`^${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`);
const NUMBERS = new RegExp(`^(\\d{1,2})\\s?[-/.]\\s?(\\d{1,2})\\s?[-/.]\\s?${YEAR}(?!\\d)`);
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: day)?(?: of| de|,)?[\\s./-]*(\\p{L}+)[.,]?(?: de)?[\\s,./-]*${YEAR}(?!\\d)`,
  'iu',
);
const MONTH_FIRST = new RegExp(`^(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${YEAR}(?!\\d)`, 'iu');

/** The day that a text begins with, in any of the languages that imports read. */
export function writtenDay(text: string): WrittenDay | undefined {
  const said = text.trim();
  const iso = ISO.exec(said);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(said);
  if (numbers) {
    const [one, other, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    return other > 12 ? dayOf(year, one, other) : dayOf(year, other, one, one <= 12 && one !== other);
  }
  const named = DAY_FIRST.exec(said);
  if (named) return dayOf(Number(named[3]), monthNumber(named[2] ?? ''), Number(named[1]));
  const american = MONTH_FIRST.exec(said);
  return american
    ? dayOf(Number(american[3]), monthNumber(american[1] ?? ''), Number(american[2]))
    : undefined;
}

function dayOf(year: number, month: number, day: number, isAmbiguous = false): WrittenDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // 31 April would be 1 May.
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { date: date.toISOString().slice(0, 10), isAmbiguous };
}
