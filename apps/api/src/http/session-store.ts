import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A session unused for this long ends. */
export const IDLE_LIMIT_MS = 7 * DAY_MS;
/** A session ends after this long, used or not. */
export const ABSOLUTE_LIMIT_MS = 30 * DAY_MS;

declare module 'express-session' {
  interface SessionData {
    /** When it began and when its use was last written down, in milliseconds since 1970. */
    startedAt?: number;
    touchedAt?: number;
  }
}

const PgStore = connectPgSimple(session);

/** What the table knows a session by. */
export const storedSid = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/**
 * Sessions in PostgreSQL under a hash of their id, so that a reader of the table cannot use them. Use is written down
 * once an hour instead of with every request.
 */
export class HashedSessionStore extends PgStore {
  constructor(pool: pg.Pool) {
    super({ pool, tableName: 'session', createTableIfMissing: false, ttl: ABSOLUTE_LIMIT_MS / 1000 });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    super.get(storedSid(sid), (error: unknown, found?: SessionData | null) => {
      if (found && isOver(found)) this.destroy(sid, () => callback(null, null));
      else callback(error, found);
    });
  }

  override set(sid: string, data: SessionData, callback?: () => void): void {
    data.startedAt ??= Date.now();
    data.touchedAt = Date.now();
    super.set(storedSid(sid), data, callback);
  }

  override destroy(sid: string, callback?: () => void): void {
    super.destroy(storedSid(sid), callback);
  }

  override touch(sid: string, data: SessionData, callback?: () => void): void {
    if (Date.now() - (data.touchedAt ?? 0) < HOUR_MS) {
      callback?.();
      return;
    }
    this.set(sid, data, callback);
  }
}

function isOver({ startedAt = 0, touchedAt = 0 }: SessionData): boolean {
  return Date.now() - touchedAt > IDLE_LIMIT_MS || Date.now() - startedAt > ABSOLUTE_LIMIT_MS;
}
