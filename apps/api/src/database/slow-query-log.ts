import type { LogContext, Logger as OrmLogger } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';

const VALUES = /'(?:[^']|'')*'/g;
const SHOWN = 1_000;

/** Writes down statements that took long: how long and which, without the values of people in them. */
export class SlowQueryLog implements OrmLogger {
  private readonly logger = new Logger('SlowQuery');

  logQuery({ query = '', took = 0 }: LogContext): void {
    this.logger.warn(`${Math.round(took)} ms: ${query.replace(VALUES, '?').slice(0, SHOWN)}`);
  }

  isEnabled(): boolean {
    return true;
  }

  log(): void {}
  error(): void {}
  warn(): void {}
  setDebugMode(): void {}
}
