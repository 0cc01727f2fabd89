import { Module } from '@nestjs/common';
import { DeletedResumesJob } from './deleted-resumes.job.ts';
import { ResumesModule } from './resumes.module.ts';

/** What the worker does for resumes. */
@Module({ imports: [ResumesModule], providers: [DeletedResumesJob], exports: [DeletedResumesJob] })
export class ResumesJobsModule {}
