import { Module } from '@nestjs/common';
import { DocumentSweepTask } from './document-sweep.task.ts';
import { DocumentsModule } from './documents.module.ts';

/** What the worker does for documents. */
@Module({ imports: [DocumentsModule], providers: [DocumentSweepTask] })
export class DocumentsJobsModule {}
