/** Ways to ask a model for JSON, from the strictest to the loosest. */
const MODES = ['json_schema', 'json_object', 'text'] as const;
export type Mode = (typeof MODES)[number];

const REMEMBER_MS = 24 * 60 * 60 * 1000;

/** Remembers the strictest response format that an endpoint supports, so that the next request starts there. */
export class ResponseFormatFallback {
  private mode: Mode = MODES[0];
  private learned = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The format to start with. After a day the strictest is tried again: endpoints are upgraded. */
  start(): Mode {
    return this.now() - this.learned > REMEMBER_MS ? MODES[0] : this.mode;
  }

  /** Records that a format worked. */
  worked(mode: Mode): void {
    this.mode = mode;
    this.learned = this.now();
  }

  /** Records that a format is not supported. @returns the next looser one, if there is one. */
  fallBack(mode: Mode): Mode | undefined {
    const below = MODES[MODES.indexOf(mode) + 1];
    if (below) this.worked(below);
    return below;
  }
}
