import type { Person } from '../person.types.ts';

type Language = Person['language'];
/** How a month of a year is printed, by an example. */
export type DateForm =
  | 'Mar 2019'
  | 'Mar. 2019'
  | 'March 2019'
  | 'March, 2019'
  | 'MARCH 2019'
  | "Mar '19"
  | '2019 March'
  | '03/2019'
  | '3/2019'
  | '03.2019'
  | '03-2019'
  | '2019-03'
  | '2019/03'
  | '01/03/2019'
  | '2019';

interface Parts {
  year: string;
  month: string;
  language: Language;
}

const nameOf = ({ month, language }: Parts, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(
    Date.UTC(2001, Number(month) - 1, 15),
  );

const long = (parts: Parts): string =>
  `${nameOf(parts, 'long')}${parts.language === 'pt' ? ' de' : ''} ${parts.year}`;

const FORMS: Readonly<Record<DateForm, (parts: Parts) => string>> = {
  'Mar 2019': (parts) => `${nameOf(parts, 'short')} ${parts.year}`,
  'Mar. 2019': (parts) => `${nameOf(parts, 'short').replace(/\.$/, '')}. ${parts.year}`,
  'March 2019': long,
  'March, 2019': (parts) => `${nameOf(parts, 'long')}, ${parts.year}`,
  'MARCH 2019': (parts) => long(parts).toUpperCase(),
  "Mar '19": (parts) => `${nameOf(parts, 'short')} '${parts.year.slice(2)}`,
  '2019 March': (parts) => `${parts.year} ${nameOf(parts, 'long')}`,
  '03/2019': ({ year, month }) => `${month}/${year}`,
  '3/2019': ({ year, month }) => `${Number(month)}/${year}`,
  '03.2019': ({ year, month }) => `${month}.${year}`,
  '03-2019': ({ year, month }) => `${month}-${year}`,
  '2019-03': ({ year, month }) => `${year}-${month}`,
  '2019/03': ({ year, month }) => `${year}/${month}`,
  '01/03/2019': ({ year, month }) => `01/${month}/${year}`,
  '2019': ({ year }) => year,
};

/** A date of the person; a year without a month stays a year. */
export function dateText(value: string, form: DateForm, language: Language): string {
  const [year = '', month] = value.split('-');
  return month === undefined ? year : FORMS[form]({ year, month, language });
}

/** How long something lasted, as sites count it: `2 years 3 months`. Empty where a month is not known. */
export function lengthText(startDate: string, endDate = '2026-10'): string {
  if (startDate.length === 4 || endDate.length === 4) return '';
  const [from, to] = [startDate, endDate].map((date) => {
    const [year, month] = date.split('-').map(Number);
    return (year ?? 0) * 12 + (month ?? 0);
  });
  const months = (to ?? 0) - (from ?? 0) + 1;
  const counted = (count: number, unit: string): string =>
    count === 0 ? '' : `${count} ${unit}${count > 1 ? 's' : ''}`;
  return [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean).join(' ');
}
