import type { JobApplication } from './job-application.entity.ts';

export const APPLICATION_EVENT_COLUMNS = [
  'id',
  'userId',
  'company',
  'position',
  'location',
  'jobUrl',
  'status',
  'interviewDate',
  'interviewPlace',
  'followUpDate',
  'version',
  'updatedAt',
] as const;

/** An application as far as calendars and reminders need it. */
export type ApplicationEvent = Pick<JobApplication, (typeof APPLICATION_EVENT_COLUMNS)[number]>;
