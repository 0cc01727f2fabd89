import { REVIEW_COMMENT_STATES } from '@career/contracts/vocabulary/share-vocabulary';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { createdAt, identity } from '../../../database/columns.ts';
import { UserEntity } from '../../identity/profile/user.entity.ts';
import { ReviewLinkEntity } from './review-link.entity.ts';

/** What a reviewer says of a line, and the words they propose for it. It changes nothing before the owner accepts it. */
export const ReviewCommentEntity = defineEntity({
  name: 'ReviewComment',
  tableName: 'review_comment',
  indexes: [
    { name: 'review_comment_owner_index', properties: ['userId'] },
    { name: 'review_comment_link_index', properties: ['reviewLinkId', 'createdAt'] },
  ],
  properties: {
    ...identity(),
    /** Owner of the resume. */
    userId: () => p.manyToOne(UserEntity).mapToPk().fieldName('user_id').deleteRule('cascade'),
    reviewLinkId: () =>
      p.manyToOne(ReviewLinkEntity).mapToPk().fieldName('review_link_id').deleteRule('cascade'),
    name: p.string(),
    /** Path of the text; empty where the line can only be commented on. */
    field: p.string(),
    label: p.text(),
    before: p.text(),
    after: p.text(),
    comment: p.text(),
    state: p.enum(REVIEW_COMMENT_STATES).default('waiting'),
    ...createdAt(),
  },
});
export type ReviewComment = InferEntity<typeof ReviewCommentEntity>;
