import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { ReviewLinksRepository } from './review-links/review-links.repository.ts';
import { ShareLinksRepository } from './share-links/share-links.repository.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Removes links that ended long ago, with their counts, files, reports and comments. */
@Injectable()
@ScheduledTask({ name: 'ended-links', everyMs: HOUR })
export class EndedLinksTask implements ScheduledTaskRunner {
  constructor(
    private readonly shareLinks: ShareLinksRepository,
    private readonly reviewLinks: ReviewLinksRepository,
  ) {}

  async run(): Promise<string> {
    const before = new Date(Date.now() - LIMITS.endedLinkDays * DAY);
    const removed = [await this.shareLinks.purge(before), await this.reviewLinks.purge(before)];
    return `${removed[0]} share links and ${removed[1]} review links removed that ended long ago`;
  }
}
