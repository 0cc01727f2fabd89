/** Longest silence while a file is read, and longest reading; waiting for the network does not count. */
export const QUIET_MS = 5_000;
export const TOTAL_MS = 20_000;

/** Ends a reading that makes no progress. */
export class ReadingClock {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private spent = 0;
  private readonly onEnd: () => void;

  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  /** Something was read. */
  progress(): void {
    this.pause();
    this.since = Date.now();
    this.timer = setTimeout(this.onEnd, Math.min(QUIET_MS, Math.max(0, TOTAL_MS - this.spent)));
  }

  /** Nothing is read for now. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.spent += Date.now() - this.since;
  }
}
