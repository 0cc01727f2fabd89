import { dayAfter, dayIn, localTextIn } from '@career/career/calendar/zoned-time';
import type { SavedJobDays } from '../saved-jobs/saved-job-days.types.ts';

/** A saved job with a reminder due today. */
export interface DueSavedJob {
  id: string;
  company: string;
  position: string;
  deadline: string | null;
  /** The last day to apply is tomorrow. */
  closesTomorrow: boolean;
}

/** No reminder arrives at night. */
const EARLIEST_HOUR = 8;

/** A saved job that is due: on the day its owner chose, or on the day before it closes, from eight in the morning on. */
export function dueSavedJob(job: SavedJobDays, timeZone: string, now: Date): DueSavedJob | undefined {
  if (Number(localTextIn(timeZone, now).slice(11, 13)) < EARLIEST_HOUR) return undefined;
  const today = dayIn(timeZone, now);
  const closesTomorrow = job.deadline === dayAfter(today);
  if (job.remindedDay === today || (job.reminderDate !== today && !closesTomorrow)) return undefined;
  const { id, company, position, deadline } = job;
  return { id, company, position, deadline: deadline ?? null, closesTomorrow };
}
