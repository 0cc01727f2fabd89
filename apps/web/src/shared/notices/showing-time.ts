/** The time that something shows, which can be stopped for a while. */
export class ShowingTime {
  private left = 0;
  private startedAt = 0;
  private isStopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onEnd: () => void) {}

  begin(milliseconds: number): void {
    this.left = milliseconds;
    this.run();
  }

  end(): void {
    clearTimeout(this.timer);
    this.left = 0;
  }

  stop(): void {
    if (this.isStopped) return;
    this.isStopped = true;
    clearTimeout(this.timer);
    this.left -= Date.now() - this.startedAt;
  }

  goOn(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    if (this.isStopped || this.left <= 0) return;
    this.startedAt = Date.now();
    this.timer = setTimeout(this.onEnd, this.left);
  }
}
