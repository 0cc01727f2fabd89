import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ResumeCopiesController } from './resume-copies.controller.ts';
import { ResumeCopiesService } from './resume-copies.service.ts';
import { ResumesModule } from './resumes.module.ts';

/** Beside the resumes themselves, which applications build on: a copy can be made for an application. */
@Module({
  imports: [JobApplicationsModule, ResumesModule],
  controllers: [ResumeCopiesController],
  providers: [ResumeCopiesService],
})
export class ResumeCopiesModule {}
