import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { SavedJobsController } from './saved-jobs.controller.ts';
import { SavedJobsRepository } from './saved-jobs.repository.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

@Module({
  imports: [JobApplicationsModule, JobListingsModule],
  controllers: [SavedJobsController],
  providers: [SavedJobsRepository, SavedJobsService],
  exports: [SavedJobsService],
})
export class SavedJobsModule {}
