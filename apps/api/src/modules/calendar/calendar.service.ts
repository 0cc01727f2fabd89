import { createHash, randomBytes } from 'node:crypto';
import { calendarEntries, interviewEntry } from '@career/career/calendar/application-entries';
import { icalendarText } from '@career/career/calendar/icalendar';
import type { CalendarFeedDto } from '@career/contracts/calendar/calendar-feed.dto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import type { Transaction } from '../../database/transaction.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { ApplicationEventsService } from '../job-applications/application-events.service.ts';
import { CalendarRepository } from './calendar.repository.ts';
import { calendarWords } from './calendar-words.ts';

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Interviews and follow-ups for calendar programs. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly feeds: CalendarRepository,
    private readonly events: ApplicationEventsService,
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  async get(ownerId: string): Promise<CalendarFeedDto> {
    const feed = await this.feeds.find(ownerId);
    return { isActive: feed !== null, createdAt: feed?.createdAt.toISOString() ?? null, url: null };
  }

  /** @param credentialsVersion with which the session that asks was begun. */
  async create(ownerId: string, credentialsVersion: number): Promise<CalendarFeedDto> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date();
    await this.users.whileCurrent(ownerId, credentialsVersion, (transaction) =>
      this.feeds.replace(ownerId, hashOf(token), createdAt, transaction),
    );
    return {
      isActive: true,
      createdAt: createdAt.toISOString(),
      url: this.config.linkTo(`/api/calendar/${token}.ics`),
    };
  }

  /** Give the transaction that it is a part of. */
  async revoke(ownerId: string, transaction?: Transaction): Promise<void> {
    await this.feeds.remove(ownerId, transaction);
  }

  /** The calendar behind a token: what lies ahead, and what was not long ago. */
  async feed(token: string): Promise<string> {
    const ownerId = TOKEN.test(token) ? await this.feeds.ownerOf(hashOf(token)) : undefined;
    if (!ownerId) throw new NotFound('Calendar');
    const now = new Date();
    const words = await this.wordsOf(ownerId);
    const applications = await this.events.around(ownerId, now);
    return icalendarText(words.name, calendarEntries(applications, now, words));
  }

  /** One interview as a file. */
  async interview(ownerId: string, applicationId: string): Promise<string> {
    const words = await this.wordsOf(ownerId);
    const entry = interviewEntry(await this.events.get(ownerId, applicationId), words);
    if (!entry) throw new NotFound('Interview');
    return icalendarText(words.name, [entry]);
  }

  private async wordsOf(ownerId: string): Promise<ReturnType<typeof calendarWords>> {
    return calendarWords((await this.users.get(ownerId)).language);
  }
}
