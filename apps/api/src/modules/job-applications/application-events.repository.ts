import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';

const SHOWN = [
  'id',
  'userId',
  'company',
  'position',
  'location',
  'jobUrl',
  'status',
  'interviewDate',
  'followUpDate',
  'version',
  'updatedAt',
] as const;

/** An application as far as calendars and reminders need it. */
export type ApplicationEvent = Pick<JobApplication, (typeof SHOWN)[number]>;

/** Applications with something in the calendar. */
@Injectable()
export class ApplicationEventsRepository {
  constructor(private readonly em: EntityManager) {}

  /** One owner's, with an interview or a follow-up since a moment; of each the first so many. */
  async since(ownerId: string, moment: Date, limit: number): Promise<ApplicationEvent[]> {
    const day = moment.toISOString().slice(0, 10);
    const [interviews, followUps] = await Promise.all([
      this.first({ userId: ownerId, interviewDate: { $gte: moment } }, 'interviewDate', limit),
      this.first({ userId: ownerId, followUpDate: { $gte: day } }, 'followUpDate', limit),
    ]);
    return [...new Map([...interviews, ...followUps].map((event) => [event.id, event])).values()];
  }

  /**
   * Everybody's that are still open, with an interview between two moments or a follow-up between two days, in the order of their
   * ids, some at a time.
   */
  async *between(
    moments: { from: Date; to: Date },
    days: { from: string; to: string },
    batch: number,
  ): AsyncIterable<ApplicationEvent[]> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found = await this.em
        .fork()
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select([...SHOWN])
        .where({
          id: { $gt: last },
          status: { $ne: 'rejected' },
          $or: [
            { interviewDate: { $gte: moments.from, $lt: moments.to } },
            { followUpDate: { $gte: days.from, $lte: days.to } },
          ],
        } as never)
        .orderBy({ id: 'asc' })
        .limit(batch)
        .execute<ApplicationEvent[]>('all');
      const end = found.at(-1);
      if (end) yield found;
      if (!end || found.length < batch) return;
      last = end.id;
    }
  }

  private first(
    where: object,
    order: 'interviewDate' | 'followUpDate',
    limit: number,
  ): Promise<ApplicationEvent[]> {
    return this.em
      .fork()
      .createQueryBuilder(JobApplicationEntity, 'application')
      .select([...SHOWN])
      .where(where as never)
      .orderBy({ [order]: 'asc', id: 'asc' })
      .limit(limit)
      .execute<ApplicationEvent[]>('all');
  }
}
