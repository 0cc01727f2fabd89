type Step = () => Promise<void>;

/** What has been started, to be stopped in the opposite order: by a signal, by an error or at the end. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | undefined;

  /** @param code how the process ends when a signal ends it. */
  constructor(code = 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.exit(code));
    }
    // Only when another program started us: it is gone.
    process.on('disconnect', () => void this.exit(code));
  }

  /** Whether the end has begun, so that what ends now does so on purpose. */
  get hasBegun(): boolean {
    return this.running !== undefined;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Stops everything once, however often it is called. */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

  async exit(code: number): Promise<never> {
    await this.run();
    process.exit(code);
  }

  private async stopAll(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      await step().catch((error: Error) => console.error(error.message));
    }
  }
}
