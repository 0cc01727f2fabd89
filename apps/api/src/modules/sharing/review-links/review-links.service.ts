import { withReviewedLine } from '@career/career/reviews/review-lines';
import { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import type { ReviewCommentDto, ReviewLinkDto } from '@career/contracts/review-links/review-link.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { REVIEW_PAGE_PATH } from '@career/contracts/vocabulary/share-vocabulary';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import { NotFound, Unprocessable } from '../../../errors/domain-errors.ts';
import { contractBody } from '../../../http/contract-validation.pipe.ts';
import { RESUME, ResumesService } from '../../resumes/resumes.service.ts';
import { randomSlug } from '../random-slug.ts';
import type { ReviewComment } from './review-comment.entity.ts';
import type { ReviewLink } from './review-link.entity.ts';
import { toReviewCommentDto, toReviewLinkDto } from './review-link.mapper.ts';
import { ReviewLinksRepository } from './review-links.repository.ts';

export const REVIEW_LINK = 'Review link';
export const REVIEW_COMMENT = 'Comment';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an owner does with reviews of their resumes. */
@Injectable()
export class ReviewLinksService {
  constructor(
    private readonly links: ReviewLinksRepository,
    private readonly resumes: ResumesService,
    private readonly config: AppConfig,
  ) {}

  async list(ownerId: string): Promise<ReviewLinkDto[]> {
    const rows = await this.links.list(ownerId);
    const comments = await this.links.comments(
      ownerId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      this.dtoOf(
        row,
        comments.filter(({ reviewLinkId }) => reviewLinkId === row.id),
      ),
    );
  }

  async create(ownerId: string, resumeId: string): Promise<ReviewLinkDto> {
    if (!(await this.resumes.has(ownerId, resumeId))) throw new NotFound(RESUME);
    const expiresAt = new Date(Date.now() + LIMITS.reviewLinkDays * DAY_MS);
    return this.dtoOf(await this.links.add(ownerId, resumeId, randomSlug(), expiresAt), []);
  }

  /** Its comments stay. Stopping again does no harm. */
  async stop(ownerId: string, id: string): Promise<void> {
    if (!(await this.links.stop(ownerId, id))) throw new NotFound(REVIEW_LINK);
  }

  /** Puts the proposed words into the resume as it is stored now. */
  async accept(ownerId: string, id: string): Promise<ReviewCommentDto> {
    const comment = await this.waiting(ownerId, id);
    if (comment.after === '') throw new Unprocessable('This comment proposes no other words.');
    const link = await this.links.find(ownerId, comment.reviewLinkId);
    if (!link) throw new NotFound(REVIEW_LINK);
    const resume = await this.resumes.get(ownerId, link.resumeId);
    const changed = withReviewedLine(resume, comment.field, comment.before, comment.after);
    if (!changed)
      throw new Unprocessable('This line has changed since. Change it by hand, or dismiss the comment.');
    await this.resumes.update(ownerId, link.resumeId, await contractBody(changed, SaveResumeDto));
    return await this.decided(ownerId, id, 'accepted');
  }

  async dismiss(ownerId: string, id: string): Promise<ReviewCommentDto> {
    await this.waiting(ownerId, id);
    return await this.decided(ownerId, id, 'dismissed');
  }

  private async decided(
    ownerId: string,
    id: string,
    state: 'accepted' | 'dismissed',
  ): Promise<ReviewCommentDto> {
    await this.links.decide(ownerId, id, state);
    return toReviewCommentDto(await this.findComment(ownerId, id));
  }

  private async findComment(ownerId: string, id: string): Promise<ReviewComment> {
    const comment = await this.links.findComment(ownerId, id);
    if (!comment) throw new NotFound(REVIEW_COMMENT);
    return comment;
  }

  private async waiting(ownerId: string, id: string): Promise<ReviewComment> {
    const comment = await this.findComment(ownerId, id);
    if (comment.state !== 'waiting') throw new Unprocessable(`This comment is ${comment.state} already.`);
    return comment;
  }

  private dtoOf(row: ReviewLink, comments: readonly ReviewComment[]): ReviewLinkDto {
    return toReviewLinkDto(row, this.config.linkTo(`${REVIEW_PAGE_PATH}/${row.slug}`), comments);
  }
}
