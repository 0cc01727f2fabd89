import { Module } from '@nestjs/common';
import { AiModule } from '../../ai/ai.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { AnalysisRewording } from './analysis-rewording.ts';
import { ListingGrowth } from './listing-growth.ts';
import { ResumeAnalysisHandler } from './resume-analysis.handler.ts';
import { TaxonomyFile } from './taxonomy-file.ts';
import { TrainingLinksModule } from './training-links/training-links.module.ts';

/** What the worker does for insights. */
@Module({
  imports: [AiModule, JobListingsModule, ResumesModule, TrainingLinksModule],
  providers: [TaxonomyFile, ListingGrowth, AnalysisRewording, ResumeAnalysisHandler],
})
export class CareerInsightsJobsModule {}
