/** Longest reading of a file; waiting for the network does not count. */
export const READING_MS = 5_000;

/** Ends a reading that takes too long. */
export class ReadingClock {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private spent = 0;
  private readonly onEnd: () => void;

  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  /** The file is read from now on. */
  go(): void {
    this.pause();
    this.since = Date.now();
    this.timer = setTimeout(this.onEnd, Math.max(0, READING_MS - this.spent));
  }

  /** Nothing is read for now. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.spent += Date.now() - this.since;
  }
}
