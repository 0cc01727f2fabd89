import { MONTH_WORDS, monthNumber } from '../../month-words.ts';
import words from '../words/date-words.json' with { type: 'json' };

/** A span of time as a resume prints it; each end is `YYYY-MM`, or `YYYY` where the page names a year alone. */
export interface Period {
  start: string;
  end: string;
  current: boolean;
  /** It names both ends, or says that it goes on. */
  isRange: boolean;
  /** Its place in the text. */
  index: number;
  length: number;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
const anyOf = (list: readonly string[]): string =>
  list
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const MONTH = `(?:${anyOf(MONTH_WORDS)})`;
const YEAR = '(?:19[4-9]|20[0-6])\\d';
const SHORT_YEAR = "['’‘]\\d{2}(?!\\d)";
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
const POINT = [
  `(?:(?:${DAY}(?: of)?[ ,]+)?${MONTH}(?!\\p{L})[.,]?(?: ${DAY},)?(?: of| de| d’)?[ ,./-]*(?:${YEAR}|${SHORT_YEAR}))`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])[/.-](?:0?[1-9]|[12]\\d|3[01])[/.-]${YEAR})`,
  `(?:(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR})`,
  `(?:${YEAR}[/.-](?:0[1-9]|1[0-2])(?!\\d)(?:[/.-](?:0[1-9]|[12]\\d|3[01])(?!\\d))?)`,
  `(?:${YEAR},? ${MONTH}(?!\\p{L}))`,
  `(?:(?:(?:${anyOf(words.season)})(?: of)?[ ,/-]+)?${YEAR})`,
].join('|');
/** A month and a year of two digits each: understood in a span only. */
const SHORT_POINT = `(?:(?:0[1-9]|1[0-2])/\\d{2}|${SHORT_YEAR})(?!\\d)`;
const NOW = `(?:${anyOf(words.now)})`;
/** How an Ethiopian date says which calendar it is of. */
const CALENDAR = '(?:\\s*\\(?[GE]\\.?C\\.?\\)?)?';
const DASH = '(?:[-‐-―−~→>]+)';
const TO = `(?:(?:${DASH}|/|,?\\s(?:${anyOf(words.to)})(?!\\p{L}))\\s*)`;
const BEFORE = '(?<![\\p{L}\\d₦$£€/.])';
const AFTER = '(?![\\p{L}%]|\\d)';
const FROM = `(?:(?:${anyOf([...words.from, ...words.since])})\\s+|d['’])?`;

const RANGE = new RegExp(
  `${BEFORE}${FROM}(${POINT}|${MONTH}\\.?)${CALENDAR}\\s*${TO}(?:(?:${anyOf(words.expected)})\\s+)?(${POINT}|${NOW}|\\d{2}(?=\\D|$))${AFTER}`,
  'iu',
);
const BETWEEN = new RegExp(
  `${BEFORE}(?:between|entre|zwischen)\\s+(${POINT})\\s+(?:and|&|et|und|e)\\s+(${POINT}|${NOW})${AFTER}`,
  'iu',
);
const SHORT_RANGE = new RegExp(`${BEFORE}(${SHORT_POINT})\\s*${TO}(${SHORT_POINT}|${NOW})${AFTER}`, 'iu');
/** Two dates beside each other without a sign between, alone or at one end of a text. */
const BESIDE_RANGE = ['^\\s*(?:#)(?=\\D|$)', '(?<=^|[\\s|,·•(])(?:#)[)\\s]*$'].map(
  (form) => new RegExp(form.replace('#', `(${POINT})\\s+(${POINT}|${NOW})${AFTER}`), 'iu'),
);
const JOINED_NOW = new RegExp(`${BEFORE}(${POINT})\\s+(till\\s+(?:date|now)|to\\s+date)${AFTER}`, 'iu');
const OPEN_RANGE = new RegExp(`${BEFORE}(${POINT})\\s*${DASH}\\s*(?=$|[)\\]|\\t])`, 'iu');
const SINCE = new RegExp(`(?<!\\p{L})(?:${anyOf(words.since)})\\s+(${POINT})${AFTER}`, 'iu');
const SINGLE = new RegExp(`(?<![\\p{L}\\d₦$£€.,/-])(${POINT})(?![\\p{L}%]|[,.]?\\d)`, 'iu');
const IS_NOW = new RegExp(`^${NOW}$`, 'iu');
const NAMED = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, 'iu');

const two = (month: number): string => String(month).padStart(2, '0');

/** One point in time as `YYYY-MM` or `YYYY`, or nothing. A year alone stays a year. */
function pointOf(text: string): string {
  const year = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`).exec(text)?.[0] ?? shortYear(text);
  if (!year) return '';
  const month = monthIn(text);
  return month >= 1 && month <= 12 ? `${year}-${two(month)}` : year;
}

function monthIn(text: string): number {
  const named = NAMED.exec(text)?.[0] ?? '';
  return monthNumber(named) || numericMonth(text);
}

function shortYear(text: string): string | undefined {
  const digits = /(?:['’‘]|^\d{2}\/)(\d{2})(?!\d)/.exec(text)?.[1];
  if (!digits) return undefined;
  return Number(digits) < 60 ? `20${digits}` : `19${digits}`;
}

/** In 12/03/2019 the day comes first, as most of the world writes it, unless that is not a day and month. */
function numericMonth(text: string): number {
  const iso = new RegExp(`${YEAR}[/.-](\\d{2})`).exec(text)?.[1];
  if (iso) return Number(iso);
  const [, first = '', second = ''] = new RegExp(`(\\d{1,2})[/.-](\\d{1,2})[/.-]${YEAR}`).exec(text) ?? [];
  if (second) return Number(second) > 12 ? Number(first) : Number(second);
  return Number(
    new RegExp(`(\\d{1,2})\\s?[/.-]\\s?${YEAR}`).exec(text)?.[1] ?? /^(\d{2})\/\d{2}$/.exec(text)?.[1] ?? 0,
  );
}

/** 2019–21: the second year borrows the century of the first. */
const wholeYear = (end: string, start: string): string => {
  if (!/^\d{2}$/.test(end)) return end;
  const year = `${start.slice(0, 2)}${end}`;
  return year >= start.slice(0, 4) ? year : '';
};

function rangeOf(found: RegExpExecArray): Period | undefined {
  const [whole, from = '', to = ''] = found;
  const isOpen = IS_NOW.test(to);
  const end = isOpen ? '' : pointOf(wholeYear(to, pointOf(from)));
  // 'Jan – Mar 2020' names the year once.
  const start = pointOf(from) || pointOf(`${from} ${end.slice(0, 4)}`);
  if (start === '' || !(isOpen || end !== '') || (end !== '' && end.slice(0, 4) < start.slice(0, 4)))
    return undefined;
  return { start, end, current: isOpen, isRange: true, index: found.index, length: whole.length };
}

const open = (found: RegExpExecArray): Period => ({
  start: pointOf(found[1] ?? ''),
  end: '',
  current: true,
  isRange: true,
  index: found.index,
  length: found[0].length,
});

/**
 * The first span of time in a text, or else its first single date.
 * @param isSigned Only a sign or a word joins two dates to a span, as where they come from two lines.
 */
export function findPeriod(text: string, isSigned = false): Period | undefined {
  if (!/\d{2}/.test(text)) return undefined;
  for (const pattern of [RANGE, BETWEEN, SHORT_RANGE, ...(isSigned ? [] : BESIDE_RANGE)]) {
    const found = pattern.exec(text);
    const range = found ? rangeOf(found) : undefined;
    if (range) return range;
  }
  for (const pattern of [JOINED_NOW, SINCE, OPEN_RANGE]) {
    const found = pattern.exec(text);
    if (found) return open(found);
  }
  const single = SINGLE.exec(text);
  if (!single?.[1]) return undefined;
  const { index } = single;
  return {
    start: pointOf(single[1]),
    end: '',
    current: false,
    isRange: false,
    index,
    length: single[0].length,
  };
}

const UNIT =
  '(?:years?|yrs?|y|months?|mos?|mths?|weeks?|days?|hours?|minutes?|seconds?|ans?|années?|mois|jahre?|monate?|anos?|mes(?:es)?|miaka|mwaka|miezi|mwezi)';
const DURATION_TEXT = `(?:(?:less than|about|over|ca\\.|env\\.)\\s+)?(?:an?|one|two|three|a few|\\d{1,3}\\+?)\\s*${UNIT}\\.?(?!\\p{L})(?:[,\\s]*(?:and|et|und|e|na)?\\s*\\d{1,2}\\s*${UNIT}\\.?(?!\\p{L}))*`;
const BRACKETED = new RegExp(`\\s*[([]\\s*${DURATION_TEXT}\\s*[)\\]]`, 'iu');
const BESIDE = new RegExp(`^[\\s·•|,:;–—-]*${DURATION_TEXT}(?=$|[\\s|·•)\\]])`, 'iu');
const WHOLE = new RegExp(`^[\\s·•|([,–—-]*${DURATION_TEXT}[\\s)\\]]*$`, 'iu');
const SEPARATORS = '[\\s([{,;:|•·–—-]';
/** A label is the date's own where nothing else is before it, or a mark; a word such as 'in' always is. */
const LABEL_BEFORE = new RegExp(
  `(?:${SEPARATORS}|(?:(?<=^\\s*|[|,;:(•·–—-]\\s*)(?:${anyOf(words.label)})|(?<!\\p{L})(?:in|on|from|en|em|graduated|class of|issued|issued on|obtained|awarded|awarded on|received|completed|expected))(?!\\p{L})[:\\s]*)+$`,
  'iu',
);

/** '3 yrs 2 mos' and nothing else. */
export const isDuration = (text: string): boolean => WHOLE.test(text);

/** The text without a span of time and the brackets, labels and separators around it; a tab shows where it was. */
export function withoutPeriod(text: string, { index, length }: Period): string {
  const before = text.slice(0, index).replace(LABEL_BEFORE, '');
  const after = text
    .slice(index + length)
    .replace(/^\s*\(?[GE]\.?C\.?\)?(?=\W|$)/u, '')
    .replace(BRACKETED, '')
    .replace(BESIDE, '')
    .replace(/^[\s)\]},;:.|•·–—-]+/u, '');
  if (before === '' || after === '') return (before || after).trim();
  return `${before}\t${after}`.trim();
}
