import { dayIn } from '@career/career/calendar/zoned-time';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { MailOutbox } from '../../mail/mail-outbox.ts';
import { recipient } from '../../mail/recipient.ts';
import type { PersonToRemind } from '../identity/profile/person-to-remind.types.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { SavedJobDaysService } from '../saved-jobs/saved-job-days.service.ts';
import type { SavedJobDays } from '../saved-jobs/saved-job-days.types.ts';
import { dueSavedJob } from './due-saved-jobs.ts';
import { savedJobMail } from './mails/saved-job.mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reminds people by mail to apply for what they saved. */
@Injectable()
export class SavedJobRemindersService {
  private readonly logger = new Logger('SavedJobReminders');

  constructor(
    private readonly days: SavedJobDaysService,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
    private readonly config: AppConfig,
  ) {}

  /** Safe in several workers at once. @returns how many mails were written. */
  async remind(now = new Date()): Promise<number> {
    let mails = 0;
    for await (const batch of this.days.around(now)) mails += await this.remindOf(batch, now);
    return mails;
  }

  private async remindOf(batch: SavedJobDays[], now: Date): Promise<number> {
    const people = await this.users.toRemind([...new Set(batch.map(({ userId }) => userId))]);
    const byOwner = Map.groupBy(batch, ({ userId }) => userId);
    let mails = 0;
    for (const person of people) {
      try {
        if ((await this.tell(person, byOwner.get(person.id) ?? [], now)) > 0) mails += 1;
      } catch (error) {
        // What is wrong with one person's reminders must not keep them from all others.
        this.logger.error(`Account ${person.id} got no reminder: ${(error as Error).message}`);
      }
    }
    return mails;
  }

  private async tell(person: PersonToRemind, jobs: SavedJobDays[], now: Date): Promise<number> {
    const due = jobs.flatMap((job) => dueSavedJob(job, person.timeZone, now) ?? []);
    if (due.length === 0) return 0;
    return await this.days.claim(due, dayIn(person.timeZone, now), async (transaction, claimed) => {
      const to = recipient({ ...person, lastName: '', isEmailVerified: true });
      const mail = savedJobMail(to, claimed, this.config.linkTo('/saved-jobs'));
      await this.outbox.enqueueInTransaction(transaction, mail, { ownerId: person.id, usefulForMs: DAY_MS });
    });
  }
}
