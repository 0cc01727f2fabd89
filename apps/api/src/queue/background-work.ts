import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Work that a request sets off but does not wait for. Its failure is logged; a process that stops ends it first. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Background');
  private readonly underWay = new Set<Promise<void>>();

  /** Starts after the response of the request that calls it, so that response time reveals nothing about the work. */
  run(what: string, work: () => Promise<void>): void {
    const done: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: Error) => this.logger.error(`${what} failed: ${error.message}`))
      .finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** Waits until all work that was begun has ended. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }
}
