import { analyseResume } from '@career/career/insights/analyse-resume';
import type { FileFindings } from '@career/career/insights/file-findings.types';
import type { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import type { TargetSource } from '@career/contracts/vocabulary/insight-vocabulary';
import { Injectable } from '@nestjs/common';
import type { AiJobContext, AiJobRunnerOf } from '../ai-jobs/ai-job.types.ts';
import { AiJobHandler } from '../ai-jobs/ai-job-handler.decorator.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import { AnalysisRewording } from './analysis-rewording.ts';
import { ListingGrowth } from './listing-growth.ts';
import { TrainingLinksService } from './training-links/training-links.service.ts';

/** What is analysed. The resume is named with its version, so a changed one is a new request. */
export interface AnalysisJobInput {
  resume: { id: string; version: number };
  target: {
    source: Extract<TargetSource, 'title' | 'application' | 'advert'>;
    title: string;
    advert: string;
  } | null;
  /** What was found in the file of the resume; null when it was not read. */
  file: FileFindings | null;
  /** Month of the analysis, `YYYY-MM`. */
  month: string;
}

declare module '../ai-jobs/ai-job.types.ts' {
  interface AiJobTypes {
    'resume-analysis': { input: AnalysisJobInput; result: CareerAnalysisDto };
  }
}

/** Jobs that wait hold the posting by its published name. */
const requestOf = ({ advert, ...target }: NonNullable<AnalysisJobInput['target']>) => ({
  ...target,
  posting: advert,
});

/** Analyses a resume by the checklist. */
@Injectable()
@AiJobHandler('resume-analysis')
export class ResumeAnalysisHandler implements AiJobRunnerOf<'resume-analysis'> {
  constructor(
    private readonly resumes: ResumesService,
    private readonly growth: ListingGrowth,
    private readonly links: TrainingLinksService,
    private readonly rewording: AnalysisRewording,
  ) {}

  async run(
    { resume, target, file, month }: AnalysisJobInput,
    context: AiJobContext,
  ): Promise<CareerAnalysisDto> {
    context.report(10, 'Reading your resume');
    const content = await this.resumes.getPlain(context.ownerId, resume.id);
    context.report(30, 'Counting openings in each industry');
    const [listingCounts, links] = await Promise.all([this.growth.counts(), this.links.state()]);
    context.report(60, 'Scoring it with the checklist');
    const measured = analyseResume({
      resume: content,
      today: month,
      listingCounts,
      hiddenCourses: [...links.broken].sort(),
      ...(target ? { target: requestOf(target) } : {}),
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
