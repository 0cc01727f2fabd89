/**
 * Applications with status offer as a share of all applications, rounded to a whole per cent, with its sign; `0%` when
 * there are none (specification, section 9).
 */
export function successRate(applications: readonly { status: string }[]): string {
  return successRateOf(applications.filter(({ status }) => status === 'offer').length, applications.length);
}

/** The same share for who knows the counts only. */
export const successRateOf = (offers: number, applications: number): string =>
  applications === 0 ? '0%' : `${Math.round((offers / applications) * 100)}%`;
