import { Module } from '@nestjs/common';
import { TrainingLinkCheckTask } from './training-link-check.task.ts';
import { TrainingLinksRepository } from './training-links.repository.ts';
import { TrainingLinksService } from './training-links.service.ts';

/** Which courses have a link that works: asked by analyses, kept by the worker. */
@Module({
  providers: [TrainingLinksService, TrainingLinksRepository, TrainingLinkCheckTask],
  exports: [TrainingLinksService],
})
export class TrainingLinksModule {}
