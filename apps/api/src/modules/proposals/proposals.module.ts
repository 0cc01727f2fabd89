import { Module } from '@nestjs/common';
import { CoverLettersModule } from '../cover-letters/cover-letters.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.ts';
import { TailoringModule } from '../tailoring/tailoring.module.ts';
import { JobProposals } from './kinds/job-proposals.ts';
import { LetterProposals } from './kinds/letter-proposals.ts';
import { ResumeTextProposals } from './kinds/resume-text-proposals.ts';
import { StatusProposals } from './kinds/status-proposals.ts';
import { TailoredCopyProposals } from './kinds/tailored-copy-proposals.ts';
import { ProposalKinds } from './proposal-kinds.ts';
import { ProposalsController } from './proposals.controller.ts';
import { ProposalsRepository } from './proposals.repository.ts';
import { ProposalsService } from './proposals.service.ts';

@Module({
  imports: [
    CoverLettersModule,
    JobApplicationsModule,
    JobListingsModule,
    ResumesModule,
    SavedJobsModule,
    TailoringModule,
    UsersModule,
  ],
  controllers: [ProposalsController],
  providers: [
    JobProposals,
    LetterProposals,
    ProposalKinds,
    ProposalsRepository,
    ProposalsService,
    ResumeTextProposals,
    StatusProposals,
    TailoredCopyProposals,
  ],
  exports: [ProposalsService],
})
export class ProposalsModule {}
