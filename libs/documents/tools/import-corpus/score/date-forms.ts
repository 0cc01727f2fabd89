import type { Page } from './page-text.ts';

const LANGUAGES = ['en', 'fr', 'de', 'pt', 'sw', 'es'];
/** Words for an end that has not come. */
const ONGOING = [
  ...['present', 'current', 'currently', 'now', 'today', 'to date', 'till date', 'ongoing'],
  ...[
    "aujourd'hui",
    'présent',
    'à ce jour',
    'actuel',
    'en cours',
    'depuis',
    'since',
    'seit',
    'heute',
    'laufend',
  ],
  ...['atual', 'atualmente', 'presente', 'sasa', 'hadi leo', 'mpaka sasa'],
];

/** Names of each month, whole and short, in each language. */
const MONTHS = ((): string[][] => {
  const formats = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }),
    ),
  );
  return Array.from({ length: 12 }, (_, at) =>
    formats.map((format) => format.format(Date.UTC(2001, at, 15))),
  );
})();

/** How a month can be printed: numbers in any order, and names whole or short in the languages of the corpus. */
export function monthForms(date: string): string[] {
  const [year = '', month = ''] = date.split('-');
  const number = Number(month);
  const names = MONTHS[number - 1] ?? [];
  const written = [
    ...new Set([
      ...names,
      ...names.map((name) => [...name].slice(0, 3).join('')),
      ...(number === 9 ? ['Sept'] : []),
    ]),
  ];
  return [
    ...[`${year}-${month}`, `${year}/${month}`, `${year}.${month}`, `${month}/${year}`, `${month}.${year}`],
    ...[`${month}-${year}`, `${number}/${year}`, `${number}.${year}`, `01/${month}/${year}`],
    ...written.flatMap((name) => [
      ...[`${name} ${year}`, `${name}. ${year}`, `${name}, ${year}`, `${name}/${year}`, `${name}-${year}`],
      ...[`${year} ${name}`, `${name} 1, ${year}`, `1 ${name} ${year}`, `${name} 1st, ${year}`],
      ...[`${name} '${year.slice(2)}`, `${name} de ${year}`, `${name}. de ${year}`],
    ]),
  ];
}

/** Whether an open end is printed as a word. */
export const printsOngoing = (page: Page): boolean => printsOneOf(page, ONGOING);

/**
 * The dates of one section as the page prints them: a layout that drops the months asks for years only, and one that
 * makes a January of every year asks for that January. A date that is not printed is left out.
 */
export function printedDates(page: Page, dates: readonly string[]): Map<string, string> {
  const months = dates.filter((date) => date.length > 4);
  const years = dates.filter((date) => date.length === 4);
  const keepsMonths = share(months, (date) => printsOneOf(page, monthForms(date))) > 0.5;
  const addsJanuary = share(years, (date) => printsOneOf(page, monthForms(`${date}-01`))) > 0.5;
  const printed = new Map<string, string>();
  for (const date of dates) {
    const year = date.slice(0, 4);
    if (!page.printsAlone(year) && !page.printsAlone(`'${year.slice(2)}`)) continue;
    const isMonth = date.length > 4;
    if (isMonth && keepsMonths) {
      if (printsOneOf(page, monthForms(date))) printed.set(date, date);
    } else printed.set(date, !isMonth && addsJanuary ? `${year}-01` : year);
  }
  return printed;
}

const printsOneOf = (page: Page, forms: readonly string[]): boolean =>
  forms.some((form) => page.printsAlone(form));

const share = <Item>(all: readonly Item[], test: (item: Item) => boolean): number =>
  all.length === 0 ? 0 : all.filter(test).length / all.length;
