import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { columns, type Prepared, prepared, type Rowed } from '../../database/prepared.ts';
import { APPLICATION_EVENT_COLUMNS, type ApplicationEvent } from './application-event.types.ts';
import { JobApplicationEntity } from './job-application.entity.ts';

const firstOf = (time: string, order: string): Prepared =>
  prepared(
    `select ${columns(APPLICATION_EVENT_COLUMNS)} from job_application where user_id = $1 and ${time} order by ${order} limit $2`,
  );
const INTERVIEWS_AHEAD = firstOf('interview_date >= $3', 'interview_date asc');
const FOLLOW_UPS_AHEAD = firstOf('follow_up_date >= $3', 'follow_up_date asc');
const PAST_INTERVIEWS = firstOf('interview_date >= $3 and interview_date < $4', 'interview_date desc');
const PAST_FOLLOW_UPS = firstOf('follow_up_date >= $3 and follow_up_date < $4', 'follow_up_date desc');

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
    const found = await Promise.all([
      this.first(INTERVIEWS_AHEAD, [ownerId, ahead, now]),
      this.first(FOLLOW_UPS_AHEAD, [ownerId, ahead, today]),
      this.first(PAST_INTERVIEWS, [ownerId, past, since, now]),
      this.first(PAST_FOLLOW_UPS, [ownerId, past, first, today]),
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

  private async first(statement: Prepared, values: unknown[]): Promise<ApplicationEvent[]> {
    const rows = await this.database.read<Rowed<ApplicationEvent>>(statement, values);
    return rows.map(({ interviewDate, updatedAt, ...row }) => ({
      ...row,
      interviewDate: interviewDate ? new Date(interviewDate) : null,
      updatedAt: new Date(updatedAt),
    }));
  }
}
