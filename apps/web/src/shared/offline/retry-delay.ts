const RETRY_DELAYS_MS = [3_000, 10_000, 30_000, 60_000];

/** Before what did not reach the server is sent again, after so many tries in vain; the last one repeats. */
export const retryDelay = (attempt: number): number =>
  RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0;
