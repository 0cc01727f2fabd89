import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { type CalendarFeed, CalendarFeedEntity } from './calendar-feed.entity.ts';

@Injectable()
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  find(ownerId: string): Promise<CalendarFeed | null> {
    return this.database.read((em) =>
      em.findOne(CalendarFeedEntity, { userId: ownerId }),
    ) as Promise<CalendarFeed | null>;
  }

  /** The owner of the feed with this token; the token is what proves the right to it. */
  async ownerOf(tokenHash: string): Promise<string | undefined> {
    const feed = (await this.database.read((em) =>
      em.findOne(CalendarFeedEntity, { tokenHash }),
    )) as CalendarFeed | null;
    return feed?.userId;
  }

  /** As part of a transaction. */
  replace(ownerId: string, tokenHash: string, createdAt: Date, em: EntityManager): Promise<CalendarFeed> {
    return em.upsert(CalendarFeedEntity, { userId: ownerId, tokenHash, createdAt });
  }

  async remove(ownerId: string, within?: EntityManager): Promise<void> {
    await this.database.write((em) => em.nativeDelete(CalendarFeedEntity, { userId: ownerId }), within);
  }
}
