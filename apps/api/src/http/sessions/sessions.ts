import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { AppConfig } from '../../config/app.config.ts';
import { newSessionId } from './session-id.ts';
import { ABSOLUTE_LIMIT_MS, type HashedSessionStore } from './session-store.ts';

/** Over TLS the name itself makes the browser refuse a cookie that another host or an open connection set. */
export const sessionCookieName = (config: AppConfig): string =>
  config.isSecure ? '__Host-career_session' : 'career_session';

/** Routes that begin, change or end sessions, or show them; below `/api`. */
const KEEPERS = /^\/(?:auth|account)(?:\/|$)/i;
/** Among them the one that every page of the web app asks first, and that only reads. */
const CURRENT_USER = /^\/auth\/user\/?$/i;

export const keepsSessions = ({ path, method }: Request): boolean =>
  KEEPERS.test(path) && !(CURRENT_USER.test(path) && method === 'GET');

/**
 * Sessions of the API: the whole machinery where sessions are made and changed, a reader everywhere else.
 * @param reader for the routes that only ask who is signed in; they have no `request.session`.
 */
export function sessions(
  config: AppConfig,
  store: HashedSessionStore,
  reader: RequestHandler,
): RequestHandler {
  const keeper = inTurn([sessionKeeper(config, store), passport.initialize(), passport.session()]);
  return (request, response, next) => (keepsSessions(request) ? keeper : reader)(request, response, next);
}

function sessionKeeper(config: AppConfig, store: HashedSessionStore): RequestHandler {
  return session({
    name: sessionCookieName(config),
    genid: newSessionId,
    secret: config.sessionSecret(),
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.isSecure,
      path: '/',
      maxAge: ABSOLUTE_LIMIT_MS,
    },
  });
}

function inTurn(handlers: RequestHandler[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const step = (index: number, error?: unknown): void => {
      const handler = handlers[index];
      if (error !== undefined || !handler) next(error);
      else handler(request, response, (error?: unknown) => step(index + 1, error));
    };
    step(0);
  };
}
