import { DomainError, Unavailable } from '../../errors/domain-errors.ts';

export const MAX_ATTEMPTS = 4;
/** A job whose workers died this often is not given to another. */
export const MAX_LOST_LEASES = 10;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 5 * 60_000;

/** Shown when a job failed for a reason that is ours; the log knows more. */
export const JOB_FAILED_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** Whether a retry cannot help: the product refused for a reason of its own. */
export const isFinal = (error: unknown): error is DomainError =>
  error instanceof DomainError && !(error instanceof Unavailable);

/**
 * Milliseconds to wait before the next try: doubling from two seconds, spread by up to a quarter so that jobs that
 * failed together do not come back together, and never sooner than the other side asked for.
 * @param attempt the try that failed, from 1.
 * @param spread a number from 0 to 1.
 */
export function retryDelayMs(attempt: number, error: unknown, spread = Math.random()): number {
  const doubled = FIRST_DELAY_MS * 2 ** (attempt - 1);
  const asked = error instanceof Unavailable ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(doubled * (1 + spread / 4), asked), LONGEST_DELAY_MS);
}
