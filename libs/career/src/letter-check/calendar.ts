const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Months since year 0 of `YYYY-MM` or `YYYY-MM-DD`; undefined for other forms. */
export function monthOf(date: string | undefined): number | undefined {
  const found = /^(\d{4})-(\d{2})/.exec(date ?? '');
  return found ? Number(found[1]) * 12 + Number(found[2]) - 1 : undefined;
}

/** Words that a date may be told in: its year and its month. */
export function dateWords(date: string | undefined): string[] {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '');
  if (!found) return [];
  const month = MONTHS[Number(found[2] ?? 0) - 1];
  return [found[1] ?? '', ...(month ? [month] : [])];
}
