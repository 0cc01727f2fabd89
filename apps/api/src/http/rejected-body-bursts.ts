const MINUTE_MS = 60_000;
/** Invalid bodies from one place in a minute that no form sends. */
const BURST = 30;
/** Places remembered at once: a flood from many must not fill the memory. */
const PLACES_MAX = 10_000;

/** Logs when many refused bodies come from one address: somebody may be probing the rules. */
export class RejectedBodyBursts {
  private counts = new Map<string, number>();
  private since = 0;

  /** Counts one. @returns true once a minute and place, when the burst is reached. */
  isBurst(place: string, now = Date.now()): boolean {
    if (now - this.since >= MINUTE_MS) {
      this.counts = new Map();
      this.since = now;
    }
    const count = (this.counts.get(place) ?? 0) + 1;
    if (this.counts.size < PLACES_MAX || this.counts.has(place)) this.counts.set(place, count);
    return count === BURST;
  }
}
