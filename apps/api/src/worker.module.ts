import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import { databaseForJobs } from './database/database.module.ts';
import { PgPoolModule } from './database/pg-pool.ts';
import { MailModule } from './mail/mail.module.ts';
import { MailDeliveryJob } from './mail/mail-delivery.job.ts';
import { WorkerMetricsModule } from './metrics/worker-metrics.module.ts';
import { AiJobPurgeJob } from './modules/ai-jobs/ai-job-purge.job.ts';
import { aiJobsWorker } from './modules/ai-jobs/ai-jobs.worker.module.ts';
import { SessionSweepJob } from './modules/auth/session-sweep.job.ts';
import { CareerInsightsJobsModule } from './modules/career-insights/career-insights.jobs.module.ts';
import { ResumeAnalysisHandler } from './modules/career-insights/resume-analysis.handler.ts';
import { TrainingLinkCheckJob } from './modules/career-insights/training-links/training-link-check.job.ts';
import { TrainingLinksModule } from './modules/career-insights/training-links/training-links.module.ts';
import { CoverLettersJobsModule } from './modules/cover-letters/cover-letters.jobs.module.ts';
import { LetterWritingHandler } from './modules/cover-letters/letter-writing.handler.ts';
import { DocumentSweepJob } from './modules/documents/document-sweep.job.ts';
import { DocumentsJobsModule } from './modules/documents/documents.jobs.module.ts';
import { JobListingsJobsModule } from './modules/job-listings/job-listings.jobs.module.ts';
import { ListingExpiryJob } from './modules/job-listings/listing-expiry.job.ts';
import { ListingRefreshJob } from './modules/job-listings/listing-refresh.job.ts';
import { ReminderJob } from './modules/reminders/reminder.job.ts';
import { RemindersJobsModule } from './modules/reminders/reminders.jobs.module.ts';
import { DeletedResumesJob } from './modules/resumes/deleted-resumes.job.ts';
import { ResumesJobsModule } from './modules/resumes/resumes.jobs.module.ts';
import { WordingHandler } from './modules/resumes/wording.handler.ts';
import { WordingJobsModule } from './modules/resumes/wording.jobs.module.ts';
import { QueueModule } from './queue/queue.module.ts';
import { QueueHealth } from './queue/queue-health.ts';
import type { ScheduledJob } from './queue/scheduled-job.ts';
import { SCHEDULE_QUEUE, SCHEDULED_JOBS, ScheduledJobsProcessor } from './queue/scheduled-jobs.processor.ts';
import { TracingShutdown } from './tracing/tracing-shutdown.ts';

/** Everything a worker process does, over the same modules as the API but without its routes. */
@Module({
  imports: [
    ConfigModule,
    databaseForJobs(),
    PgPoolModule,
    QueueModule,
    WorkerMetricsModule,
    BullModule.registerQueue({ name: SCHEDULE_QUEUE }),
    DocumentsJobsModule,
    aiJobsWorker([CareerInsightsJobsModule, CoverLettersJobsModule, WordingJobsModule], {
      'cover-letter': LetterWritingHandler,
      'resume-analysis': ResumeAnalysisHandler,
      wording: WordingHandler,
    }),
    JobListingsJobsModule,
    MailModule,
    RemindersJobsModule,
    ResumesJobsModule,
    TrainingLinksModule,
  ],
  providers: [
    QueueHealth,
    ScheduledJobsProcessor,
    SessionSweepJob,
    TracingShutdown,
    {
      provide: SCHEDULED_JOBS,
      inject: [
        AiJobPurgeJob,
        DeletedResumesJob,
        DocumentSweepJob,
        ListingExpiryJob,
        ListingRefreshJob,
        MailDeliveryJob,
        ReminderJob,
        SessionSweepJob,
        TrainingLinkCheckJob,
      ],
      useFactory: (...jobs: ScheduledJob[]) => jobs,
    },
  ],
})
export class WorkerModule {}
