import { analyseResume } from '@career/career/insights/analyse-resume';
import { Injectable } from '@nestjs/common';
import type { AiJobContext, AiJobHandler } from '../ai-jobs/ai-job.job.types.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import type { AnalysisJobInput, AnalysisJobResult } from './analysis.job.types.ts';
import { AnalysisRewording } from './analysis-rewording.ts';
import { ListingGrowth } from './listing-growth.ts';
import { TrainingLinksService } from './training-links/training-links.service.ts';

/** Analyses a resume by the checklist. */
@Injectable()
export class ResumeAnalysisHandler implements AiJobHandler<'resume-analysis'> {
  constructor(
    private readonly resumes: ResumesService,
    private readonly growth: ListingGrowth,
    private readonly links: TrainingLinksService,
    private readonly rewording: AnalysisRewording,
  ) {}

  async run(
    { resume, target, file, month }: AnalysisJobInput,
    context: AiJobContext,
  ): Promise<AnalysisJobResult> {
    context.report(10, 'Reading your resume');
    const content = await this.resumes.get(context.ownerId, resume.id);
    context.report(30, 'Counting openings in each industry');
    const [listingCounts, links] = await Promise.all([this.growth.counts(), this.links.state()]);
    context.report(60, 'Measuring it by the checklist');
    const measured = analyseResume({
      resume: content,
      today: month,
      listingCounts,
      hiddenCourses: [...links.broken].sort(),
      ...(target ? { target } : {}),
      ...(file ? { file } : {}),
    });
    context.report(80, 'Wording the advice');
    const analysis = await this.rewording.reword(measured, context.signal);
    const recommendedTraining = analysis.recommendedTraining.map((course) => {
      const checkedAt = links.checkedAt.get(course.courseId);
      return { ...course, ...(checkedAt ? { linkCheckedAt: checkedAt.toISOString().slice(0, 10) } : {}) };
    });
    return { ...analysis, recommendedTraining, generatedAt: new Date().toISOString() };
  }
}
