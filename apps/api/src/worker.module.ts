import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConfigModule } from './config/config.module.ts';
import { databaseForJobs } from './database/database.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { WorkerMetricsModule } from './metrics/worker-metrics.module.ts';
import { AiJobsWorkerModule } from './modules/ai-jobs/ai-jobs.worker.module.ts';
import { CareerInsightsJobsModule } from './modules/career-insights/career-insights.jobs.module.ts';
import { TrainingLinksModule } from './modules/career-insights/training-links/training-links.module.ts';
import { CoverLettersJobsModule } from './modules/cover-letters/cover-letters.jobs.module.ts';
import { DocumentsJobsModule } from './modules/documents/documents.jobs.module.ts';
import { ConnectedAppsRepository } from './modules/identity/connected-apps/connected-apps.repository.ts';
import { ConnectedAppsTask } from './modules/identity/connected-apps/connected-apps.task.ts';
import { SessionSweepTask } from './modules/identity/sessions/session-sweep.task.ts';
import { JobListingsJobsModule } from './modules/job-listings/job-listings.jobs.module.ts';
import { PicturesJobsModule } from './modules/pictures/pictures.jobs.module.ts';
import { ProposalsJobsModule } from './modules/proposals/proposals.jobs.module.ts';
import { RemindersJobsModule } from './modules/reminders/reminders.jobs.module.ts';
import { ResumesJobsModule } from './modules/resumes/resumes.jobs.module.ts';
import { WordingJobsModule } from './modules/resumes/wording.jobs.module.ts';
import { SavedSearchesJobsModule } from './modules/saved-searches/saved-searches.jobs.module.ts';
import { SharingJobsModule } from './modules/sharing/sharing.jobs.module.ts';
import { WebhooksJobsModule } from './modules/webhooks/webhooks.jobs.module.ts';
import { QueueModule } from './queue/queue.module.ts';
import { QueueHealth } from './queue/queue-health.ts';
import { SCHEDULE_QUEUE, ScheduledTasksProcessor } from './queue/scheduled-tasks.processor.ts';
import { TracingShutdown } from './tracing/tracing-shutdown.ts';

/** Everything a worker process does. Handlers of jobs and scheduled tasks are discovered in these modules. */
@Module({
  imports: [
    ConfigModule,
    DiscoveryModule,
    databaseForJobs(),
    QueueModule,
    WorkerMetricsModule,
    BullModule.registerQueue({ name: SCHEDULE_QUEUE }),
    DocumentsJobsModule,
    AiJobsWorkerModule,
    CareerInsightsJobsModule,
    CoverLettersJobsModule,
    WordingJobsModule,
    JobListingsJobsModule,
    MailModule,
    PicturesJobsModule,
    ProposalsJobsModule,
    RemindersJobsModule,
    ResumesJobsModule,
    SavedSearchesJobsModule,
    SharingJobsModule,
    TrainingLinksModule,
    WebhooksJobsModule,
  ],
  providers: [
    ConnectedAppsRepository,
    ConnectedAppsTask,
    QueueHealth,
    ScheduledTasksProcessor,
    SessionSweepTask,
    TracingShutdown,
  ],
})
export class WorkerModule {}
