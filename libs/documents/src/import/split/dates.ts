/** A span of time as a resume prints it. Dates are `YYYY-MM`, or `YYYY` where no month is written. */
export interface Period {
  start: string;
  end: string;
  current: boolean;
  /** It names both ends, or says that it goes on. */
  isRange: boolean;
  /** Where it stands in the text. */
  index: number;
  length: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19|20)\\d{2}';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const POINT = [
  `(?:${DAY}(?: of)?[ ,]+)?${MONTH}[.,]?(?:[ /-]?${DAY},)?[ ,/-]*(?:${YEAR}|['’]\\d{2}\\b)`,
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR}`,
  `(?:0?[1-9]|1[0-2])[/.-]${YEAR}`,
  `${YEAR}[/.-](?:0[1-9]|1[0-2])(?!\\d)(?:[/.-]\\d{2})?`,
  YEAR,
].join('|');
const NOW =
  '(?:present(?: day)?|current(?:ly)?|till (?:date|now|present)|to date|to-date|date|now|ongoing|today)';
const DASH = '(?:[-‐-―−~]+|to|till|until|through|/)';
const RANGE = new RegExp(
  `(?<![\\w₦$£€.])(?:from |since )?(${POINT}|${MONTH}\\.?)\\s*(?:${DASH}\\s*(${POINT}|${NOW})|(till date|to date|till now|–?\\s*present))(?![\\w%])`,
  'iu',
);
const SINCE = new RegExp(`(?<!\\w)since (${POINT})(?!\\w)`, 'iu');
const SINGLE = new RegExp(`(?<![\\w₦$£€.,/-])(${POINT})(?![\\w%,]*\\d|\\w)`, 'iu');

/** One point in time as `YYYY-MM` or `YYYY`, or nothing. */
export function monthOf(text: string): string {
  const year = new RegExp(YEAR).exec(text)?.[0] ?? shortYear(text);
  if (!year) return '';
  const named = new RegExp(MONTH, 'i').exec(text)?.[0].slice(0, 3).toLowerCase();
  const number = named ? MONTHS.indexOf(named) + 1 : numericMonth(text);
  return number ? `${year}-${String(number).padStart(2, '0')}` : year;
}

function shortYear(text: string): string | undefined {
  const digits = /['’](\d{2})\b/.exec(text)?.[1];
  if (!digits) return undefined;
  return Number(digits) < 60 ? `20${digits}` : `19${digits}`;
}

/** In 12/03/2019 the day comes first, as most of the world writes it. */
function numericMonth(text: string): number {
  const iso = new RegExp(`${YEAR}[/.-](\\d{2})`).exec(text)?.[1];
  const full = new RegExp(`\\d{1,2}[/.-](\\d{1,2})[/.-]${YEAR}`).exec(text)?.[1];
  const short = new RegExp(`(\\d{1,2})[/.-]${YEAR}`).exec(text)?.[1];
  const month = Number(iso ?? full ?? short ?? 0);
  return month <= 12 ? month : 0;
}

/** The first span of time in a text, or its first single date. */
export function findPeriod(text: string): Period | undefined {
  const range = RANGE.exec(text);
  if (range) {
    const [whole, from = '', to = '', now] = range;
    const isOpen = now !== undefined || new RegExp(`^${NOW}$`, 'iu').test(to);
    const end = isOpen ? '' : monthOf(to);
    // 'Jan – Mar 2020' names the year once.
    const start = monthOf(from) || monthOf(`${from} ${end.slice(0, 4)}`);
    const isWhole = start !== '' && (isOpen || end !== '');
    if (isWhole) {
      return { start, end, current: isOpen, isRange: true, index: range.index, length: whole.length };
    }
  }
  const since = SINCE.exec(text);
  if (since) {
    const { index } = since;
    return {
      start: monthOf(since[1] ?? ''),
      end: '',
      current: true,
      isRange: true,
      index,
      length: since[0].length,
    };
  }
  const single = SINGLE.exec(text);
  if (!single?.[1]) return undefined;
  const { index } = single;
  return {
    start: monthOf(single[1]),
    end: '',
    current: false,
    isRange: false,
    index,
    length: single[0].length,
  };
}

/** The text without a span of time and the brackets and separators around it. */
export function withoutPeriod(text: string, { index, length }: Period): string {
  const before = text
    .slice(0, index)
    .replace(
      /(?:[\s([{,;:|•·–—-]|\b(?:dates?|period|duration|year|from|graduated|class of|issued|obtained|awarded|in)\b[:\s]*)+$/iu,
      '',
    );
  const after = text
    .slice(index + length)
    .replace(/^\s*\((?:\d+ (?:years?|yrs?|months?|mos?)[^)]*)\)/i, '')
    .replace(/^[\s)\]},;:|•·–—-]+/u, '');
  if (before === '' || after === '') return (before || after).trim();
  return `${before}\t${after}`.trim();
}
