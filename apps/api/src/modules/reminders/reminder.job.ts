import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';
import { RemindersService } from './reminders.service.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** Looks every ten minutes where on earth it is time to remind people of tomorrow. */
@Injectable()
export class ReminderJob implements ScheduledJob {
  readonly name = 'application-reminders';
  readonly everyMs = TEN_MINUTES;

  constructor(private readonly reminders: RemindersService) {}

  async run(): Promise<string> {
    return `${await this.reminders.remind()} people reminded`;
  }
}
