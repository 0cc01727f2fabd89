import { Module } from '@nestjs/common';
import { AiJobsModule } from '../ai-jobs/ai-jobs.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { ResumesModule } from '../resumes/resumes.module.ts';
import { CareerInsightsController } from './career-insights.controller.ts';
import { CareerInsightsRepository } from './career-insights.repository.ts';
import { CareerInsightsService } from './career-insights.service.ts';
import { ResumeAnalysisService } from './resume-analysis.service.ts';
import { ResumeAnalysisJobsController } from './resume-analysis-jobs.controller.ts';
import { TaxonomyFile } from './taxonomy-file.ts';

@Module({
  imports: [AiJobsModule, JobApplicationsModule, ResumesModule],
  controllers: [CareerInsightsController, ResumeAnalysisJobsController],
  providers: [TaxonomyFile, CareerInsightsService, CareerInsightsRepository, ResumeAnalysisService],
})
export class CareerInsightsModule {}
