import { APPLICATION_STATUSES } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { JobApplicationEntity } from './job-application.entity.ts';

/** A step of an application, written in the transaction that makes it. */
export const StatusChangeEntity = defineEntity({
  name: 'StatusChange',
  tableName: 'application_status_change',
  indexes: [
    { name: 'application_status_change_recent_index', properties: ['jobApplicationId', 'changedAt', 'id'] },
    { name: 'application_status_change_user_index', properties: ['userId'] },
  ],
  properties: {
    ...identity(),
    jobApplicationId: () =>
      p.manyToOne(JobApplicationEntity).mapToPk().fieldName('job_application_id').deleteRule('cascade'),
    /** Who made the step. */
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Null for the creation. */
    from: p.enum(APPLICATION_STATUSES).nullable().fieldName('from_status'),
    to: p.enum(APPLICATION_STATUSES).fieldName('to_status'),
    changedAt: p
      .datetime()
      .onCreate(() => new Date())
      .defaultRaw('now()'),
  },
});
export type StatusChange = InferEntity<typeof StatusChangeEntity>;
