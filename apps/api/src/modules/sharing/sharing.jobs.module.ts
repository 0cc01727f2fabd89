import { Module } from '@nestjs/common';
import { EndedLinksTask } from './ended-links.task.ts';
import { ReviewLinksRepository } from './review-links/review-links.repository.ts';
import { ShareLinksRepository } from './share-links/share-links.repository.ts';

/** What the worker does for links. */
@Module({ providers: [EndedLinksTask, ReviewLinksRepository, ShareLinksRepository] })
export class SharingJobsModule {}
