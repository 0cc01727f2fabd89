/**
 * Offers as a share of all applications, rounded to a whole per cent, with its sign; `0%` when there are none
 * (specification, section 9).
 */
export const successRate = (offers: number, applications: number): string =>
  applications === 0 ? '0%' : `${Math.round((offers / applications) * 100)}%`;
