import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { v7 as uuidv7 } from 'uuid';
import type { AppConfig } from '../config/app.config.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** Addresses that open something by themselves. */
const SECRET_PATH = /^(\/api\/calendar\/).+/;

/** The path of an address as the log may know it: no query, and no secret. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(SECRET_PATH, '$1…');

/** The id that names this request in the log and in its answer. */
export const requestIdOf = (request: IncomingMessage): string => String(request.id ?? '');

/** One line for each answered request: no body, no cookie, no query, so nothing private reaches the log. */
export function requestLog(config: AppConfig) {
  return pinoHttp({
    logger: pino({ level: config.logLevel }),
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : uuidv7();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
}
