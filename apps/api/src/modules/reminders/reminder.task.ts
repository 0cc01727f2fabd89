import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { RemindersService } from './reminders.service.ts';
import { SavedJobRemindersService } from './saved-job-reminders.service.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** Looks every ten minutes where on earth it is time to remind people of tomorrow. */
@Injectable()
@ScheduledTask({ name: 'application-reminders', everyMs: TEN_MINUTES })
export class ReminderTask implements ScheduledTaskRunner {
  constructor(
    private readonly reminders: RemindersService,
    private readonly savedJobs: SavedJobRemindersService,
  ) {}

  async run(): Promise<string> {
    const mails = (await this.reminders.remind()) + (await this.savedJobs.remind());
    return `${mails} reminders written`;
  }
}
