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
    /** When it began and when its use was last written down, in milliseconds since 1970, by the clock of the database. */
    startedAt?: number;
    touchedAt?: number;
  }
}

const PgStore = connectPgSimple(session);

/** What the table knows a session by. */
export const storedSid = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/** Of the database, by whose clock all processes go: one whose own clock is wrong neither ends nor prolongs a session. */
const NOW = 'floor(extract(epoch from now()) * 1000)::float8';
const FIND = `select sess, ${NOW} as now from session where sid = $1 and expire > now()`;
const KEEP = `
  insert into session (sid, sess, expire)
  values ($1, $2::jsonb || jsonb_build_object('startedAt', ${NOW}, 'touchedAt', ${NOW}),
          now() + interval '${ABSOLUTE_LIMIT_MS} milliseconds')
  on conflict (sid) do update set
    sess = excluded.sess || jsonb_build_object('startedAt', session.sess -> 'startedAt'), expire = excluded.expire`;

interface FoundSession {
  sess: SessionData;
  now: number;
}

/**
 * Sessions in PostgreSQL under a hash of their id, so that a reader of the table cannot use them. Use is written down
 * once an hour instead of with every request.
 */
export class HashedSessionStore extends PgStore {
  constructor(private readonly connections: pg.Pool) {
    // Its own pruning would go by the clock of this process.
    super({
      pool: connections,
      tableName: 'session',
      createTableIfMissing: false,
      pruneSessionInterval: false,
    });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.find(sid).then((found) => callback(null, found), callback);
  }

  private async find(sid: string): Promise<SessionData | null> {
    const { rows } = await this.connections.query<FoundSession>(FIND, [storedSid(sid)]);
    const [found] = rows;
    if (!found) return null;
    if (isOver(found)) {
      await new Promise<void>((done) => this.destroy(sid, done));
      return null;
    }
    // As this process would have written it, so that it can tell how long ago that was.
    const { touchedAt = 0 } = found.sess;
    return { ...found.sess, touchedAt: touchedAt + Date.now() - found.now };
  }

  override set(sid: string, data: SessionData, callback?: () => void): void {
    data.touchedAt = Date.now();
    this.connections.query(KEEP, [storedSid(sid), JSON.stringify(data)]).then(
      () => callback?.(),
      // The types of the library know no error here, but it is given one.
      callback as (error: unknown) => void,
    );
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

function isOver({ now, sess: { startedAt = 0, touchedAt = 0 } }: FoundSession): boolean {
  return now - touchedAt > IDLE_LIMIT_MS || now - startedAt > ABSOLUTE_LIMIT_MS;
}
