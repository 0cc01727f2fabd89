import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../../identity/profile/user.entity.ts';
import { ResumeEntity } from '../../resumes/resume.entity.ts';

/** A page on which somebody without an account comments on a resume. It ends with the resume, as a shared page does. */
export const ReviewLinkEntity = defineEntity({
  name: 'ReviewLink',
  tableName: 'review_link',
  uniques: [{ name: 'review_link_slug_unique', properties: ['slug'] }],
  indexes: [
    { name: 'review_link_owner_index', properties: ['userId', 'createdAt'] },
    { name: 'review_link_resume_index', properties: ['resumeId'] },
  ],
  properties: {
    ...identity(),
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    resumeId: () => p.manyToOne(ResumeEntity).mapToPk().fieldName('resume_id').deleteRule('cascade'),
    slug: p.string(),
    expiresAt: p.datetime(),
    stoppedAt: p.datetime().nullable(),
    ...createdAt(),
  },
});
export type ReviewLink = InferEntity<typeof ReviewLinkEntity>;
