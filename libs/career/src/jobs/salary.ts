import { type Amount, amountsIn } from './pay/amounts.ts';
import { codeOf } from './pay/currencies.ts';
import { isPerPiece, periodIn, type SalaryPeriod } from './pay/period.ts';
import { countryOf } from './places/place-names.ts';

/** What one unit of other currencies is worth, as an operator configured it. */
export interface ExchangeRates {
  /** Day the rates are of, `YYYY-MM-DD`. */
  date: string;
  /** Who published them, in words for people; may be empty. */
  source: string;
  /** Naira for one unit, by ISO 4217 code. */
  naira: Readonly<Record<string, number>>;
}

/** Amounts per period; `min` is null in `up to`, `max` in `from`, and both are equal when one amount is named. */
export interface PayRange {
  min: number | null;
  max: number | null;
}

export interface Salary extends PayRange {
  /** ISO 4217 code of the currency of the posting; null when the posting does not say which. */
  currency: string | null;
  /** Null when the posting does not say for how long. */
  period: SalaryPeriod | null;
  /** Before or after tax and deductions; null when the posting does not say. */
  basis: 'gross' | 'net' | null;
  /** The same amounts in naira, per the same period, unrounded; null when there is no rate for the currency. */
  naira: PayRange | null;
  /** The rate that was used; null when the posting pays in naira or there is none. */
  rate: { naira: number; date: string; source: string } | null;
}

/** Nothing longer states pay. */
const LONGEST_TEXT = 2_000;
const AT_MOST =
  /(?:\bup ?to|\bmax(?:imum)?\.?(?: of)?|\bas much as|\b(?:not|no) more than|\bat most|\bbis zu|\bjusqu['’]à|\bbelow|\bunder|\bless than)[\s:]*$/i;
const AT_LEAST =
  /(?:\bfrom|\bstarting(?: salary| pay)?(?: at| from| of)?|\bstarts (?:at|from)|\bmin(?:imum)?\.?(?: of)?|\bat least|\bnot less than|\bab|\bà partir de|\bupwards? of|\babove|\bmore than|\bover)[\s:]*$/i;
const AND_MORE = /^\s?(?:\+|plus\b(?!\s)|upwards?\b|and (?:above|more|up)\b|minimum\b)/i;
const AND_LESS = /^(?:\s?(?:p\.?m\.?|a month|per month|monthly))?\s?max(?:imum)?\b/i;
/** What is paid on top of pay. */
const EXTRA_BEFORE =
  /(?:\b(?:allowance|bonus|commission|incentives?|OTE|budget|benefit|reimbursement|deposit|fee|equity|401\s?\(?k?\)?)(?: is| of| up to| up| to|:| -)*|\b(?:lunch|meals?|feeding|transport(?:ation)?|fuel|housing|airtime|wardrobe)\s?\(?)\s*$/i;
const EXTRA_AFTER =
  /^\s?(?:(?:a|per) (?:month|year)\s)?(?:[\p{L}-]+\s){0,2}?(?:allowance|bonus|budget|OTE|stipend|401|match|sign-on|voucher|deposit)\b/iu;
/** Numbers that count something else. */
const COUNTED =
  /^\s?(?:%|(?:-|\s)?(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|people|staff|employees|positions?|vacanc\w+|payments|salaries|slots|leads|steps?|th|st|nd)\b)/i;
const LABELS =
  /(?:\b(?:band|level|grade|age[sd]?|step|ref|no|class|tier|GL|HATISS|CONTISS|CONUASS|CONPCASS|phone|call|vacancy|closing|date)\b[\s.:#]*(?:[A-Z]{1,3})?\s?|\/)$/i;
const DAY = /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g;
const GROSS = /\b(?:gross|brutto|brut|before tax|CTC|cost to company)\b/i;
const NET = /\b(?:nett?|netto|take[- ]home|after tax|in hand)\b/i;

/**
 * Reads pay as postings word it: `₦250k - ₦350k monthly`, `up to £55,000`, `4-6 LPA`. What is paid on top (allowances,
 * bonuses, a 13th month) is not pay.
 * @param rates from configuration; without them, or without one for the currency, nothing is converted.
 * @param place location of the posting: it says which dollar a `$` is, and that a bare number in Nigeria is naira.
 * @returns null when the text names no amount, or pay for a piece of work.
 */
export function salary(
  text: string | null | undefined,
  rates?: ExchangeRates | null,
  place?: string,
): Salary | null {
  if (!text) return null;
  const line = tidy(text.slice(0, LONGEST_TEXT));
  const amounts = amountsIn(line).filter((amount) => isMoney(line, amount));
  const pay = chosen(line, amounts);
  if (!pay) return null;
  const before = line.slice(0, pay.start);
  const after = line.slice(pay.end);
  if (isPerPiece(after)) return null;
  const stated: Omit<Salary, 'naira' | 'rate'> = {
    currency: currencyOf(pay, place),
    ...rangeOf(pay, before, after),
    period: pay.isLpa ? 'year' : (periodIn(after) ?? periodIn(line)),
    basis: basisOf(before, after),
  };
  return { ...stated, ...inNaira(stated, rates) };
}

const tidy = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/=N=/g, '₦')
    .replaceAll(/(?<=\d):00\b/g, '')
    .replaceAll(DAY, ' ');

function isMoney(line: string, { start, end, sign, isLarge, isLpa, min }: Amount): boolean {
  if (sign || isLpa) return true;
  if (!isLarge || LABELS.test(line.slice(Math.max(0, start - 24), start))) return false;
  if (COUNTED.test(line.slice(end, end + 16))) return false;
  // A year is not an amount.
  return !(min >= 1900 && min < 2100 && /^\d{4}$/.test(line.slice(start, end).trim()));
}

/** The first amount that is not an extra; one with a currency before one without. */
function chosen(line: string, amounts: readonly Amount[]): Amount | undefined {
  const pays = amounts.filter(
    ({ start, end }) =>
      !EXTRA_BEFORE.test(line.slice(Math.max(0, start - 40), start)) &&
      !EXTRA_AFTER.test(line.slice(end, end + 40)),
  );
  return pays.find(({ sign, isLpa }) => sign !== undefined || isLpa) ?? pays[0];
}

function currencyOf({ sign, isLpa }: Amount, place: string | undefined): string | null {
  const country = place === undefined ? undefined : countryOf(place);
  if (sign) return codeOf(sign, country);
  if (isLpa || country === 'IN') return 'INR';
  return country === 'NG' ? 'NGN' : null;
}

function rangeOf({ min, max }: Amount, before: string, after: string): PayRange {
  if (min !== max) return { min, max };
  if (AT_MOST.test(before.slice(-30)) || AND_LESS.test(after)) return { min: null, max };
  if (AT_LEAST.test(before.slice(-30)) || AND_MORE.test(after)) return { min, max: null };
  return { min, max };
}

/** Only words in the same breath as the amount: up to a comma, a semicolon or the next number. */
function basisOf(before: string, after: string): Salary['basis'] {
  const near = `${/[^,;\d]*$/.exec(before)?.[0] ?? ''} ${/^[^,;\d]*/.exec(after)?.[0] ?? ''}`;
  if (NET.test(near)) return 'net';
  return GROSS.test(near) ? 'gross' : null;
}

function inNaira(
  { currency, min, max }: Omit<Salary, 'naira' | 'rate'>,
  rates: ExchangeRates | null | undefined,
): Pick<Salary, 'naira' | 'rate'> {
  if (currency === 'NGN') return { naira: { min, max }, rate: null };
  const naira = currency === null ? undefined : rates?.naira[currency];
  if (!rates || naira === undefined || !(naira > 0)) return { naira: null, rate: null };
  const times = (amount: number | null): number | null => (amount === null ? null : amount * naira);
  return {
    naira: { min: times(min), max: times(max) },
    rate: { naira, date: rates.date, source: rates.source },
  };
}
