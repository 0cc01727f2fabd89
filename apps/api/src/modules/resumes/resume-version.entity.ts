import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../database/columns.ts';
import { UserEntity } from '../identity/profile/user.entity.ts';
import { ResumeEntity } from './resume.entity.ts';
import type { StoredContent } from './resume-content.ts';

/** What a resume said at one of its saves. */
export const ResumeVersionEntity = defineEntity({
  name: 'ResumeVersion',
  tableName: 'resume_version',
  indexes: [{ name: 'resume_version_recent_index', properties: ['resumeId', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    resumeId: () => p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_id').deleteRule('cascade'),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Version of the resume at that time. */
    version: p.integer(),
    title: p.string().default(''),
    /** What the person calls it. */
    name: p.string().default(''),
    content: p.json<StoredContent>(),
    ...createdAt(),
  },
});
export type ResumeVersion = InferEntity<typeof ResumeVersionEntity>;
