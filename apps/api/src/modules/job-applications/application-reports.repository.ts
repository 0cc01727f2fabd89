import type { ApplicationFacts } from '@career/career/jobs/application-insights';
import { type QBFilterQuery, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';

export type AgendaRow = Pick<
  JobApplication,
  'id' | 'company' | 'position' | 'status' | 'interviewDate' | 'followUpDate'
>;

/** Enough of the notes to find where an application comes from. */
const NOTES_READ = 2_000;

const NOTES = raw(`left("notes", ${NOTES_READ}) as "notes"`);
/** What calendars and figures read of one owner's applications. */
@Injectable()
export class ApplicationReportsRepository {
  constructor(private readonly database: Database) {}

  /** The last added applications. */
  facts(ownerId: string, limit: number): Promise<ApplicationFacts[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select(['status', 'reached', 'appliedDate', 'jobUrl', NOTES])
        .where({ userId: ownerId })
        .orderBy({ createdAt: 'desc', id: 'desc' })
        .limit(limit)
        .execute<ApplicationFacts[]>('all'),
    );
  }

  /** Applications with an interview from one moment up to another, soonest first. */
  interviews(ownerId: string, from: Date, before: Date, limit: number): Promise<AgendaRow[]> {
    return this.agenda(
      { userId: ownerId, interviewDate: { $gte: from, $lt: before } },
      'interviewDate',
      limit,
    );
  }

  /** Applications with a follow-up from one day to another, soonest first. */
  followUps(ownerId: string, from: string, to: string, limit: number): Promise<AgendaRow[]> {
    return this.agenda({ userId: ownerId, followUpDate: { $gte: from, $lte: to } }, 'followUpDate', limit);
  }

  private agenda(
    where: QBFilterQuery<JobApplication>,
    order: 'interviewDate' | 'followUpDate',
    limit: number,
  ): Promise<AgendaRow[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobApplicationEntity, 'application')
        .select(['id', 'company', 'position', 'status', 'interviewDate', 'followUpDate'])
        .where(where)
        .orderBy({ [order]: 'asc', id: 'asc' })
        .limit(limit)
        .execute<AgendaRow[]>('all'),
    );
  }
}
