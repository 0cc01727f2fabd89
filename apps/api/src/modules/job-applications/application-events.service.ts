import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../errors/domain-errors.ts';
import type { ApplicationEvent } from './application-event.types.ts';
import { ApplicationEventsRepository } from './application-events.repository.ts';
import { JobApplicationsRepository } from './job-applications.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Interviews and follow-ups, for calendars and reminders. */
@Injectable()
export class ApplicationEventsService {
  constructor(
    private readonly events: ApplicationEventsRepository,
    private readonly applications: JobApplicationsRepository,
  ) {}

  /** @throws NotFound when this is not an application of the owner. */
  async get(ownerId: string, id: string): Promise<ApplicationEvent> {
    const application = await this.applications.find(ownerId, id);
    if (!application) throw new NotFound('Job application');
    return application;
  }

  /** What lies ahead of a person, and what was not long ago. */
  around(ownerId: string, now: Date): Promise<ApplicationEvent[]> {
    return this.events.around(ownerId, now, {
      since: new Date(now.getTime() - LIMITS.calendarPastDays * DAY_MS),
      ahead: LIMITS.calendarAheadMax,
      past: LIMITS.calendarPastMax,
    });
  }

  /** Everybody's of which one may be on the day after today, wherever on earth the person is. */
  aroundTomorrow(now: Date): AsyncIterable<ApplicationEvent[]> {
    const dayOf = (days: number): string =>
      new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    return this.events.between(
      { from: now, to: new Date(now.getTime() + 2 * DAY_MS) },
      { from: dayOf(0), to: dayOf(2) },
      BATCH,
    );
  }
}
