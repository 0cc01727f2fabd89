/** How far a job is, as its followers see it. */
export interface Progress {
  share: number;
  stage: string;
  /** What is written so far. */
  draft: string | undefined;
}

/** Nobody reads a stage that is over sooner than this, and each report costs two processes a query. */
const REPORT_AFTER_MS = 30;

/** Reports the latest stage of a job, one report at a time. A report that is pending when the job ends is dropped. */
export class AiJobProgress {
  private latest: Progress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isReporting = false;
  private over = false;

  constructor(private readonly send: (progress: Progress) => Promise<void>) {}

  report(progress: Progress): void {
    this.latest = progress;
    this.plan();
  }

  end(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private plan(): void {
    if (this.over || this.isReporting || this.timer || !this.latest) return;
    this.timer = setTimeout(() => void this.sendLatest(), REPORT_AFTER_MS);
  }

  private async sendLatest(): Promise<void> {
    const { latest } = this;
    this.timer = undefined;
    this.latest = undefined;
    if (!latest) return;
    this.isReporting = true;
    // A failed report is replaced by the next one; what cannot be written at all fails with the result.
    await this.send(latest).catch(() => undefined);
    this.isReporting = false;
    this.plan();
  }
}
