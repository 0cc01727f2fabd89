const MONTH = /^(\d{4})-(0[1-9]|1[0-2])/;

/** Months since year 0; undefined for anything that is no month. */
export function monthNumber(text: string | null | undefined): number | undefined {
  const [, year, month] = MONTH.exec(text ?? '') ?? [];
  return year && month ? Number(year) * 12 + Number(month) - 1 : undefined;
}

export interface Period {
  startDate?: string | null;
  endDate?: string | null;
  current?: boolean | null;
}

/** Month in which a period ends: that of the analysis for one that goes on. */
export const endOf = (period: Period, now: number): number | undefined =>
  period.current ? now : monthNumber(period.endDate);

/** Months that a period lasted, the first and last both counted; 0 when its dates are not sound. */
export function monthsOf(period: Period, now: number): number {
  const start = monthNumber(period.startDate);
  const end = endOf(period, now);
  return start === undefined || end === undefined ? 0 : Math.max(0, Math.min(end, now) - start + 1);
}
