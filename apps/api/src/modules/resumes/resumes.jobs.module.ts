import { Module } from '@nestjs/common';
import { DeletedResumesTask } from './deleted-resumes.task.ts';
import { ResumesModule } from './resumes.module.ts';

/** What the worker does for resumes. */
@Module({ imports: [ResumesModule], providers: [DeletedResumesTask] })
export class ResumesJobsModule {}
