import { EXPERIENCE_LEVELS } from '@career/contracts/vocabulary/experience-levels';
import { CAREER_GOALS } from '@career/contracts/vocabulary/resume-vocabulary';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { identity, timestamps } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import type { ContentDocument } from './resume-content.ts';

export const ResumeEntity = defineEntity({
  name: 'Resume',
  tableName: 'resume',
  uniques: [{ name: 'resume_user_creation_unique', properties: ['userId', 'creationKey'] }],
  indexes: [
    { name: 'resume_user_recent_index', properties: ['userId', 'updatedAt', 'id'] },
    { name: 'resume_deleted_index', properties: ['deletedAt'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    templateId: p.string().default(DEFAULT_TEMPLATE_ID),
    title: p.string().default(''),
    careerGoal: p.enum(CAREER_GOALS).default('local'),
    targetCountry: p.string().default(''),
    industry: p.string().default(''),
    experienceLevel: p.enum(EXPERIENCE_LEVELS).default('entry'),
    summary: p.text().default(''),
    /** Everything else that the table of fields has, one key for each part. */
    content: p.json<ContentDocument>(),
    isDraft: p.boolean().default(true),
    isActive: p.boolean().default(true),
    /** When the owner put it into the archive; it leaves the usual list and nothing else. */
    archivedAt: p.datetime().nullable(),
    tags: p.array<string>().columnType('text[]').defaultRaw(`'{}'`),
    /** Resume that this is a copy of in another language; it may be gone since. */
    translatedFrom: p.uuid().nullable(),
    /** Version of the original that the copy says the same as. */
    translatedVersion: p.integer().nullable(),
    /** When the owner removed it; it can be restored for a while. */
    deletedAt: p.datetime().nullable(),
    /** Hash of the key its first save carried, so that a repeated first save finds it again. */
    creationKey: p.string().nullable(),
    /** Raised by each save; a save over a newer one is refused. */
    version: p.integer().version(),
    ...timestamps(),
  },
});
export type Resume = InferEntity<typeof ResumeEntity>;
