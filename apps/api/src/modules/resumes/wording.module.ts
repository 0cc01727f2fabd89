import { Module } from '@nestjs/common';
import { AiJobsModule } from '../ai-jobs/ai-jobs.module.ts';
import { ResumesModule } from './resumes.module.ts';
import { WordingController } from './wording.controller.ts';
import { WordingService } from './wording.service.ts';
import { WordingJobsController } from './wording-jobs.controller.ts';

/** Apart from the resumes themselves: letters and analyses read resumes without the queue. */
@Module({
  imports: [AiJobsModule, ResumesModule],
  controllers: [WordingController, WordingJobsController],
  providers: [WordingService],
})
export class WordingModule {}
