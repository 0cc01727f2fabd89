import { localTextIn } from '@career/career/calendar/zoned-time';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { MailOutbox } from '../../mail/mail-outbox.ts';
import { recipient } from '../../mail/recipient.ts';
import type { PersonToRemind } from '../identity/profile/person-to-remind.types.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { JobListingsService } from '../job-listings/job-listings.service.ts';
import { AlertTokens } from './alert-tokens.ts';
import { type FoundJobs, jobAlertMail, MOST_NAMED } from './mails/job-alert.mail.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No mail arrives at night. */
const EARLIEST_HOUR = 8;

/** Mails people what is new in their saved searches. */
@Injectable()
export class JobAlertsService {
  private readonly logger = new Logger('Job alerts');

  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly listings: JobListingsService,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
    private readonly tokens: AlertTokens,
    private readonly config: AppConfig,
  ) {}

  /** Mails everybody who is due. Safe in several workers at once. @returns how many mails were written. */
  async tellAll(now = new Date()): Promise<number> {
    let mails = 0;
    for await (const owners of this.searches.ownersToTell(now)) {
      for (const person of await this.users.withConfirmedAddress(owners)) {
        try {
          if (await this.tell(person, now)) mails += 1;
        } catch (error) {
          // What is wrong with one person's searches must not keep the mails from all others.
          this.logger.error(`Account ${person.id} could not be mailed: ${(error as Error).message}`);
        }
      }
    }
    return mails;
  }

  private async tell(person: PersonToRemind, now: Date): Promise<boolean> {
    if (Number(localTextIn(person.timeZone, now).slice(11, 13)) < EARLIEST_HOUR) return false;
    const found = await this.newJobs(person.id, now);
    if (found.length === 0) return false;
    const to = recipient({ ...person, lastName: '', isEmailVerified: true });
    const addresses = {
      discovery: this.config.linkTo('/job-tracker'),
      stop: this.tokens.addressFor(person.id),
    };
    const mail = jobAlertMail(to, found, addresses);
    return await this.searches.tell(person.id, now, (em) =>
      this.outbox.enqueueInTransaction(em, mail, { ownerId: person.id, usefulForMs: DAY_MS }),
    );
  }

  /** What is new in each search; a job that several find is listed once. */
  private async newJobs(ownerId: string, now: Date): Promise<FoundJobs[]> {
    const told = new Set<string>();
    const found: FoundJobs[] = [];
    for (const { alerts, q, type, country, toldUntil } of await this.searches.list(ownerId)) {
      if (!alerts) continue;
      const query = { q, type, ...(country ? { country } : {}), asOf: now.toISOString() };
      const jobs = await this.listings.newSince(ownerId, query, toldUntil, MOST_NAMED + 1);
      const fresh = jobs.filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.add(id);
      if (fresh.length > 0) found.push({ search: { q, type, country: country ?? null }, jobs: fresh });
    }
    return found;
  }
}
