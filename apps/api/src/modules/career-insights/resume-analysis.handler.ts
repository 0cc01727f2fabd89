import { analyseResume } from '@career/career/insights/analyse-resume';
import { Injectable } from '@nestjs/common';
import type { AiJobContext, AiJobHandler } from '../ai-jobs/ai-job.job.types.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import type { AnalysisJobInput, AnalysisJobResult } from './analysis.job.types.ts';
import { ListingGrowth } from './listing-growth.ts';

/** Analyses a resume by the checklist. */
@Injectable()
export class ResumeAnalysisHandler implements AiJobHandler<'resume-analysis'> {
  constructor(
    private readonly resumes: ResumesService,
    private readonly growth: ListingGrowth,
  ) {}

  async run(
    { resume, target, file, month }: AnalysisJobInput,
    context: AiJobContext,
  ): Promise<AnalysisJobResult> {
    await context.report(10, 'Reading your resume');
    const content = await this.resumes.get(context.ownerId, resume.id);
    await context.report(30, 'Counting openings in each industry');
    const listingCounts = await this.growth.counts();
    await context.report(60, 'Measuring it by the checklist');
    const analysis = analyseResume({
      resume: content,
      today: month,
      listingCounts,
      ...(target ? { target } : {}),
      ...(file ? { file } : {}),
    });
    return { ...analysis, generatedAt: new Date().toISOString() };
  }
}
