import { backoffMs } from '@career/contracts/retries/backoff';
import { DomainError, Unavailable } from '../../errors/domain-errors.ts';

export const MAX_ATTEMPTS = 4;
/** A job whose workers died this often is not given to another. */
export const MAX_LOST_LEASES = 10;
const LONGEST_DELAY_MS = 5 * 60_000;
const BACKOFF = { leastMs: 2_500, mostMs: LONGEST_DELAY_MS, jitter: 0.2 };

/** Shown when a job failed for a reason that is ours; the log knows more. */
export const JOB_FAILED_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** Whether a retry cannot help: the product refused for its own reason. */
export const isFinal = (error: unknown): error is DomainError =>
  error instanceof DomainError && !(error instanceof Unavailable);

/**
 * Milliseconds to wait before the next try: doubling from two seconds or a little more, and never sooner than
 * the other side asked for, up to the longest delay.
 * @param attempt the try that failed, from 1.
 */
export function retryDelayMs(attempt: number, error: unknown): number {
  const asked = error instanceof Unavailable ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(backoffMs(attempt, BACKOFF), asked), LONGEST_DELAY_MS);
}
