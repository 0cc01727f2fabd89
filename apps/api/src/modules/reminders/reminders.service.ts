import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { MailOutbox } from '../../mail/mail-outbox.ts';
import { recipient } from '../../mail/recipient.ts';
import type { PersonToRemind } from '../identity/profile/person-to-remind.types.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import type { ApplicationEvent } from '../job-applications/application-event.types.ts';
import { ApplicationEventsService } from '../job-applications/application-events.service.ts';
import { type DueEvent, dueEvents } from './due-events.ts';
import { reminderMail } from './mails/reminder.mail.ts';
import { RemindersRepository } from './reminders.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reminds people by mail of what is on the next day. */
@Injectable()
export class RemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly events: ApplicationEventsService,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
    private readonly config: AppConfig,
  ) {}

  /** Reminds everybody of what is due. Safe in several workers at once. @returns how many mails were written. */
  async remind(now = new Date()): Promise<number> {
    let mails = 0;
    for await (const batch of this.events.aroundTomorrow(now)) mails += await this.remindOf(batch, now);
    return mails;
  }

  private async remindOf(batch: ApplicationEvent[], now: Date): Promise<number> {
    const people = await this.users.toRemind([...new Set(batch.map(({ userId }) => userId))]);
    const byOwner = Map.groupBy(batch, ({ userId }) => userId);
    let mails = 0;
    for (const person of people) {
      try {
        const events = (byOwner.get(person.id) ?? []).flatMap((event) =>
          dueEvents(event, person.timeZone, now),
        );
        if ((await this.tell(person, await this.reminders.untold(events))) > 0) mails += 1;
      } catch (error) {
        // What is wrong with one person's reminders must not keep them from all others.
        this.logger.error(`Account ${person.id} got no reminder: ${(error as Error).message}`);
      }
    }
    return mails;
  }

  private async tell(person: PersonToRemind, events: DueEvent[]): Promise<number> {
    if (events.length === 0) return 0;
    return await this.reminders.tell(events, async (em, claimed) => {
      const to = recipient({ ...person, lastName: '', isEmailVerified: true });
      const mail = reminderMail(to, person.timeZone, claimed, this.config.linkTo('/job-tracker'));
      await this.outbox.enqueueInTransaction(em, mail, { ownerId: person.id, usefulForMs: DAY_MS });
    });
  }
}
