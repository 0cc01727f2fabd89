import type { RequestHandler } from 'express';
import session from 'express-session';
import type pg from 'pg';
import type { AppConfig } from '../config/app.config.ts';
import { newSessionId } from './session-id.ts';
import { ABSOLUTE_LIMIT_MS, HashedSessionStore } from './session-store.ts';

/** Over TLS the name itself makes the browser refuse a cookie that another host or an open connection set. */
export const sessionCookieName = (config: AppConfig): string =>
  config.isSecure ? '__Host-career_session' : 'career_session';

export function sessions(config: AppConfig, pool: pg.Pool): RequestHandler {
  return session({
    name: sessionCookieName(config),
    genid: newSessionId,
    secret: config.sessionSecret(),
    store: new HashedSessionStore(pool),
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
