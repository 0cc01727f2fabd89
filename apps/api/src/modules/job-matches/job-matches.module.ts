import { Module } from '@nestjs/common';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { JobMatchesController } from './job-matches.controller.ts';
import { JobMatchesService } from './job-matches.service.ts';

@Module({
  imports: [JobListingsModule, ResumesModule],
  controllers: [JobMatchesController],
  providers: [JobMatchesService],
  exports: [JobMatchesService],
})
export class JobMatchesModule {}
