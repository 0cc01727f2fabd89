import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { ApplicationReferences } from './application-references.ts';
import { ApplicationReportsController } from './application-reports.controller.ts';
import { ApplicationReportsRepository } from './application-reports.repository.ts';
import { ApplicationReportsService } from './application-reports.service.ts';
import { JobApplicationsController } from './job-applications.controller.ts';
import { JobApplicationsRepository } from './job-applications.repository.ts';
import { JobApplicationsService } from './job-applications.service.ts';

@Module({
  imports: [ResumesModule],
  // Before the other one, whose `:id` would take their paths.
  controllers: [ApplicationReportsController, JobApplicationsController],
  providers: [
    ApplicationReportsService,
    ApplicationReportsRepository,
    JobApplicationsService,
    JobApplicationsRepository,
    ApplicationReferences,
  ],
  exports: [JobApplicationsService],
})
export class JobApplicationsModule {}
