/**
 * Applications with status offer as a share of all applications, rounded to a whole per cent, with its sign; `0%` when
 * there are none (specification, section 9).
 */
export function successRate(applications: readonly { status: string }[]): string {
  if (applications.length === 0) return '0%';
  const offers = applications.filter(({ status }) => status === 'offer').length;
  return `${Math.round((offers / applications.length) * 100)}%`;
}
