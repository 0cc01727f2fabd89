import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { CoverLetterEntity } from '../cover-letters/cover-letter.entity.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { JobApplicationEntity } from '../job-applications/job-application.entity.ts';
import { JobListingEntity } from '../job-listings/job-listing.entity.ts';
import { ResumeEntity } from '../resumes/resume.entity.ts';

/** A job on the shortlist. One that became an application stays and names it. */
export const SavedJobEntity = defineEntity({
  name: 'SavedJob',
  tableName: 'saved_job',
  uniques: [{ name: 'saved_job_user_creation_unique', properties: ['userId', 'creationKey'] }],
  indexes: [
    { name: 'saved_job_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    // For the reminders, which ask for the days of all people at once.
    {
      name: 'saved_job_reminder_index',
      expression: `create index "saved_job_reminder_index" on "saved_job" ("reminder_date") where "reminder_date" is not null`,
    },
    {
      name: 'saved_job_deadline_index',
      expression: `create index "saved_job_deadline_index" on "saved_job" ("deadline") where "deadline" is not null`,
    },
    // Without these, removing what a saved job names would read every saved job there is.
    {
      name: 'saved_job_listing_index',
      expression: `create index "saved_job_listing_index" on "saved_job" ("job_listing_id") where "job_listing_id" is not null`,
    },
    {
      name: 'saved_job_application_index',
      expression: `create index "saved_job_application_index" on "saved_job" ("job_application_id") where "job_application_id" is not null`,
    },
    {
      name: 'saved_job_resume_index',
      expression: `create index "saved_job_resume_index" on "saved_job" ("resume_used") where "resume_used" is not null`,
    },
    {
      name: 'saved_job_letter_index',
      expression: `create index "saved_job_letter_index" on "saved_job" ("cover_letter_used") where "cover_letter_used" is not null`,
    },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    position: p.string().default(''),
    company: p.string().default(''),
    location: p.string().default(''),
    jobUrl: p.text().default(''),
    jobDescription: p.text().default(''),
    salary: p.string().default(''),
    deadline: p.date().nullable(),
    reminderDate: p.date().nullable(),
    notes: p.text().default(''),
    jobListingId: () =>
      p.manyToOne(JobListingEntity).mapToPk().fieldName('job_listing_id').nullable().deleteRule('set null'),
    resumeUsed: () =>
      p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_used').nullable().deleteRule('set null'),
    coverLetterUsed: () =>
      p
        .manyToOne(CoverLetterEntity)
        .mapToPk()
        .fieldName('cover_letter_used')
        .nullable()
        .deleteRule('set null'),
    /** The application that it became; one that is deleted puts the job back on the shortlist. */
    jobApplicationId: () =>
      p
        .manyToOne(JobApplicationEntity)
        .mapToPk()
        .fieldName('job_application_id')
        .nullable()
        .deleteRule('set null'),
    /** Day on which the person was last reminded, by their own calendar: one mail a day at most. */
    remindedDay: p.date().nullable().lazy(),
    /** Hash of the key its creation carried, so that a repeated creation finds it again. */
    creationKey: p.string().nullable().lazy(),
    version: p.integer().version(),
    ...timestamps(),
  },
});
export type SavedJob = InferEntity<typeof SavedJobEntity>;
