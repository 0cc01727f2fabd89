import { DOCUMENT_LANGUAGES } from '@career/contracts/vocabulary/document-languages';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { JobApplicationEntity } from '../job-applications/job-application.entity.ts';

export const CoverLetterEntity = defineEntity({
  name: 'CoverLetter',
  tableName: 'cover_letter',
  uniques: [{ name: 'cover_letter_user_creation_unique', properties: ['userId', 'creationKey'] }],
  indexes: [
    { name: 'cover_letter_user_recent_index', properties: ['userId', 'createdAt', 'id'] },
    { name: 'cover_letter_application_index', properties: ['jobApplicationId'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    jobApplicationId: () =>
      p
        .manyToOne(JobApplicationEntity)
        .mapToPk()
        .fieldName('job_application_id')
        .nullable()
        .deleteRule('set null'),
    title: p.text(),
    company: p.string(),
    position: p.string(),
    content: p.text(),
    jobUrl: p.text().default(''),
    isGenerated: p.boolean().default(false),
    /** Null for letters that were saved before it was kept. */
    language: p.enum(DOCUMENT_LANGUAGES).nullable(),
    /** Hash of the key its first save carried, so that a repeated first save finds it again. */
    creationKey: p.string().nullable(),
    version: p.integer().version(),
    ...timestamps(),
  },
});
export type CoverLetter = InferEntity<typeof CoverLetterEntity>;
