export type SalaryPeriod = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

const PERIODS: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ['fortnight', /\bfortnight(?:ly)?\b|\bbi-?weekly\b|\bevery (?:two|2|other) weeks?\b/i],
  ['hour', /\b(?:hour|hourly|hr|hrs|p\/h|ph|Stunde|heure)\b|\/\s?h\b/i],
  ['day', /\b(?:day|daily|p\/d|jour)\b/i],
  ['week', /\b(?:week|weekly|wk|pw|p\/w|semaine)\b/i],
  ['month', /\b(?:month|monthly|mth|mo|pm|p\.m|p\/m|pcm|Monat|monatlich|mois|mensuel|miesięcznie)\b|månad/iu],
  ['year', /\b(?:year|yearly|yr|annum|annually|annual|p\.?a|pa|p\/a|Jahr|jährlich)\b|\/\s?an\b/i],
];
/** `€3.000 x 13`: so many salaries a year, each for a month. */
const SALARIES = /\bx\s?1[2-6]\b|\b1[2-6]\s(?:payments|salaries|months|Gehälter)\b/i;
const BONUS_MONTH = /\b1[34](?:th|ème|\.)?\s(?:month|cheque|check|salary|Monatsgehalt)\w*/gi;

/** `per word`, `for each lead`: pay for a piece, which says nothing of a month. */
const PER_PIECE =
  /^[\s,)]*(?:per|a|an|each|for each|for every|\/)\s+(?!(?:working\s|calendar\s)?(?:hour|hr|day|week|wk|fortnight|month|mth|mo|year|yr|annum|Jahr|Monat|Stunde|mois|heure|jour|semaine)\b)\p{L}+/iu;

export const isPerPiece = (after: string): boolean => PER_PIECE.test(after);

/** The first time unit that a text names; an extra month's pay is none. */
export function periodIn(text: string): SalaryPeriod | null {
  const plain = text.replaceAll(BONUS_MONTH, ' ');
  const found = PERIODS.map(([period, rule]) => ({ period, at: plain.search(rule) })).filter(
    ({ at }) => at >= 0,
  );
  const first = found.sort((one, other) => one.at - other.at)[0]?.period;
  return first ?? (SALARIES.test(text) ? 'month' : null);
}

/** Hours and days of full-time work: 40 hours and 5 days a week, 52 weeks a year. */
const PER_YEAR: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};

/** An amount per period as an amount per month of full-time work. */
export const perMonth = (amount: number, period: SalaryPeriod): number => (amount * PER_YEAR[period]) / 12;
