/** Offers as a share of all applications, as a whole per cent. */
export function successRate(applications: readonly { status: string }[]): string {
  if (applications.length === 0) return '0%';
  const offers = applications.filter(({ status }) => status === 'offer').length;
  return `${Math.round((offers / applications.length) * 100)}%`;
}
