const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Months since year 0 of `YYYY-MM` or `YYYY-MM-DD`, and of a year alone with the month asked for; else undefined. */
export function monthOf(date: string | undefined, ofYear: 'first' | 'last' = 'first'): number | undefined {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '');
  if (!found) return undefined;
  const month = found[2] ?? (ofYear === 'first' ? 1 : 12);
  return Number(found[1]) * 12 + Number(month) - 1;
}

/** Words that can state a date: its year and its month. */
export function dateWords(date: string | undefined): string[] {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '');
  if (!found) return [];
  const month = MONTHS[Number(found[2] ?? 0) - 1];
  return [found[1] ?? '', ...(month ? [month] : [])];
}
