import { backoffMs } from '../../libs/contracts/src/retries/backoff.ts';

const LIMITS = { leastMs: 250, mostMs: 30_000 };
/** What ran this long failed later, not at start. */
const STEADY_MS = 60_000;

/** How long to wait before something that ended is started again: longer each time it ends soon. */
export class ExponentialBackoff {
  private failures = 0;
  private startedAt = Date.now();

  /** To be called when it ended. @returns milliseconds. */
  take(): number {
    if (Date.now() - this.startedAt > STEADY_MS) this.failures = 0;
    this.failures += 1;
    const pause = backoffMs(this.failures, LIMITS);
    this.startedAt = Date.now() + pause;
    return pause;
  }
}
