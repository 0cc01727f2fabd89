/** A date of a resume, as far as the person wrote it: `YYYY-MM`, a whole year `YYYY`, or nothing. */
export const MONTH_OR_YEAR_OR_EMPTY_PATTERN = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?)?$/;

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2}.*)?)?$/;
const FULL_DATE = /^\d{4}-\d{2}-\d{2}/;

/** The date cut to its month where it names a day; anything else as it is. */
export const withoutDay = (date: string): string => (FULL_DATE.test(date) ? date.slice(0, 7) : date);

/** Whether a date of a resume names a year and no month. */
export const isYearOnly = (date: string | null | undefined): boolean => /^\d{4}$/.test(date?.trim() ?? '');

/** Earliest month that a date can mean, in months since year 0: January of a whole year. Undefined for no date. */
export const firstMonthOf = (date: string | null | undefined): number | undefined => monthOf(date, 1);

/** Latest month that a date can mean, in months since year 0: December of a whole year. Undefined for no date. */
export const lastMonthOf = (date: string | null | undefined): number | undefined => monthOf(date, 12);

function monthOf(date: string | null | undefined, ofYear: number): number | undefined {
  const [, year, month = ofYear] = DATE.exec(date?.trim() ?? '') ?? [];
  return year ? Number(year) * 12 + Number(month) - 1 : undefined;
}
