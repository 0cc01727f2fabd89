import { analyseResume } from '@career/career/insights/analyse-resume';
import type { Analysis, TargetRequest } from '@career/career/insights/analysis.types';
import type { AnalyzeResumeDto } from '@career/contracts/career-insights/analyze-resume.dto';
import type { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import { Injectable } from '@nestjs/common';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import { ListingGrowth } from './listing-growth.ts';

/** Analyses a resume. Knows nothing of requests and jobs, so both can call it. */
@Injectable()
export class ResumeAnalysisService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
    private readonly growth: ListingGrowth,
  ) {}

  /** Someone else's resume or application is not found. */
  async analyse(ownerId: string, body: AnalyzeResumeDto): Promise<Analysis> {
    const resume = await this.resumes.get(ownerId, body.resumeId);
    const target = await this.targetOf(ownerId, body);
    return analyseResume({
      resume,
      today: new Date().toISOString().slice(0, 7),
      listingCounts: await this.growth.counts(),
      ...(target ? { target } : {}),
      ...(typeof body.exportText === 'string' ? { exportText: body.exportText } : {}),
    });
  }

  /** An application's position and posting, then a pasted advert, then a title. */
  private async targetOf(ownerId: string, body: AnalyzeResumeDto): Promise<TargetRequest | undefined> {
    const title = body.targetTitle || undefined;
    const advert = body.advert?.trim() || undefined;
    if (body.jobApplicationId) {
      const { position, jobDescription } = await this.applications.get(ownerId, body.jobApplicationId);
      const text = advert ?? jobDescription;
      return { source: 'application', title: title ?? position, ...(text ? { advert: text } : {}) };
    }
    if (advert) return { source: 'advert', advert, ...(title ? { title } : {}) };
    return title ? { source: 'title', title } : undefined;
  }
}

/** An analysis as the API answers it. */
export const toCareerAnalysisDto = (analysis: Analysis, generatedAt: Date): CareerAnalysisDto => ({
  ...analysis,
  generatedAt: generatedAt.toISOString(),
});
