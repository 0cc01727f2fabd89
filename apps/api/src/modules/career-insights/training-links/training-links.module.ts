import { Module } from '@nestjs/common';
import { TrainingLinkCheckJob } from './training-link-check.job.ts';
import { TrainingLinksRepository } from './training-links.repository.ts';
import { TrainingLinksService } from './training-links.service.ts';

/** Which courses have a link that works: asked by analyses, kept by the worker. */
@Module({
  providers: [TrainingLinksService, TrainingLinksRepository, TrainingLinkCheckJob],
  exports: [TrainingLinksService, TrainingLinkCheckJob],
})
export class TrainingLinksModule {}
