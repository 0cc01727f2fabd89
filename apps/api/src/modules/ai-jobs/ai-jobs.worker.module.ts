import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, type InjectionToken, Module, type ModuleMetadata } from '@nestjs/common';
import { QueueModule } from '../../queue/queue.module.ts';
import { AI_JOB_QUEUE } from '../../queue/queue-schema.ts';
import { AI_JOB_HANDLERS, type AiJobHandlers } from './ai-job.job.types.ts';
import { AiJobPurgeJob } from './ai-job-purge.job.ts';
import { AiJobQueue } from './ai-job-queue.ts';
import { AiJobRunner } from './ai-job-runner.ts';
import { AiJobRunsRepository } from './ai-job-runs.repository.ts';
import { AiJobSweeper } from './ai-job-sweeper.ts';
import { AiJobSweepsRepository } from './ai-job-sweeps.repository.ts';
import { AiJobsProcessor } from './ai-jobs.processor.ts';

@Module({})
class AiJobsWorkerModule {}

/**
 * What a worker process needs to run AI jobs.
 * @param handlers token of the handler of each kind, provided by the given modules.
 */
export function aiJobsWorker(
  imports: NonNullable<ModuleMetadata['imports']>,
  handlers: Record<keyof AiJobHandlers, InjectionToken>,
): DynamicModule {
  const kinds = Object.keys(handlers);
  return {
    module: AiJobsWorkerModule,
    imports: [...imports, QueueModule, BullModule.registerQueue({ name: AI_JOB_QUEUE })],
    providers: [
      AiJobPurgeJob,
      AiJobsProcessor,
      AiJobRunner,
      AiJobRunsRepository,
      AiJobSweeper,
      AiJobSweepsRepository,
      AiJobQueue,
      {
        provide: AI_JOB_HANDLERS,
        inject: Object.values(handlers),
        useFactory: (...found: unknown[]) =>
          Object.fromEntries(kinds.map((kind, index) => [kind, found[index]])),
      },
    ],
    exports: [AiJobPurgeJob],
  };
}
