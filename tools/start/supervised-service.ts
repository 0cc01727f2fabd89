import { ExponentialBackoff } from './exponential-backoff.ts';
import type { Service } from './service.ts';

/** A service that is started again when it ends unexpectedly, once it has been ready. */
export class SupervisedService {
  readonly name: string;
  /** Of the first start. */
  readonly firstReady: Promise<void>;
  readonly firstEnded: Promise<string>;
  private readonly begin: () => Service;
  private readonly say: (line: string) => void;
  private readonly pause = new ExponentialBackoff();
  private current: Service;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;
  private failedStart: (how: string) => void = () => undefined;

  constructor(begin: () => Service, say: (line: string) => void) {
    this.begin = begin;
    this.say = say;
    this.current = begin();
    this.name = this.current.name;
    this.firstReady = this.current.ready;
    this.firstEnded = this.current.ended;
    void this.watchFirst(this.current);
  }

  /** Called when it ends before it was ever ready: the settings are wrong, and trying again would not help. */
  onFailedStart(listener: (how: string) => void): void {
    this.failedStart = listener;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.current.stop();
  }

  private async watchFirst(service: Service): Promise<void> {
    const wasReady = await service.ready.then(
      () => true,
      () => false,
    );
    if (wasReady) return this.watch(service);
    const how = await service.ended;
    if (!this.stopping) this.failedStart(how);
  }

  private watch(service: Service): void {
    void service.ended.then((how) => {
      if (this.stopping) return;
      const pause = this.pause.take();
      this.say(`${this.name} ended (${how}); it is started again in ${pause / 1_000} s.`);
      this.timer = setTimeout(() => {
        this.current = this.begin();
        this.watch(this.current);
      }, pause);
    });
  }
}
