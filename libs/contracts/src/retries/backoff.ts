/** Between which pauses something is tried again. */
export interface BackoffLimits {
  /** Before the second try. */
  leastMs: number;
  mostMs: number;
  /** Share of a pause, from 0 to 1, that is left to chance: what failed together does not come back together. */
  jitter?: number;
}

/**
 * Milliseconds to wait before the next try: twice as long after each failure, never longer than the most.
 * @param failures how often it has failed by now, from 1.
 * @param random a number from 0 to 1.
 */
export function backoffMs(
  failures: number,
  { leastMs, mostMs, jitter = 0 }: BackoffLimits,
  random = Math.random(),
): number {
  const pause = Math.min(mostMs, leastMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(pause * (1 - jitter * random));
}
