import { Module } from '@nestjs/common';
import { CoverLettersModule } from '../cover-letters/cover-letters.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { JobMatchesModule } from '../job-matches/job-matches.module.ts';
import { KnockOutsModule } from '../knock-outs/knock-outs.module.ts';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.ts';
import { TailoringModule } from '../tailoring/tailoring.module.ts';
import { AssistantChanges } from './assistant-changes.service.ts';
import { AssistantResources } from './assistant-resources.ts';
import { AssistantServer } from './assistant-server.ts';
import { McpController } from './mcp.controller.ts';
import { McpEndpoint } from './mcp-endpoint.ts';
import { ApplicationTools } from './tools/application-tools.ts';
import { JobTools } from './tools/job-tools.ts';
import { LetterTools } from './tools/letter-tools.ts';
import { ResumeTools } from './tools/resume-tools.ts';

/** Assistants that act for a person over the Model Context Protocol. */
@Module({
  imports: [
    CoverLettersModule,
    JobApplicationsModule,
    JobListingsModule,
    JobMatchesModule,
    KnockOutsModule,
    ProposalsModule,
    ResumesModule,
    SavedJobsModule,
    TailoringModule,
  ],
  controllers: [McpController],
  providers: [
    ApplicationTools,
    AssistantChanges,
    AssistantResources,
    AssistantServer,
    JobTools,
    LetterTools,
    McpEndpoint,
    ResumeTools,
  ],
})
export class AssistantsModule {}
