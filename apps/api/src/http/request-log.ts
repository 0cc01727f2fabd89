import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Level } from 'pino';
import type { AppConfig } from '../config/app.config.ts';
import { workingFor } from '../logging/log-context.ts';
import { processLog } from '../logging/process-log.ts';
import { traceId } from '../tracing/tracing.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** Addresses that grant access to whoever knows them. */
const SECRET_PATH = /^(\/(?:api\/calendar|r|review)\/).+/;

/** The path of an address as the log may know it: no query, and no secret. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(SECRET_PATH, '$1…');

declare module 'node:http' {
  interface IncomingMessage {
    /** Names the request in the log and in its answer. */
    id?: string;
  }
}

/** The id that names this request in the log and in its answer. */
export const requestIdOf = (request: IncomingMessage): string => request.id ?? '';

/** One line for each answered request: no body, no cookie, no query, so nothing private reaches the log. */
export function requestLog(config: AppConfig): RequestHandler {
  const log = processLog(config);
  const tellsAll = log.isLevelEnabled('debug');
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    request.id = id;
    response.setHeader('X-Request-Id', id);
    const trace = traceId();
    const started = performance.now();
    response.once('close', () => {
      // Most requests succeed and are not logged; nothing is built for them.
      if (response.statusCode < 400 && !tellsAll && response.writableFinished) return;
      log[levelOf(response)](
        {
          requestId: id,
          traceId: trace,
          method: request.method,
          path: loggedPath(request.originalUrl),
          status: response.statusCode,
          tookMs: Math.round(performance.now() - started),
        },
        response.writableFinished ? 'answered' : 'the client left before the answer',
      );
    });
    workingFor(trace ? { requestId: id, traceId: trace } : { requestId: id }, next);
  };
}

function levelOf({ statusCode }: Response): Level {
  if (statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'info' : 'debug';
}
