import { REMINDER_KINDS } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { JobApplicationEntity } from '../job-applications/job-application.entity.ts';

/** A reminder that was given. The unique key lets only one of several workers write, and so send, it. */
export const ApplicationReminderEntity = defineEntity({
  name: 'ApplicationReminder',
  tableName: 'application_reminder',
  uniques: [{ name: 'application_reminder_unique', properties: ['jobApplicationId', 'kind', 'day'] }],
  properties: {
    ...identity(),
    jobApplicationId: () =>
      p.manyToOne(JobApplicationEntity).mapToPk().fieldName('job_application_id').deleteRule('cascade'),
    kind: p.enum(REMINDER_KINDS),
    /** Day of the event where the person is: an interview that moves gets a new reminder. */
    day: p.date(),
    ...createdAt(),
  },
});
