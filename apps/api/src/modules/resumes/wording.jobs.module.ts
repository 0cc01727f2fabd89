import { Module } from '@nestjs/common';
import { AiModule } from '../../ai/ai.module.ts';
import { ResumesModule } from './resumes.module.ts';
import { WordingHandler } from './wording.handler.ts';

/** What the worker does for the wording of resumes. */
@Module({ imports: [AiModule, ResumesModule], providers: [WordingHandler] })
export class WordingJobsModule {}
