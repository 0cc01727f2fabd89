import type { SavedJob } from './saved-job.entity.ts';

export const REMINDER_COLUMNS = [
  'id',
  'userId',
  'company',
  'position',
  'jobUrl',
  'deadline',
  'reminderDate',
  'remindedDay',
] as const;

/** A saved job as far as reminders need it. */
export type SavedJobDays = Pick<SavedJob, (typeof REMINDER_COLUMNS)[number]>;
