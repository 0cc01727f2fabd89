import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { APPLICATION_EVENT_COLUMNS, type ApplicationEvent } from './application-event.types.ts';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';

/** Applications with something in the calendar. */
@Injectable()
export class ApplicationEventsRepository {
  constructor(private readonly database: Database) {}

  /** One owner's: of interviews and of follow-ups the next so many, and the last so many since a moment. */
  async around(
    ownerId: string,
    now: Date,
    { since, ahead, past }: { since: Date; ahead: number; past: number },
  ): Promise<ApplicationEvent[]> {
    const [today, first] = [now, since].map((moment) => moment.toISOString().slice(0, 10));
    const of = (where: Partial<Record<keyof JobApplication, unknown>>) =>
      ({ userId: ownerId, ...where }) as QBFilterQuery<JobApplication>;
    const found = await Promise.all([
      this.first(of({ interviewDate: { $gte: now } }), { interviewDate: 'asc' }, ahead),
      this.first(of({ followUpDate: { $gte: today } }), { followUpDate: 'asc' }, ahead),
      this.first(of({ interviewDate: { $gte: since, $lt: now } }), { interviewDate: 'desc' }, past),
      this.first(of({ followUpDate: { $gte: first, $lt: today } }), { followUpDate: 'desc' }, past),
    ]);
    return [...new Map(found.flat().map((event) => [event.id, event])).values()];
  }

  /**
   * Everybody's that are still open, with an interview between two moments or a follow-up between two days, in the
   * order of their ids, some at a time.
   */
  async *between(
    moments: { from: Date; to: Date },
    days: { from: string; to: string },
    batch: number,
  ): AsyncIterable<ApplicationEvent[]> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found = await this.database.read((em) =>
        em
          .createQueryBuilder(JobApplicationEntity, 'application')
          .select([...APPLICATION_EVENT_COLUMNS])
          .where({
            id: { $gt: last },
            status: { $ne: 'rejected' },
            $or: [
              { interviewDate: { $gte: moments.from, $lt: moments.to } },
              { followUpDate: { $gte: days.from, $lte: days.to } },
            ],
          })
          .orderBy({ id: 'asc' })
          .limit(batch)
          .execute<ApplicationEvent[]>('all'),
      );
      const end = found.at(-1);
      if (end) yield found;
      if (!end || found.length < batch) return;
      last = end.id;
    }
  }

  private first(
    where: QBFilterQuery<JobApplication>,
    order: Partial<Record<'interviewDate' | 'followUpDate', 'asc' | 'desc'>>,
    limit: number,
  ): Promise<ApplicationEvent[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select([...APPLICATION_EVENT_COLUMNS])
        .where(where)
        .orderBy(order)
        .limit(limit)
        .execute<ApplicationEvent[]>('all'),
    );
  }
}
