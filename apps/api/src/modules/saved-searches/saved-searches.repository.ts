import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { takeTurn } from '../../database/quota.ts';
import { type SavedSearch, SavedSearchEntity } from './saved-search.entity.ts';

type NewSearch = Pick<SavedSearch, 'q' | 'type' | 'country' | 'alerts'>;

/** A mail to one person goes out at most this often. */
const HOURS_BETWEEN_MAILS = 23;
const BATCH = 200;

/** When switched on, mails report what arrives from then on. */
const mailsFrom = (alerts: boolean): { alerts: boolean; toldUntil?: Date } => ({
  alerts,
  ...(alerts ? { toldUntil: new Date() } : {}),
});

@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly database: Database) {}

  /** Last saved first. */
  list(ownerId: string): Promise<SavedSearch[]> {
    return this.database.read((em) =>
      em.find(
        SavedSearchEntity,
        { userId: ownerId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.savedSearchesMax },
      ),
    ) as Promise<SavedSearch[]>;
  }

  /**
   * Keeps a search once, however often it is saved; a later saving decides about its mails.
   * @returns undefined when there is no room.
   */
  add(ownerId: string, search: NewSearch): Promise<SavedSearch | undefined> {
    return this.database.transaction(async (em) => {
      await takeTurn(em, ownerId, 'saved-searches');
      const { q, type, country = null } = search;
      const known = await em.findOne(SavedSearchEntity, { userId: ownerId, q, type, country });
      if (known) {
        if (known.alerts !== search.alerts) em.assign(known, mailsFrom(search.alerts));
        await em.flush();
        return known as SavedSearch;
      }
      const held = await em.count(SavedSearchEntity, { userId: ownerId });
      if (held >= LIMITS.savedSearchesMax) return undefined;
      const added = em.create(SavedSearchEntity, {
        ...search,
        userId: ownerId,
        toldUntil: new Date(),
        mailedAt: null,
      });
      await em.flush();
      return added as SavedSearch;
    });
  }

  async switchAlerts(ownerId: string, id: string, alerts: boolean): Promise<SavedSearch | null> {
    return await this.database.write(async (em) => {
      await em.nativeUpdate(SavedSearchEntity, { userId: ownerId, id }, mailsFrom(alerts));
      return (await em.findOne(SavedSearchEntity, { userId: ownerId, id })) as SavedSearch | null;
    });
  }

  async stopAlerts(ownerId: string): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(SavedSearchEntity, { userId: ownerId }, { alerts: false }),
    );
  }

  /** @returns whether it was there. */
  async remove(ownerId: string, id: string): Promise<boolean> {
    return (
      (await this.database.write((em) => em.nativeDelete(SavedSearchEntity, { userId: ownerId, id }))) > 0
    );
  }

  /** People to whom a mail may go now, by their ids, a batch at a time. */
  async *ownersToTell(now: Date): AsyncGenerator<string[]> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.database.read((em) =>
        em.execute<{ user_id: string }[]>(
          `select "user_id" from "saved_search" where "alerts" and "user_id" > ?
           group by "user_id"
           having coalesce(max("mailed_at"), 'epoch') < ?::timestamptz - make_interval(hours => ?)
           order by "user_id" limit ?`,
          [after, now, HOURS_BETWEEN_MAILS, BATCH],
        ),
      );
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => row.user_id);
      after = last.user_id;
    }
  }

  /**
   * Claims a person's mail of the day and writes it, in one transaction: of two workers one gets it, and when the
   * writing fails nothing is claimed.
   */
  async tell(ownerId: string, now: Date, write: (em: EntityManager) => Promise<void>): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      const claimed = await em.execute<{ id: string }[]>(
        `update "saved_search" set "told_until" = ?, "mailed_at" = ?
         where "user_id" = ? and "alerts"
           and coalesce("mailed_at", 'epoch') < ?::timestamptz - make_interval(hours => ?) returning "id"`,
        [now, now, ownerId, now, HOURS_BETWEEN_MAILS],
      );
      if (claimed.length === 0) return false;
      await write(em);
      return true;
    });
  }
}
