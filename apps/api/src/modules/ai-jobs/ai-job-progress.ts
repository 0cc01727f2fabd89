/** How far a job is, as it is told to whoever waits for it. */
export interface Progress {
  share: number;
  stage: string;
  /** What is written so far. */
  draft: string | undefined;
}

/** Nobody reads a stage that is over sooner than this; each that is told costs two processes a query. */
const TELL_AFTER_MS = 30;

/** Tells the latest stage of a job, and one after the other. What was not told when the job ends is not told at all. */
export class AiJobProgress {
  private latest: Progress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private telling = false;
  private over = false;

  constructor(private readonly tell: (progress: Progress) => Promise<void>) {}

  report(progress: Progress): void {
    this.latest = progress;
    this.plan();
  }

  end(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private plan(): void {
    if (this.over || this.telling || this.timer || !this.latest) return;
    this.timer = setTimeout(() => void this.tellLatest(), TELL_AFTER_MS);
  }

  private async tellLatest(): Promise<void> {
    const { latest } = this;
    this.timer = undefined;
    this.latest = undefined;
    if (!latest) return;
    this.telling = true;
    // The next stage will tell; and what cannot be written at all fails with the result.
    await this.tell(latest).catch(() => undefined);
    this.telling = false;
    this.plan();
  }
}
