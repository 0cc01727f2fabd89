import type { ApplicationFacts } from '@career/career/jobs/application-insights';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { columns, prepared, type Rowed } from '../../database/prepared.ts';
import type { JobApplication } from './job-application.entity.ts';

const AGENDA_COLUMNS = ['id', 'company', 'position', 'status', 'interviewDate', 'followUpDate'] as const;

export type AgendaRow = Rowed<Pick<JobApplication, (typeof AGENDA_COLUMNS)[number]>>;

/** Enough of the notes to find where an application comes from. */
const NOTES_READ = 2_000;

/**
 * A person's last applications, those together that have everything in common which figures need: the week, the site
 * of the posting (all up to the slash behind `https://` and a name), and notes only where they may name a source. That
 * leaves a few rows of a thousand.
 */
const FACTS = prepared(
  `select count(*)::int as applications, status, reached, date_trunc('week', applied_date::timestamp)::date as "appliedDate",
      case when strpos(notes, 'Discovered via ') > 0 then notes else '' end as notes,
      left(job_url, 8 + strpos(substr(job_url, 9) || '/', '/')) as "jobUrl"
    from (
      select status, reached, applied_date, left(notes, ${NOTES_READ}) as notes, job_url from job_application
      where user_id = $1 order by created_at desc, id desc limit $2
    ) as last
    group by 2, 3, 4, 5, 6`,
);

const agenda = (time: string, order: string) =>
  prepared(
    `select ${columns(AGENDA_COLUMNS)} from job_application where user_id = $1 and ${time} order by ${order} asc, id asc limit $4`,
  );
const INTERVIEWS = agenda('interview_date >= $2 and interview_date < $3', 'interview_date');
const FOLLOW_UPS = agenda('follow_up_date >= $2 and follow_up_date <= $3', 'follow_up_date');

/** What calendars and figures read of one owner's applications. */
@Injectable()
export class ApplicationReportsRepository {
  constructor(private readonly database: Database) {}

  /** Of the last added applications. */
  facts(ownerId: string, limit: number): Promise<ApplicationFacts[]> {
    return this.database.read(FACTS, [ownerId, limit]);
  }

  /** Applications with an interview from one moment up to another, soonest first. */
  interviews(ownerId: string, from: Date, before: Date, limit: number): Promise<AgendaRow[]> {
    return this.database.read(INTERVIEWS, [ownerId, from, before, limit]);
  }

  /** Applications with a follow-up from one day to another, soonest first. */
  followUps(ownerId: string, from: string, to: string, limit: number): Promise<AgendaRow[]> {
    return this.database.read(FOLLOW_UPS, [ownerId, from, to, limit]);
  }
}
