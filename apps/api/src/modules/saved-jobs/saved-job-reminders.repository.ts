import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { SavedJobEntity } from './saved-job.entity.ts';
import { REMINDER_COLUMNS, type SavedJobDays } from './saved-job-days.types.ts';

/** Saved jobs with a day on which their owner is reminded. */
@Injectable()
export class SavedJobRemindersRepository {
  constructor(private readonly database: Database) {}

  /** Everybody's that nobody applied for, with a reminder or a deadline between two days, some at a time. */
  async *between(days: { from: string; to: string }, batch: number): AsyncIterable<SavedJobDays[]> {
    let last = '00000000-0000-0000-0000-000000000000';
    const within = { $gte: days.from, $lte: days.to };
    for (;;) {
      const found = await this.database.read((em) =>
        em
          .createQueryBuilder(SavedJobEntity, 'job')
          .select([...REMINDER_COLUMNS])
          .where({
            id: { $gt: last },
            jobApplicationId: null,
            $or: [{ reminderDate: within }, { deadline: within }],
          })
          .orderBy({ id: 'asc' })
          .limit(batch)
          .execute<SavedJobDays[]>('all'),
      );
      const end = found.at(-1);
      if (end) yield found;
      if (!end || found.length < batch) return;
      last = end.id;
    }
  }

  /**
   * Claims saved jobs for a day and sends their reminders in one transaction: another worker that wants the
   * same ones waits and then gets none, and when sending fails nothing is claimed.
   */
  claim<Job extends { id: string }>(
    jobs: readonly Job[],
    day: string,
    telling: (em: EntityManager, claimed: Job[]) => Promise<void>,
  ): Promise<number> {
    return this.database.transaction(async (em) => {
      const claimed: Job[] = [];
      // In one order for all workers, so that none waits for another that waits for it.
      for (const job of [...jobs].sort((a, b) => a.id.localeCompare(b.id))) {
        const rows = await em.nativeUpdate(
          SavedJobEntity,
          { id: job.id, $or: [{ remindedDay: null }, { remindedDay: { $ne: day } }] },
          { remindedDay: day },
        );
        if (rows > 0) claimed.push(job);
      }
      if (claimed.length > 0) await telling(em, claimed);
      return claimed.length;
    });
  }
}
