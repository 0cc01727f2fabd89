import type { LogContext, Logger as OrmLogger } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import { statementShape } from './statement-shape.ts';

/** Writes down statements that took long: how long and which, without the values of people in them. */
export class SlowQueryLog implements OrmLogger {
  private readonly logger = new Logger('SlowQuery');

  /** @param thresholdMs from which on `watch` calls a statement slow; the ORM has its own threshold. */
  constructor(private readonly thresholdMs = Number.POSITIVE_INFINITY) {}

  /** Runs a statement that is not the ORM's. */
  async watch<Result>(query: string, run: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await run();
    } finally {
      const took = performance.now() - started;
      if (took > this.thresholdMs) this.logQuery({ query, took });
    }
  }

  logQuery({ query = '', took = 0 }: LogContext): void {
    this.logger.warn(`${Math.round(took)} ms: ${statementShape(query)}`);
  }

  isEnabled(): boolean {
    return true;
  }

  log(): void {}
  error(): void {}
  warn(): void {}
  setDebugMode(): void {}
}
