import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/transaction.ts';
import type { SavedJobDays } from './saved-job-days.types.ts';
import { SavedJobRemindersRepository } from './saved-job-reminders.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Days of saved jobs, for reminders. */
@Injectable()
export class SavedJobDaysService {
  constructor(private readonly reminders: SavedJobRemindersRepository) {}

  /** Everybody's with a day around now, wherever on earth the person is. */
  around(now: Date): AsyncIterable<SavedJobDays[]> {
    const dayOf = (days: number): string =>
      new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    return this.reminders.between({ from: dayOf(-1), to: dayOf(2) }, BATCH);
  }

  /** Reminds people of their saved jobs, each once a day. @returns how many reminders were sent. */
  claim<Job extends { id: string }>(
    jobs: readonly Job[],
    day: string,
    telling: (transaction: Transaction, claimed: Job[]) => Promise<void>,
  ): Promise<number> {
    return this.reminders.claim(jobs, day, telling);
  }
}
