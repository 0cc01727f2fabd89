import type { ReviewCommentDto, ReviewLinkDto } from '@career/contracts/review-links/review-link.dto';
import { linkState } from '../link-state.ts';
import type { ReviewComment } from './review-comment.entity.ts';
import type { ReviewLink } from './review-link.entity.ts';

/** A review as its owner sees it. */
export const toReviewLinkDto = (
  row: ReviewLink,
  url: string,
  comments: readonly ReviewComment[],
): ReviewLinkDto => ({
  id: row.id,
  resumeId: row.resumeId,
  url,
  state: linkState(row),
  comments: comments.map(toReviewCommentDto),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** A comment as the owner of the resume sees it. */
export const toReviewCommentDto = (row: ReviewComment): ReviewCommentDto => ({
  id: row.id,
  reviewLinkId: row.reviewLinkId,
  name: row.name,
  label: row.label,
  before: row.before,
  after: row.after,
  comment: row.comment,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});
