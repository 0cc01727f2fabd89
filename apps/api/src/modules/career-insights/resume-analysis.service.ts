import { findInFile } from '@career/career/insights/file-findings';
import type { AnalyzeResumeDto } from '@career/contracts/career-insights/analyze-resume.dto';
import type { CareerAnalysisDto } from '@career/contracts/career-insights/career-analysis.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import { type AiJobRequest, AiJobsService } from '../ai-jobs/ai-jobs.service.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import type { AnalysisJobInput } from './resume-analysis.handler.ts';

/** Asks for an analysis of a resume. */
@Injectable()
export class ResumeAnalysisService {
  constructor(
    private readonly jobs: AiJobsService,
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
  ) {}

  /** Someone else's resume or application is not found. */
  async analyze(
    ownerId: string,
    body: AnalyzeResumeDto,
    request: AiJobRequest,
  ): Promise<CareerAnalysisDto | PendingAnswer> {
    const input = await this.inputOf(ownerId, body);
    return await this.jobs.ask(ownerId, 'resume-analysis', input, {
      ...request,
      perDay: LIMITS.analysesPerDay,
    });
  }

  /** The same, answered at once with the job that makes it. */
  async start(ownerId: string, body: AnalyzeResumeDto, request: AiJobRequest): Promise<PendingAnswer> {
    const input = await this.inputOf(ownerId, body);
    return await this.jobs.start(ownerId, 'resume-analysis', input, {
      ...request,
      perDay: LIMITS.analysesPerDay,
    });
  }

  private async inputOf(ownerId: string, body: AnalyzeResumeDto): Promise<AnalysisJobInput> {
    const resume = await this.resumes.getPlain(ownerId, body.resumeId);
    const month = new Date().toISOString().slice(0, 7);
    return {
      resume: { id: resume.id, version: resume.version },
      target: await this.targetOf(ownerId, body),
      file: typeof body.exportText === 'string' ? findInFile(resume, body.exportText, month) : null,
      month,
    };
  }

  /** An application's position and posting, then a pasted posting, then a title. */
  private async targetOf(ownerId: string, body: AnalyzeResumeDto): Promise<AnalysisJobInput['target']> {
    const title = body.targetTitle ?? '';
    const posting = body.advert?.trim() ?? '';
    if (body.jobApplicationId) {
      const { position, jobDescription } = await this.applications.get(ownerId, body.jobApplicationId);
      return { source: 'application', title: title || position, advert: posting || jobDescription };
    }
    if (posting) return { source: 'advert', title, advert: posting };
    return title ? { source: 'title', title, advert: '' } : null;
  }
}
