import { ANY_CURRENCY, currencyOf } from './salary-currencies.ts';

export type SalaryPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What one unit of other currencies is worth, as an operator configured it. */
export interface ExchangeRates {
  /** Day the rates are of, `YYYY-MM-DD`. */
  date: string;
  /** Who published them, in words for people; may be empty. */
  source: string;
  /** Naira for one unit, by ISO 4217 code. */
  naira: Readonly<Record<string, number>>;
}

export interface Salary {
  /** ISO 4217 code of the currency of the posting. */
  currency: string;
  /** Amounts in that currency, per period; equal when one amount is named. */
  min: number;
  max: number;
  /** Null when the posting does not say for how long. */
  period: SalaryPeriod | null;
  /** The same amounts in naira, per the same period, unrounded; null when there is no rate for the currency. */
  naira: { min: number; max: number } | null;
  /** The rate that was used; null when the posting pays in naira or there is none. */
  rate: { naira: number; date: string; source: string } | null;
}

const NUMBER = String.raw`\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const TIMES = 'k|m|mn|mln|million|thousand';
const AMOUNT = (n: string): string =>
  String.raw`(?<before${n}>${ANY_CURRENCY})?\s?(?<number${n}>${NUMBER})\s?(?<times${n}>(?:${TIMES})(?![\p{L}\d]))?\s?(?<after${n}>(?:${ANY_CURRENCY})(?![\p{L}\d]))?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT('1')}(?:(?:\s?\/\s?\p{L}{1,5})?\s?(?:-|–|—|to|and)\s?${AMOUNT('2')})?`,
  'giu',
);

const FACTOR: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6 };

const PERIODS: readonly [SalaryPeriod, RegExp][] = [
  ['hour', /\b(?:hour|hourly|hr|hrs|p\/h|ph|Stunde|heure)\b|\/\s?h\b/i],
  ['day', /\b(?:day|daily|p\/d|jour)\b/i],
  ['week', /\b(?:week|weekly|wk|pw|semaine)\b/i],
  ['month', /\b(?:month|monthly|mth|mo|pm|p\.m|pcm|Monat|monatlich|mois|mensuel)\b/i],
  ['year', /\b(?:year|yearly|yr|annum|annually|annual|p\.?a|pa|Jahr|jährlich)\b/i],
];
/** `per word`, `per visit`: pay for a piece, which says nothing of a month. */
const PER_PIECE =
  /^[\s,)]*(?:per|a|an|each|\/)\s+(?!hour\b|hr\b|day\b|week\b|wk\b|month\b|mth\b|mo\b|year\b|yr\b|annum\b|Jahr\b|Monat\b|Stunde\b|mois\b|heure\b|jour\b|semaine\b)(?:\w+)/i;

/**
 * Reads pay as postings word it: `₦250k - ₦350k monthly`, `US$48,000 - US$66,000 a year`, `65 k€ per year`.
 * @param rates from configuration; without them, or without one for the currency, nothing is converted.
 * @returns null when the text names no amount with a currency, or pay for a piece of work.
 */
export function salary(text: string | null | undefined, rates?: ExchangeRates | null): Salary | null {
  if (!text) return null;
  const found = amountsIn(text);
  if (!found) return null;
  const { currency, min, max, rest } = found;
  if (PER_PIECE.test(rest)) return null;
  const period = periodIn(rest) ?? periodIn(text);
  if (currency === 'NGN') return { currency, min, max, period, naira: { min, max }, rate: null };
  const naira = rates?.naira[currency];
  if (!rates || naira === undefined || !(naira > 0))
    return { currency, min, max, period, naira: null, rate: null };
  return {
    currency,
    min,
    max,
    period,
    naira: { min: min * naira, max: max * naira },
    rate: { naira, date: rates.date, source: rates.source },
  };
}

/** Hours and days of full-time work: 40 hours and 5 days a week, 52 weeks a year. */
const PER_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** An amount per period as an amount per month of full-time work. */
export const perMonth = (amount: number, period: SalaryPeriod): number => (amount * PER_YEAR[period]) / 12;

function amountsIn(text: string): { currency: string; min: number; max: number; rest: string } | undefined {
  for (const match of text.matchAll(RANGE)) {
    const part = match.groups ?? {};
    const sign = part.before1 ?? part.after1 ?? part.before2 ?? part.after2;
    const currency =
      sign === undefined ? undefined : currencyOf(part.after1 && part.before1 === '$' ? part.after1 : sign);
    // `$` is made precise by a code at the end: `$58,000 - $66,000 USD`.
    const precise = part.after2 ? currencyOf(part.after2) : undefined;
    const code = precise ?? currency;
    if (code === undefined) continue;
    const first = amount(part.number1, part.times1 ?? borrowed(part));
    const second = part.number2 === undefined ? first : amount(part.number2, part.times2);
    if (!(first >= 0) || !(second >= 0)) continue;
    const rest = text.slice(match.index + match[0].length);
    return { currency: code, min: Math.min(first, second), max: Math.max(first, second), rest };
  }
  return undefined;
}

/** `250 - 350k` means 250k: the first number takes the multiplier of the second where it is otherwise far too small. */
function borrowed(part: Record<string, string | undefined>): string | undefined {
  if (part.number2 === undefined || part.times2 === undefined) return undefined;
  return amount(part.number1, undefined) < 1000 ? part.times2 : undefined;
}

function amount(digits: string | undefined, times: string | undefined): number {
  if (digits === undefined) return Number.NaN;
  const grouped = digits.replaceAll(/[ ,.'’\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  const number = Number(grouped.replace(',', '.'));
  return Math.round(number * (FACTOR[times?.[0]?.toLowerCase() ?? ''] ?? 1) * 100) / 100;
}

/** The first time unit that a text names. */
function periodIn(text: string): SalaryPeriod | null {
  const found = PERIODS.map(([period, rule]) => ({ period, at: text.search(rule) })).filter(
    ({ at }) => at >= 0,
  );
  return found.sort((a, b) => a.at - b.at)[0]?.period ?? null;
}
