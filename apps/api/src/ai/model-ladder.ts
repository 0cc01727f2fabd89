/** How an answer in JSON is asked for, from the strictest form to the loosest. */
const MODES = ['json_schema', 'json_object', 'text'] as const;
export type Mode = (typeof MODES)[number];

const REMEMBER_MS = 24 * 60 * 60 * 1000;

/** Remembers which form an endpoint understands, so that the next request starts there. */
export class ModelLadder {
  private mode: Mode = MODES[0];
  private learned = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Where to start. After a day the strictest form is tried again: endpoints are upgraded. */
  start(): Mode {
    return this.now() - this.learned > REMEMBER_MS ? MODES[0] : this.mode;
  }

  /** Learns where to start next time. */
  worked(mode: Mode): void {
    this.mode = mode;
    this.learned = this.now();
  }

  /** Learns that a form is not understood. @returns the next looser one, if there is one. */
  stepDown(mode: Mode): Mode | undefined {
    const below = MODES[MODES.indexOf(mode) + 1];
    if (below) this.worked(below);
    return below;
  }
}
