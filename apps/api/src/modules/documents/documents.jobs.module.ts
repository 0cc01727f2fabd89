import { Module } from '@nestjs/common';
import { DocumentSweepJob } from './document-sweep.job.ts';
import { DocumentsModule } from './documents.module.ts';

/** What the worker does for documents. */
@Module({ imports: [DocumentsModule], providers: [DocumentSweepJob], exports: [DocumentSweepJob] })
export class DocumentsJobsModule {}
