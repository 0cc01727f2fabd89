import { APPLICATION_STATUSES } from '@career/contracts/vocabulary/job-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { CoverLetterEntity } from '../cover-letters/cover-letter.entity.ts';
import { ResumeEntity } from '../resumes/resume.entity.ts';
import { UserEntity } from '../users/user.entity.ts';

export const JobApplicationEntity = defineEntity({
  name: 'JobApplication',
  tableName: 'job_application',
  indexes: [{ name: 'job_application_user_recent_index', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    company: p.string(),
    position: p.string(),
    location: p.string().default(''),
    jobUrl: p.text().default(''),
    jobDescription: p.text().default(''),
    status: p.enum(APPLICATION_STATUSES).default('applied'),
    appliedDate: p.date().defaultRaw('current_date'),
    interviewDate: p.datetime().nullable(),
    followUpDate: p.date().nullable(),
    salary: p.string().default(''),
    notes: p.text().default(''),
    resumeUsed: () =>
      p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_used').nullable().deleteRule('set null'),
    coverLetterUsed: () =>
      p
        .manyToOne(CoverLetterEntity)
        .mapToPk()
        .fieldName('cover_letter_used')
        .nullable()
        .deleteRule('set null'),
    version: p.integer().version(),
    ...timestamps(),
  },
});
export type JobApplication = InferEntity<typeof JobApplicationEntity>;
