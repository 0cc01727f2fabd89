import { Module } from '@nestjs/common';
import { AiModule } from '../../ai/ai.module.ts';
import { UsersModule } from '../identity/profile/users.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { LetterRewording } from './letter-rewording.ts';
import { LetterWritingHandler } from './letter-writing.handler.ts';

/** What the worker does for cover letters. */
@Module({
  imports: [AiModule, ResumesModule, UsersModule],
  providers: [LetterWritingHandler, LetterRewording],
})
export class CoverLettersJobsModule {}
