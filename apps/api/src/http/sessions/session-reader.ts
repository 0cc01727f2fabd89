import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppConfig } from '../../config/app.config.ts';
import { FIRST_CREDENTIALS_VERSION, type HashedSessionStore } from './session-store.ts';
import { sessionCookieName } from './sessions.ts';

const SIGNED = 's:';

/**
 * Finds who is signed in, for routes that read the session and leave it as it is: nearly all. One prepared
 * query by primary key, and nothing to write back.
 */
export function sessionReader(config: AppConfig, store: HashedSessionStore): RequestHandler {
  const sidOf = sidReader(config);
  return (request: Request, _response: Response, next: NextFunction): void => {
    const sid = sidOf(request.headers.cookie);
    if (sid === undefined) {
      next();
      return;
    }
    store.find(sid).then((found) => {
      const id = found?.passport?.user;
      if (found && id !== undefined) {
        request.user = { id, credentialsVersion: found.credentialsVersion ?? FIRST_CREDENTIALS_VERSION };
        // The request does not wait for it: a missed note is made up by the next request.
        store.noteUse(sid, found).catch(() => undefined);
      }
      next();
    }, next);
  };
}

/** Takes the session's id out of a request's cookies, if we signed it. */
function sidReader(config: AppConfig): (cookies: string | undefined) => string | undefined {
  const key = createSecretKey(Buffer.from(config.sessionSecret()));
  const pattern = new RegExp(`(?:^|;\\s*)${sessionCookieName(config)}=([^;]*)`);
  return (cookies) => {
    const value = decoded(pattern.exec(cookies ?? '')?.[1] ?? '');
    const dot = value.lastIndexOf('.');
    if (!value.startsWith(SIGNED) || dot < 0) return undefined;
    const sid = value.slice(SIGNED.length, dot);
    const given = Buffer.from(value.slice(dot + 1));
    const expected = Buffer.from(createHmac('sha256', key).update(sid).digest('base64').replace(/=+$/, ''));
    return given.length === expected.length && timingSafeEqual(given, expected) ? sid : undefined;
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
