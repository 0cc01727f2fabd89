import { Module } from '@nestjs/common';
import { AiJobsModule } from '../ai-jobs/ai-jobs.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { CoverLetterJobsController } from './cover-letter-jobs.controller.ts';
import { CoverLetterVersionsController } from './cover-letter-versions.controller.ts';
import { CoverLetterVersionsRepository } from './cover-letter-versions.repository.ts';
import { CoverLettersController } from './cover-letters.controller.ts';
import { CoverLettersRepository } from './cover-letters.repository.ts';
import { CoverLettersService } from './cover-letters.service.ts';
import { LetterWritingService } from './letter-writing.service.ts';

@Module({
  imports: [AiJobsModule, JobApplicationsModule, ResumesModule],
  controllers: [CoverLettersController, CoverLetterVersionsController, CoverLetterJobsController],
  providers: [
    CoverLettersService,
    CoverLettersRepository,
    CoverLetterVersionsRepository,
    LetterWritingService,
  ],
  exports: [CoverLettersService, LetterWritingService],
})
export class CoverLettersModule {}
