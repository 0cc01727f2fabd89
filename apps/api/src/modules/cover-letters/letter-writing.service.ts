import { reportPosting } from '@career/career/letters/match/posting-report';
import type { GenerateCoverLetterDto } from '@career/contracts/cover-letters/generate-cover-letter.dto';
import type { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import type { MatchPostingDto } from '@career/contracts/cover-letters/match-posting.dto';
import type { PostingMatchDto } from '@career/contracts/cover-letters/posting-match.dto';
import { plainResume } from '@career/contracts/marked-text/plain-resume';
import { Injectable } from '@nestjs/common';
import { today } from '../../clock/today.ts';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import type { InputOf } from '../ai-jobs/ai-job.types.ts';
import { type AiJobRequest, AiJobsService } from '../ai-jobs/ai-jobs.service.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';

/** Asks the writer for a letter from the person's own facts. */
@Injectable()
export class LetterWritingService {
  constructor(
    private readonly jobs: AiJobsService,
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
  ) {}

  async generate(
    ownerId: string,
    body: GenerateCoverLetterDto,
    request: AiJobRequest,
  ): Promise<GeneratedLetterDto | PendingAnswer> {
    return await this.jobs.ask(ownerId, 'cover-letter', await this.inputOf(ownerId, body), request);
  }

  /** The same, answered at once with the job that writes it. */
  async start(ownerId: string, body: GenerateCoverLetterDto, request: AiJobRequest): Promise<PendingAnswer> {
    return await this.jobs.start(ownerId, 'cover-letter', await this.inputOf(ownerId, body), request);
  }

  /** How much of a posting a resume meets, before a letter is written; without a model, and nothing is kept. */
  async match(ownerId: string, body: MatchPostingDto): Promise<PostingMatchDto> {
    const { application, jobDescription, resume } = await this.sourcesOf(ownerId, body);
    const report = reportPosting(
      resume ? plainResume(resume) : null,
      {
        posting: jobDescription,
        company: body.company ?? application?.company ?? '',
        position: body.position ?? application?.position ?? '',
      },
      today(),
    );
    return {
      ...report,
      resumeId: resume?.id ?? null,
      requirements: report.requirements.map(({ facts, ...one }) => ({ ...one, facts: [...facts] })),
    };
  }

  private async inputOf(ownerId: string, body: GenerateCoverLetterDto): Promise<InputOf<'cover-letter'>> {
    const { jobDescription, resume } = await this.sourcesOf(ownerId, body);
    return {
      company: body.company,
      position: body.position,
      jobDescription,
      resume: resume ? { id: resume.id, version: resume.version } : null,
      tone: body.tone ?? 'formal',
      spelling: body.spelling ?? 'british',
      ...(body.language ? { language: body.language } : {}),
      today: today(),
    };
  }

  /** What a body names: the application, the posting, and the resume that the facts come from. */
  private async sourcesOf(
    ownerId: string,
    { jobApplicationId, jobDescription, resumeId }: GenerateCoverLetterDto | MatchPostingDto,
  ) {
    const application = jobApplicationId ? await this.applications.get(ownerId, jobApplicationId) : undefined;
    return {
      application,
      jobDescription: jobDescription?.trim() || application?.jobDescription || '',
      resume: await this.resumes.chosen(ownerId, resumeId, application?.resumeUsed),
    };
  }
}
