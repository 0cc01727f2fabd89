import type { LoggerService } from '@nestjs/common';

/** Says nothing: errors that a test provokes are no news. */
export const SILENT: LoggerService = {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
