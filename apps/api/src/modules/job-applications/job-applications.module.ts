import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { ApplicationReferences } from './application-references.ts';
import { JobApplicationsController } from './job-applications.controller.ts';
import { JobApplicationsRepository } from './job-applications.repository.ts';
import { JobApplicationsService } from './job-applications.service.ts';

@Module({
  imports: [ResumesModule],
  controllers: [JobApplicationsController],
  providers: [JobApplicationsService, JobApplicationsRepository, ApplicationReferences],
  exports: [JobApplicationsService],
})
export class JobApplicationsModule {}
