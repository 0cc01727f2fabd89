import { hash } from 'node:crypto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import type { PgPool } from '../../database/pg-pool.ts';
import type { PipelinedReads } from '../../database/pipelined-reads.ts';
import { prepared } from '../../database/prepared.ts';
import { NotSignedIn } from '../../errors/domain-errors.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A session unused for this long ends. */
export const IDLE_LIMIT_MS = LIMITS.sessionIdleDays * DAY_MS;
/** A session ends after this long, used or not. */
export const ABSOLUTE_LIMIT_MS = LIMITS.sessionDays * DAY_MS;
/** A session of somebody who is on the way in, at Google or at the code, ends after this long. */
const ON_THE_WAY_LIMIT_MS = HOUR_MS / 6;

/** Of an account whose credentials were never renewed; sessions that say none were begun with it. */
export const FIRST_CREDENTIALS_VERSION = 1;

declare module 'express-session' {
  interface SessionData {
    /** When it began and when its use was last written down, in milliseconds since 1970, by the clock of the database. */
    startedAt?: number;
    touchedAt?: number;
    passport?: { user?: string };
    /** Version of the account's credentials that it was begun with. */
    credentialsVersion?: number;
  }
}

const CREDENTIALS_CHANGED = 'The sign-in details of this account have just changed. Please sign in again.';

/** Whether the browser forgets the cookie of this session when it closes. */
const endsWithBrowser = ({ session: { cookie } }: Request): boolean => cookie.expires === null;

/** Has the browser forget the cookie of this session when it closes; a session that takes its place does the same. */
export function endWithBrowser({ session: { cookie } }: Request): void {
  cookie.expires = null;
}

const PgStore = connectPgSimple(session);

/** What the table knows a session by. */
export const storedSid = (sid: string): string => hash('sha256', sid, 'base64url');

/** Of the database, by whose clock all processes go: one whose own clock is wrong neither ends nor prolongs a session. */
const NOW = 'floor(extract(epoch from now()) * 1000)::float8';
const FIND = prepared(`select sess, ${NOW} as now from session where sid = $1 and expire > now()`);
const STAMPS = `jsonb_build_object('startedAt', ${NOW}, 'touchedAt', ${NOW})`;
const within = (milliseconds: number): string => `now() + interval '${milliseconds} milliseconds'`;
const AS_NEW = 'on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire returning 1';

const BEGIN_ON_THE_WAY = prepared(`
  insert into session (sid, sess, expire)
  values ($1, $2::jsonb || ${STAMPS}, ${within(ON_THE_WAY_LIMIT_MS)}) ${AS_NEW}`);

/**
 * The lock makes it wait for a change of the credentials that is under way, and a change wait for it: either the new
 * session is there to be ended, or it is not begun.
 */
const BEGIN_SIGNED_IN = prepared(`
  insert into session (sid, sess, expire)
  select $1, $2::jsonb || ${STAMPS}, ${within(ABSOLUTE_LIMIT_MS)}
  from "user" where id = $3 and credentials_version = $4 for share ${AS_NEW}`);

/** Never an insert: a session that was ended meanwhile stays ended. */
const CHANGE = prepared(`
  update session set
    sess = $2::jsonb || jsonb_build_object('startedAt', sess -> 'startedAt', 'touchedAt', ${NOW}),
    expire = case when sess -> 'passport' ->> 'user' is null then expire else ${within(ABSOLUTE_LIMIT_MS)} end
  where sid = $1`);

const END = prepared('delete from session where sid = $1');

const TOUCH = prepared(`
  update session set sess = sess || jsonb_build_object('touchedAt', ${NOW}),
    expire = now() + interval '${ABSOLUTE_LIMIT_MS} milliseconds'
  where sid = $1`);

interface FoundSession {
  sess: SessionData;
  now: number;
}

/**
 * Sessions in PostgreSQL under a hash of their id, so that a reader of the table cannot use them. Use is written down
 * once an hour instead of with every request.
 */
export class HashedSessionStore extends PgStore {
  /** Gives a request a new session; express-session puts it here. */
  declare generate: (request: Request) => void;

  constructor(
    private readonly connections: PgPool,
    private readonly reads: PipelinedReads,
  ) {
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

  /** The session behind an id, unless it is over. */
  async find(sid: string): Promise<SessionData | null> {
    const [found] = await this.reads.rows<FoundSession>(FIND, [storedSid(sid)]);
    if (!found) return null;
    if (isOver(found)) {
      await new Promise<void>((done) => this.destroy(sid, done));
      return null;
    }
    // As this process would have written it, so that the age can be read from it.
    const { touchedAt = 0 } = found.sess;
    return { ...found.sess, touchedAt: touchedAt + Date.now() - found.now };
  }

  /** Writes down that a session was used, if that is not known from the last hour. */
  async noteUse(sid: string, { touchedAt = 0 }: SessionData): Promise<void> {
    if (Date.now() - touchedAt < HOUR_MS) return;
    await this.connections.rows(TOUCH, [storedSid(sid)]);
  }

  override set(sid: string, data: SessionData, callback?: () => void): void {
    const kept = data.startedAt === undefined ? this.begin(sid, data) : this.change(sid, data);
    kept.then(
      () => callback?.(),
      // The types of the library know no error here, but it is given one.
      callback as (error: unknown) => void,
    );
  }

  /** @throws NotSignedIn when the credentials that it was started with were changed meanwhile. */
  private async begin(sid: string, data: SessionData): Promise<void> {
    // `data` stays as it is: a change would have it saved once more when the answer ends.
    const row = [storedSid(sid), JSON.stringify(data)];
    const { passport: { user } = {}, credentialsVersion } = data;
    const begun = user
      ? await this.connections.rows(BEGIN_SIGNED_IN, [...row, user, credentialsVersion])
      : await this.connections.rows(BEGIN_ON_THE_WAY, row);
    if (begun.length === 0) throw new NotSignedIn(CREDENTIALS_CHANGED);
  }

  private async change(sid: string, data: SessionData): Promise<void> {
    await this.connections.rows(CHANGE, [storedSid(sid), JSON.stringify(data)]);
  }

  /** For a session that was never kept there is nothing to end. */
  override regenerate(request: Request, callback: (error: unknown) => void): void {
    const isBrowserSession = endsWithBrowser(request);
    const renew = (error?: unknown): void => {
      this.generate(request);
      if (isBrowserSession) endWithBrowser(request);
      callback(error);
    };
    if (request.session.startedAt === undefined) renew();
    else this.destroy(request.sessionID, renew);
  }

  override destroy(sid: string, callback?: () => void): void {
    this.connections
      .rows(END, [storedSid(sid)])
      .then(() => callback?.(), callback as (error: unknown) => void);
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
