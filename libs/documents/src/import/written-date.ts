import { monthNumber } from './month-words.ts';

const ISO = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.]\d{1,2}(?:[t ].*)?)?)?$/;
const NUMBERS = /^(?:(\d{1,2})[/.\- ])?(\d{1,2})[/.\- ]{1,3}(\d{4})$/;
const WORDS =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)? )?(?:de |of )?)?(\p{L}{3,12})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? ?(?:de |of )?[-/]?(\d{4}|['’]\d{2})$/u;
const YEAR_FIRST = /^(\d{4})[, ]{1,2}(\p{L}{3,12})\.?$/u;
const NOW =
  /^(?:until |till |to )?(?:present(?: day)?|current(?:ly)?(?: working here)?|date|now|ongoing|today|actuel|aujourd['’]?hui|a ce jour|heute|jetzt|derzeit|laufend|bis heute|actual(?:mente)?|presente|hoy|atual(?:mente)?|o momento|oggi|sasa)$/;

const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function joined(year: string, month: number): string {
  if (month > 12) return '';
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** Of two numbers before a year the first is the day, as most of the world writes it, unless no month can be the second. */
const monthAmong = (first: number, second: number): number => (second > 12 ? first : second);

function worded(name: string, year: string): string {
  const month = monthNumber(name);
  if (month === 0) return '';
  const short = Number(year.slice(1));
  return joined(year.length === 4 ? year : String(short < 60 ? 2000 + short : 1900 + short), month);
}

/**
 * A date in anybody's words as `YYYY-MM`, or as `YYYY` where no month is written; nothing where the text is anything else
 * than one date. Days are dropped.
 */
export function writtenDate(text: string): string {
  const date = simplified(text);
  const [iso, isoYear = '', isoMonth] = ISO.exec(date) ?? [];
  if (iso !== undefined) return isoMonth === '00' ? isoYear : joined(isoYear, Number(isoMonth ?? 0));
  const [numbers, first, second, year = ''] = NUMBERS.exec(date) ?? [];
  if (numbers !== undefined) return joined(year, monthAmong(Number(first ?? second), Number(second)));
  const [, name, nameYear = ''] = WORDS.exec(date) ?? [];
  if (name !== undefined) return worded(name, nameYear);
  const [, yearFirst = '', lateName] = YEAR_FIRST.exec(date) ?? [];
  return lateName === undefined ? '' : worded(lateName, yearFirst);
}

/** Whether a text in place of an end says that it has not come: `Present`, `to date`, `heute`. */
export const saysOngoing = (text: string): boolean => NOW.test(simplified(text));

const SPAN_END = /^(.*?\d.*?)\s*(?:\s[-–—]\s|[–—]|\s(?:to|till|until|bis|à|au|a|hasta)\s|\s-|-\s)\s*(.+)$/iu;
const YEARS = /^(\d{4})\s*[-/]\s*(\d{4})$/;

/**
 * A span of time in anybody's words: `May 2019 to Present`, `2012 – 2016`; a date alone is its end. Undefined where the
 * text is anything else.
 */
export function writtenSpan(
  text: string,
): { startDate: string; endDate: string; current: boolean } | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  const one = writtenDate(words);
  if (one !== '') return { startDate: '', endDate: one, current: false };
  const [, from = '', to = ''] = YEARS.exec(words) ?? SPAN_END.exec(words) ?? [];
  const startDate = writtenDate(from.replace(/^(?:from|since|seit|depuis|desde) /i, ''));
  const current = saysOngoing(to);
  const endDate = current ? '' : writtenDate(to);
  return startDate === '' || (endDate === '' && !current) ? undefined : { startDate, endDate, current };
}
