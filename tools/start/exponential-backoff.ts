const LEAST_MS = 250;
const MOST_MS = 30_000;
/** What has run this long had a fault of its own when it ended, not a start that never works. */
const STEADY_MS = 60_000;

/** How long to wait before something that ended is started again: longer each time it ends soon. */
export class ExponentialBackoff {
  private next = LEAST_MS;
  private startedAt = Date.now();

  /** To be called when it ended. @returns milliseconds. */
  take(): number {
    if (Date.now() - this.startedAt > STEADY_MS) this.next = LEAST_MS;
    const pause = this.next;
    this.next = Math.min(MOST_MS, 2 * this.next);
    this.startedAt = Date.now() + pause;
    return pause;
  }
}
