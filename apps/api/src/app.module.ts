import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ConfigModule } from './config/config.module.ts';
import { databaseForRequests } from './database/database.module.ts';
import { ContractValidationPipe } from './http/contract-validation.pipe.ts';
import { PendingAnswerInterceptor } from './http/pending-answer.ts';
import { Probes } from './http/probes.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { AiJobsModule } from './modules/ai-jobs/ai-jobs.module.ts';
import { AssistantsModule } from './modules/assistants/assistants.module.ts';
import { CalendarModule } from './modules/calendar/calendar.module.ts';
import { CareerInsightsModule } from './modules/career-insights/career-insights.module.ts';
import { CoverLettersModule } from './modules/cover-letters/cover-letters.module.ts';
import { DocumentsModule } from './modules/documents/documents.module.ts';
import { HealthModule } from './modules/health/health.module.ts';
import { AccountModule } from './modules/identity/account/account.module.ts';
import { IdentityModule } from './modules/identity/identity.module.ts';
import { JobApplicationsModule } from './modules/job-applications/job-applications.module.ts';
import { JobListingsModule } from './modules/job-listings/job-listings.module.ts';
import { JobMatchesModule } from './modules/job-matches/job-matches.module.ts';
import { KnockOutsModule } from './modules/knock-outs/knock-outs.module.ts';
import { PicturesModule } from './modules/pictures/pictures.module.ts';
import { ProposalsModule } from './modules/proposals/proposals.module.ts';
import { ResumeCopiesModule } from './modules/resumes/resume-copies.module.ts';
import { ResumesModule } from './modules/resumes/resumes.module.ts';
import { WordingModule } from './modules/resumes/wording.module.ts';
import { SavedJobsModule } from './modules/saved-jobs/saved-jobs.module.ts';
import { SavedSearchesModule } from './modules/saved-searches/saved-searches.module.ts';
import { SharingModule } from './modules/sharing/sharing.module.ts';
import { TailoringModule } from './modules/tailoring/tailoring.module.ts';
import { WebhooksModule } from './modules/webhooks/webhooks.module.ts';
import { TracingShutdown } from './tracing/tracing-shutdown.ts';

/** Everything an API process does. */
@Module({
  imports: [
    ConfigModule,
    databaseForRequests(),
    AccountModule,
    AiJobsModule,
    AssistantsModule,
    IdentityModule,
    CareerInsightsModule,
    CalendarModule,
    DocumentsModule,
    CoverLettersModule,
    WordingModule,
    HealthModule,
    JobApplicationsModule,
    JobListingsModule,
    JobMatchesModule,
    KnockOutsModule,
    PicturesModule,
    ProposalsModule,
    ResumesModule,
    ResumeCopiesModule,
    SavedJobsModule,
    SharingModule,
    TailoringModule,
    SavedSearchesModule,
    WebhooksModule,
  ],
  providers: [
    Probes,
    TracingShutdown,
    { provide: APP_PIPE, useClass: ContractValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: PendingAnswerInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {}
