import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { MailDeliveryJob } from './mail/mail-delivery.job.ts';
import { DocumentSweepJob } from './modules/documents/document-sweep.job.ts';
import { DocumentsJobsModule } from './modules/documents/documents.jobs.module.ts';
import { JobListingsJobsModule } from './modules/job-listings/job-listings.jobs.module.ts';
import { ListingExpiryJob } from './modules/job-listings/listing-expiry.job.ts';
import { DeletedResumesJob } from './modules/resumes/deleted-resumes.job.ts';
import { ResumesJobsModule } from './modules/resumes/resumes.jobs.module.ts';
import { QueueModule } from './queue/queue.module.ts';
import type { ScheduledJob } from './queue/scheduled-job.ts';
import { SCHEDULE_QUEUE, SCHEDULED_JOBS, ScheduledJobsProcessor } from './queue/scheduled-jobs.processor.ts';

/** Everything a worker process does, over the same modules as the API but without its routes. */
@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    QueueModule,
    BullModule.registerQueue({ name: SCHEDULE_QUEUE }),
    DocumentsJobsModule,
    JobListingsJobsModule,
    MailModule,
    ResumesJobsModule,
  ],
  providers: [
    ScheduledJobsProcessor,
    {
      provide: SCHEDULED_JOBS,
      inject: [DeletedResumesJob, DocumentSweepJob, ListingExpiryJob, MailDeliveryJob],
      useFactory: (...jobs: ScheduledJob[]) => jobs,
    },
  ],
})
export class WorkerModule {}
