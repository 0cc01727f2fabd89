import type { ContactDto } from '@career/contracts/job-applications/contact.dto';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { CoverLetterEntity } from '../cover-letters/cover-letter.entity.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { ResumeEntity } from '../resumes/resume.entity.ts';

/** Triggers of its migration keep `application_count` in step with every insert, update and delete. */
export const JobApplicationEntity = defineEntity({
  name: 'JobApplication',
  tableName: 'job_application',
  uniques: [{ name: 'job_application_user_creation_unique', properties: ['userId', 'creationKey'] }],
  indexes: [
    { name: 'job_application_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    { name: 'job_application_user_status_index', properties: ['userId', 'status', 'createdAt', 'id'] },
    { name: 'job_application_user_applied_index', properties: ['userId', 'appliedDate', 'id'] },
    { name: 'job_application_user_company_index', properties: ['userId', 'companyKey', 'id'] },
    {
      name: 'job_application_user_interview_index',
      expression: `create index "job_application_user_interview_index" on "job_application" ("user_id", "interview_date") where "interview_date" is not null`,
    },
    {
      name: 'job_application_user_follow_up_index',
      expression: `create index "job_application_user_follow_up_index" on "job_application" ("user_id", "follow_up_date") where "follow_up_date" is not null`,
    },
    // For the reminders, which ask for the events of all people at once.
    {
      name: 'job_application_interview_index',
      expression: `create index "job_application_interview_index" on "job_application" ("interview_date") where "interview_date" is not null`,
    },
    {
      name: 'job_application_follow_up_index',
      expression: `create index "job_application_follow_up_index" on "job_application" ("follow_up_date") where "follow_up_date" is not null`,
    },
    // Without these two, removing a resume or a letter would read every application there is.
    {
      name: 'job_application_resume_index',
      expression: `create index "job_application_resume_index" on "job_application" ("resume_used") where "resume_used" is not null`,
    },
    {
      name: 'job_application_letter_index',
      expression: `create index "job_application_letter_index" on "job_application" ("cover_letter_used") where "cover_letter_used" is not null`,
    },
    {
      name: 'job_application_search_index',
      expression: `create index "job_application_search_index" on "job_application" using gin ("user_id", "search_text" gin_trgm_ops)`,
    },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    company: p.string(),
    position: p.string(),
    location: p.string().default(''),
    jobUrl: p.text().default(''),
    jobDescription: p.text().default(''),
    status: p.enum(APPLICATION_STATUSES).default('applied'),
    /** Every status it ever had: figures of a search must not read the history of a thousand applications. */
    reached: p.array<ApplicationStatus>().columnType('text[]').defaultRaw(`'{applied}'`),
    appliedDate: p.date().defaultRaw('current_date'),
    interviewDate: p.datetime().nullable(),
    /** An address, a link or a phone number. */
    interviewPlace: p.text().default(''),
    /** Day by which an offer wants an answer. */
    answerBy: p.date().nullable(),
    followUpDate: p.date().nullable(),
    salary: p.string().default(''),
    notes: p.text().default(''),
    contacts: p.json<ContactDto[]>().defaultRaw(`'[]'`),
    resumeUsed: () =>
      p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_used').nullable().deleteRule('set null'),
    coverLetterUsed: () =>
      p
        .manyToOne(CoverLetterEntity)
        .mapToPk()
        .fieldName('cover_letter_used')
        .nullable()
        .deleteRule('set null'),
    /** What a search looks in, without case and accents; and the company in the same form, to sort by. */
    searchText: p.text().default('').lazy(),
    companyKey: p.string().default('').lazy(),
    /** Hash of the key its creation carried, so that a repeated creation finds it again. */
    creationKey: p.string().nullable().lazy(),
    version: p.integer().version(),
    ...timestamps(),
    /** To the millisecond, as cursors of the list tell it, whoever wrote the row. */
    createdAt: p
      .datetime(3)
      .onCreate(() => new Date())
      .defaultRaw('now()'),
  },
});
export type JobApplication = InferEntity<typeof JobApplicationEntity>;
