import { reportPosting } from '@career/career/letters/match/posting-report';
import type { GenerateCoverLetterDto } from '@career/contracts/cover-letters/generate-cover-letter.dto';
import type { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import type { MatchPostingDto } from '@career/contracts/cover-letters/match-posting.dto';
import type { PostingMatchDto } from '@career/contracts/cover-letters/posting-match.dto';
import { Injectable } from '@nestjs/common';
import type { PendingAnswer } from '../../http/pending-answer.ts';
import { AiJobsService } from '../ai-jobs/ai-jobs.service.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import type { LetterJobInput } from './letter-writing.handler.ts';

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
    prefer: string | undefined,
  ): Promise<GeneratedLetterDto | PendingAnswer> {
    const application = body.jobApplicationId
      ? await this.applications.get(ownerId, body.jobApplicationId)
      : undefined;
    return await this.jobs.ask(
      ownerId,
      'cover-letter',
      {
        company: body.company,
        position: body.position,
        jobDescription: body.jobDescription?.trim() || application?.jobDescription || '',
        resume: await this.resumeFor(ownerId, body.resumeId, application?.resumeUsed),
        tone: body.tone ?? 'formal',
        spelling: body.spelling ?? 'british',
        today: new Date().toISOString().slice(0, 10),
      },
      { prefer },
    );
  }

  /** How much of a posting a resume meets, told before a letter is written; without a model, and nothing is kept. */
  async match(ownerId: string, body: MatchPostingDto): Promise<PostingMatchDto> {
    const application = body.jobApplicationId
      ? await this.applications.get(ownerId, body.jobApplicationId)
      : undefined;
    const named = await this.resumeFor(ownerId, body.resumeId, application?.resumeUsed);
    const resume = named && (await this.resumes.get(ownerId, named.id));
    const report = reportPosting(
      resume,
      {
        advert: body.jobDescription?.trim() || application?.jobDescription || '',
        company: body.company ?? application?.company ?? '',
        position: body.position ?? application?.position ?? '',
      },
      new Date().toISOString().slice(0, 10),
    );
    return {
      ...report,
      resumeId: named?.id ?? null,
      requirements: report.requirements.map(({ facts, ...one }) => ({ ...one, facts: [...facts] })),
    };
  }

  /** The resume asked for, else the one the application was made with, else the last one saved. */
  private async resumeFor(
    ownerId: string,
    asked: string | null | undefined,
    used: string | null | undefined,
  ): Promise<LetterJobInput['resume']> {
    if (asked) return versionOf(await this.resumes.get(ownerId, asked));
    const latest = await this.resumes.latest(ownerId, used ?? undefined);
    return latest ? versionOf(latest) : null;
  }
}

const versionOf = ({ id, version }: { id: string; version: number }): { id: string; version: number } => ({
  id,
  version,
});
