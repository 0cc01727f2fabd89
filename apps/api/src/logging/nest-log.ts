import { type INestApplicationContext, Logger, type LoggerService, type LogLevel } from '@nestjs/common';
import type { Logger as PinoLogger } from 'pino';
import type { AppConfig } from '../config/app.config.ts';
import { processLog } from './process-log.ts';

/** They log every route and module at each start. */
const ONLY_WHEN_DEBUGGING = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Passes what the framework and the services log on to the log of the process. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(ONLY_WHEN_DEBUGGING.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest's loggers give the name of the one who speaks last, and before it a stack where there is one. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ) {
    const context = rest.at(-1);
    const [stack] = rest.slice(0, -1);
    const error = message instanceof Error ? message : undefined;
    this.logger[level](
      {
        ...(typeof context === 'string' ? { context } : {}),
        ...(typeof stack === 'string' ? { stack } : {}),
        ...(error?.stack ? { stack: error.stack } : {}),
      },
      error ? error.message : typeof message === 'string' ? message : JSON.stringify(message),
    );
  }
}

/** Levels that Nest's own colourful log shows to somebody who sits at a terminal. */
const TERMINAL_LEVELS: LogLevel[] = ['log', 'warn', 'error', 'fatal'];

/** Until the settings are known, only problems are logged. */
export const EARLY_LEVELS: LogLevel[] = process.stdout.isTTY ? TERMINAL_LEVELS : ['warn', 'error', 'fatal'];

/** What is logged before there is an app, such as migrations, goes to the same log. */
export function useEarlyProcessLog(config: AppConfig): void {
  if (!process.stdout.isTTY) Logger.overrideLogger(new NestLog(processLog(config)));
}

/** From here on one JSON line each, unless somebody reads along at a terminal. */
export function useProcessLog(app: INestApplicationContext, config: AppConfig): void {
  if (!process.stdout.isTTY) app.useLogger(new NestLog(processLog(config)));
}
