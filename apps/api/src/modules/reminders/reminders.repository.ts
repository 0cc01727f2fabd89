import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../../database/database.ts';
import { ApplicationReminderEntity } from './application-reminder.entity.ts';
import type { DueEvent } from './due-events.ts';

@Injectable()
export class RemindersRepository {
  constructor(private readonly database: Database) {}

  /** Events without a reminder so far. Only a look, without a claim: it saves claiming what was sent long ago. */
  async untold(events: DueEvent[]): Promise<DueEvent[]> {
    if (events.length === 0) return [];
    const told = await this.database.read((em) =>
      em.find(ApplicationReminderEntity, {
        jobApplicationId: { $in: events.map(({ jobApplicationId }) => jobApplicationId) },
      }),
    );
    const keys = new Set(told.map((reminder) => keyOf(reminder)));
    return events.filter((event) => !keys.has(keyOf(event)));
  }

  /**
   * Claims events and sends their reminders in one transaction: another worker that wants the same ones waits
   * and then gets none, and when sending fails nothing is claimed.
   */
  tell(
    events: DueEvent[],
    telling: (em: EntityManager, claimed: DueEvent[]) => Promise<void>,
  ): Promise<number> {
    return this.database.transaction(async (em) => {
      const claimed: DueEvent[] = [];
      // In one order for all workers, so that none waits for another that waits for it.
      for (const event of [...events].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))) {
        const rows = await em.execute(
          `insert into "application_reminder" ("id", "job_application_id", "kind", "day") values (?, ?, ?, ?)
           on conflict ("job_application_id", "kind", "day") do nothing returning "id"`,
          [uuidv7(), event.jobApplicationId, event.kind, event.day],
        );
        if (rows.length > 0) claimed.push(event);
      }
      if (claimed.length > 0) await telling(em, claimed);
      return claimed.length;
    });
  }
}

type EventKey = Pick<DueEvent, 'jobApplicationId' | 'kind' | 'day'>;

const keyOf = ({ jobApplicationId, kind, day }: EventKey): string => `${jobApplicationId} ${kind} ${day}`;
