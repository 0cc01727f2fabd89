import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { JobListingsModule } from '../job-listings/job-listings.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { CareerInsightsController } from './career-insights.controller.ts';
import { CareerInsightsRepository } from './career-insights.repository.ts';
import { CareerInsightsService } from './career-insights.service.ts';
import { ListingGrowth } from './listing-growth.ts';
import { ResumeAnalysisService } from './resume-analysis.service.ts';

@Module({
  imports: [ResumesModule, JobApplicationsModule, JobListingsModule],
  controllers: [CareerInsightsController],
  providers: [CareerInsightsService, CareerInsightsRepository, ResumeAnalysisService, ListingGrowth],
  exports: [ResumeAnalysisService],
})
export class CareerInsightsModule {}
