import { AsyncLocalStorage } from 'node:async_hooks';

/** What the code at work is working for; each line of the log says it. */
export interface LogContext {
  requestId?: string | undefined;
  /** Id of its trace, where tracing is on. */
  traceId?: string | undefined;
  jobId?: string | undefined;
  /** Kind of the job. */
  kind?: string | undefined;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Runs work, and all that it sets off, for a request or a job. */
export const workingFor = <Result>(context: LogContext, work: () => Result): Result =>
  storage.run(context, work);

export const logContext = (): LogContext | undefined => storage.getStore();
