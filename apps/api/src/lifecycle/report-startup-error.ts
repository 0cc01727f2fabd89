import { pino } from 'pino';
import { processLog } from '../logging/process-log.ts';
import { startupError } from './startup-error.ts';

/** Says why a process does not start: one JSON line on standard error like those of its log, plain text at a terminal. */
export function reportStartupError(error: unknown, portVariable?: 'PORT' | 'WORKER_PORT'): void {
  const said = startupError(error, portVariable);
  if (process.stderr.isTTY) {
    console.error(said);
    return;
  }
  const stack = said instanceof Error ? { stack: said.stack } : {};
  // Whatever LOG_LEVEL says: it may be what is wrong.
  processLog({ logLevel: 'info' }, pino.destination({ dest: 2, sync: true })).fatal(
    { context: 'Start', ...stack },
    said instanceof Error ? said.message : String(said),
  );
}
