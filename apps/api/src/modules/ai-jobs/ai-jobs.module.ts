import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { JobCounts } from '../../metrics/job-counts.ts';
import { QueueModule } from '../../queue/queue.module.ts';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { AiJobCountsRepository } from './ai-job-counts.repository.ts';
import { AiJobQueue } from './ai-job-queue.ts';
import { AiJobWatcher } from './ai-job-watcher.ts';
import { AiJobsController } from './ai-jobs.controller.ts';
import { AiJobsRepository } from './ai-jobs.repository.ts';
import { AiJobsService } from './ai-jobs.service.ts';

@Module({
  imports: [QueueModule, BullModule.registerQueue({ name: AI_JOB_QUEUE })],
  controllers: [AiJobsController],
  providers: [
    AiJobsService,
    AiJobsRepository,
    AiJobQueue,
    AiJobWatcher,
    { provide: JobCounts, useClass: AiJobCountsRepository },
  ],
  exports: [AiJobsService],
})
export class AiJobsModule {}
