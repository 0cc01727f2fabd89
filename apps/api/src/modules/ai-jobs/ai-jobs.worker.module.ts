import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueueModule } from '../../queue/queue.module.ts';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { AiJobHandlers } from './ai-job-handlers.ts';
import { AiJobPurgeTask } from './ai-job-purge.task.ts';
import { AiJobQueue } from './ai-job-queue.ts';
import { AiJobRunner } from './ai-job-runner.ts';
import { AiJobRunsRepository } from './ai-job-runs.repository.ts';
import { AiJobSweeper } from './ai-job-sweeper.ts';
import { AiJobSweepsRepository } from './ai-job-sweeps.repository.ts';
import { AiJobsProcessor } from './ai-jobs.processor.ts';

/** What a worker process needs to run AI jobs; the modules of the features bring the handlers. */
@Module({
  imports: [DiscoveryModule, QueueModule, BullModule.registerQueue({ name: AI_JOB_QUEUE })],
  providers: [
    AiJobHandlers,
    AiJobPurgeTask,
    AiJobsProcessor,
    AiJobRunner,
    AiJobRunsRepository,
    AiJobSweeper,
    AiJobSweepsRepository,
    AiJobQueue,
  ],
})
export class AiJobsWorkerModule {}
