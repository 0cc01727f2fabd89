import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CalendarFeed, CalendarFeedEntity } from './calendar-feed.entity.ts';

@Injectable()
export class CalendarRepository {
  constructor(private readonly em: EntityManager) {}

  find(ownerId: string): Promise<CalendarFeed | null> {
    return this.em
      .fork()
      .findOne(CalendarFeedEntity, { userId: ownerId } as never) as Promise<CalendarFeed | null>;
  }

  /** The owner of the feed with this token; the token is what proves the right to it. */
  async ownerOf(tokenHash: string): Promise<string | undefined> {
    const feed = (await this.em.fork().findOne(CalendarFeedEntity, { tokenHash })) as CalendarFeed | null;
    return feed?.userId;
  }

  /** As part of a transaction. */
  replace(ownerId: string, tokenHash: string, createdAt: Date, em: EntityManager): Promise<CalendarFeed> {
    return em.upsert(CalendarFeedEntity, { userId: ownerId, tokenHash, createdAt } as never);
  }

  async remove(ownerId: string, em: EntityManager = this.em.fork()): Promise<void> {
    await em.nativeDelete(CalendarFeedEntity, { userId: ownerId } as never);
  }
}
