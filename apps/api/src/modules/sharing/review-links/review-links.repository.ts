import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { ReviewCommentState } from '@career/contracts/vocabulary/share-vocabulary';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.ts';
import { addWithin, type Quota, takeTurn } from '../../../database/quota.ts';
import { type ReviewComment, ReviewCommentEntity } from './review-comment.entity.ts';
import { type ReviewLink, ReviewLinkEntity } from './review-link.entity.ts';

export type NewReviewComment = Pick<
  ReviewComment,
  'name' | 'field' | 'label' | 'before' | 'after' | 'comment'
>;

const QUOTA: Quota = {
  name: 'review-links',
  most: LIMITS.reviewLinksMax,
  counts: `select count(*)::int as held from review_link where user_id = ? and stopped_at is null and expires_at > now()`,
  message: `You have ${LIMITS.reviewLinksMax} open review links, which is the limit. Stop one first.`,
};

const DAY_MS = 24 * 60 * 60 * 1000;
const LISTED_MAX = 50;

const isOpen = () => ({ stoppedAt: null, expiresAt: { $gt: new Date() } });

@Injectable()
export class ReviewLinksRepository {
  constructor(private readonly database: Database) {}

  /** Last made first, without those that ended long ago. */
  list(ownerId: string): Promise<ReviewLink[]> {
    const since = new Date(Date.now() - LIMITS.endedLinkDays * DAY_MS);
    return this.database.read((em) =>
      em.find(
        ReviewLinkEntity,
        { userId: ownerId, expiresAt: { $gt: since } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED_MAX },
      ),
    ) as Promise<ReviewLink[]>;
  }

  /** Of several reviews, first made first. */
  comments(ownerId: string, reviewLinkIds: readonly string[]): Promise<ReviewComment[]> {
    return this.database.read((em) =>
      em.find(
        ReviewCommentEntity,
        { userId: ownerId, reviewLinkId: { $in: [...reviewLinkIds] } },
        { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LISTED_MAX * LIMITS.reviewCommentsMax },
      ),
    ) as Promise<ReviewComment[]>;
  }

  find(ownerId: string, id: string): Promise<ReviewLink | null> {
    return this.database.read((em) =>
      em.findOne(ReviewLinkEntity, { id, userId: ownerId }),
    ) as Promise<ReviewLink | null>;
  }

  findComment(ownerId: string, id: string): Promise<ReviewComment | null> {
    return this.database.read((em) =>
      em.findOne(ReviewCommentEntity, { id, userId: ownerId }),
    ) as Promise<ReviewComment | null>;
  }

  /** The review at an address, whoever asks: the address is what opens it. */
  openAt(slug: string): Promise<ReviewLink | null> {
    return this.database.read((em) =>
      em.findOne(ReviewLinkEntity, { slug, ...isOpen() }),
    ) as Promise<ReviewLink | null>;
  }

  add(ownerId: string, resumeId: string, slug: string, expiresAt: Date): Promise<ReviewLink> {
    return addWithin(this.database, ownerId, QUOTA, async (em) => {
      const added = em.create(
        ReviewLinkEntity,
        { userId: ownerId, resumeId, slug, expiresAt },
        { partial: true },
      );
      await em.persist(added).flush();
      return added as ReviewLink;
    });
  }

  /** @returns whether there is such a review, stopped before or not. */
  async stop(ownerId: string, id: string): Promise<boolean> {
    const stopped = await this.database.write((em) =>
      em.nativeUpdate(ReviewLinkEntity, { id, userId: ownerId, stoppedAt: null }, { stoppedAt: new Date() }),
    );
    return stopped > 0 || (await this.find(ownerId, id)) !== null;
  }

  /** @returns `ended` when the review ended meanwhile, `full` when no more comments fit. */
  addComment(link: ReviewLink, comment: NewReviewComment): Promise<'added' | 'ended' | 'full'> {
    return this.database.transaction(async (em) => {
      await takeTurn(em, link.userId, `review ${link.id}`);
      if (!(await em.findOne(ReviewLinkEntity, { id: link.id, ...isOpen() }))) return 'ended';
      const held = await em.count(ReviewCommentEntity, { reviewLinkId: link.id });
      if (held >= LIMITS.reviewCommentsMax) return 'full';
      const row = { ...comment, userId: link.userId, reviewLinkId: link.id };
      await em.persist(em.create(ReviewCommentEntity, row, { partial: true })).flush();
      return 'added';
    });
  }

  /** Writes down what became of a comment that waits. @returns whether it still waited. */
  async decide(ownerId: string, id: string, state: ReviewCommentState): Promise<boolean> {
    const decided = await this.database.write((em) =>
      em.nativeUpdate(ReviewCommentEntity, { id, userId: ownerId, state: 'waiting' }, { state }),
    );
    return decided > 0;
  }

  /** Removes what ended before a moment, over all owners; for the scheduled task alone. */
  purge(before: Date): Promise<number> {
    return this.database.write((em) => em.nativeDelete(ReviewLinkEntity, { expiresAt: { $lt: before } }));
  }
}
