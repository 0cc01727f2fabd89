/** A failure that trying again cannot mend. Its message is shown to the person. */
export class FinalJobFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FinalJobFailure';
  }
}

/** A failure that may pass. `retryAfterMs` is what the other side asked for, if it did. */
export class PassingJobFailure extends Error {
  constructor(
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
    this.name = 'PassingJobFailure';
  }
}

export const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Shown when a job failed for a reason that is ours; the log knows more. */
export const JOB_FAILED_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/**
 * Milliseconds to wait before the next try: doubling from two seconds, spread by up to a quarter so that jobs that
 * failed together do not come back together, and never sooner than the other side asked for.
 * @param attempt the try that failed, from 1.
 * @param spread a number from 0 to 1.
 */
export function pauseBeforeRetry(attempt: number, error: unknown, spread = Math.random()): number {
  const doubled = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  const asked = error instanceof PassingJobFailure ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(doubled * (1 + spread / 4), asked), LONGEST_PAUSE_MS);
}
