import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { IDLE_LIMIT_MS } from '../../../http/sessions/session-store.ts';

/** A session as its owner sees it. Times in milliseconds since 1970. */
export interface ListedSession {
  sid: string;
  device: string | null;
  startedAt: string;
  touchedAt: string;
}

const OF_OWNER = `"sess" -> 'passport' ->> 'user' = ?`;

const MOST = 100;

/** Sessions of one owner. `sid` is the stored hash, never the id in a cookie. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  list(ownerId: string): Promise<ListedSession[]> {
    return this.database.read((em) =>
      em.execute<ListedSession[]>(
        `select "sid", "sess" ->> 'device' as "device", "sess" ->> 'startedAt' as "startedAt",
              "sess" ->> 'touchedAt' as "touchedAt"
       from "session" where ${OF_OWNER} and "expire" > now() and ("sess" ->> 'touchedAt')::numeric > extract(epoch from now()) * 1000 - ?
       order by ("sess" ->> 'touchedAt')::numeric desc limit ?`,
        [ownerId, IDLE_LIMIT_MS, MOST],
      ),
    );
  }

  /** @returns whether there was one. */
  async end(ownerId: string, sid: string): Promise<boolean> {
    const ended = await this.database.write((em) =>
      em.execute<{ sid: string }[]>(`delete from "session" where ${OF_OWNER} and "sid" = ? returning "sid"`, [
        ownerId,
        sid,
      ]),
    );
    return ended.length > 0;
  }

  /** Ends all, or all but one. Give the transaction that it is a part of. */
  async endAll(ownerId: string, keptSid = '', within?: EntityManager): Promise<void> {
    await this.database.write(
      (em) => em.execute(`delete from "session" where ${OF_OWNER} and "sid" <> ?`, [ownerId, keptSid]),
      within,
    );
  }
}

/** A name for a session that gives no access and does not reveal its id. */
export const sessionName = (sid: string): string =>
  createHash('sha256').update(`name:${sid}`).digest('hex').slice(0, 32);
