import { type DestinationStream, type Logger, pino } from 'pino';
import type { AppConfig } from '../config/app.config.ts';
import { logContext } from './log-context.ts';

/** The log of the process, one JSON object a line on standard output. Who the work is for is added to every line. */
export const processLog = (
  { logLevel }: Pick<AppConfig, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ ...logContext() }),
    },
    destination,
  );
