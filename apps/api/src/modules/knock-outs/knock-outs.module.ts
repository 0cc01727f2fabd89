import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { KnockOutsController } from './knock-outs.controller.ts';
import { KnockOutsService } from './knock-outs.service.ts';

@Module({
  imports: [JobApplicationsModule, JobListingsModule, ResumesModule],
  controllers: [KnockOutsController],
  providers: [KnockOutsService],
  exports: [KnockOutsService],
})
export class KnockOutsModule {}
