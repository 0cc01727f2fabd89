import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.ts';
import { TailoringController } from './tailoring.controller.ts';
import { TailoringService } from './tailoring.service.ts';

@Module({
  imports: [JobApplicationsModule, ResumesModule, SavedJobsModule],
  controllers: [TailoringController],
  providers: [TailoringService],
  exports: [TailoringService],
})
export class TailoringModule {}
