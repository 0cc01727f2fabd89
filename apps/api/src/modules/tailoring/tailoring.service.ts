import { withOffers } from '@career/career/tailoring/offers';
import { tailorResume } from '@career/career/tailoring/tailor-resume';
import type { TailoringLine } from '@career/career/tailoring/tailoring.types';
import { plainResume } from '@career/contracts/marked-text/plain-resume';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import type { CheckTailoringDto, MakeTailoredCopyDto } from '@career/contracts/tailoring/tailor-resume.dto';
import type { TailoringDto, TailoringOfferDto } from '@career/contracts/tailoring/tailoring.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { today } from '../../clock/today.ts';
import { InvalidFields, NotFound } from '../../errors/domain-errors.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { RESUME, ResumesService } from '../resumes/resumes.service.ts';
import { SavedJobsService } from '../saved-jobs/saved-jobs.service.ts';

/** What both routes use. */
interface Tailored {
  resume: ResumeDto | undefined;
  /** Title of the copy. */
  title: string;
  lines: TailoringLine[];
}

/** Copies of resumes in the words of a posting. Nothing is added to what a resume says. */
@Injectable()
export class TailoringService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
    private readonly savedJobs: SavedJobsService,
  ) {}

  async check(ownerId: string, body: CheckTailoringDto): Promise<TailoringDto> {
    const { resume, title, lines } = await this.tailored(ownerId, body);
    return { resumeId: resume?.id ?? null, copyTitle: title, lines };
  }

  /** The offers that a body accepts. */
  async accepted(ownerId: string, body: MakeTailoredCopyDto): Promise<TailoringOfferDto[]> {
    return offersOf((await this.tailored(ownerId, body)).lines, body);
  }

  /** @param key names this copy: repeated with the same key, the copy made before is answered. */
  async copy(ownerId: string, body: MakeTailoredCopyDto, key: string | undefined): Promise<ResumeDto> {
    const { savedJobId, jobApplicationId } = body;
    const { resume, title, lines } = await this.tailored(ownerId, body);
    if (!resume) throw new NotFound(RESUME);
    const tailored = withOffers(resume, offersOf(lines, body), today());
    const copy = await this.resumes.create(
      ownerId,
      { ...tailored, title } as Parameters<ResumesService['create']>[1],
      key && `tailored from ${resume.id}: ${key}`,
    );
    if (savedJobId) await this.savedJobs.useResume(ownerId, savedJobId, copy.id);
    if (jobApplicationId) await this.applications.useResume(ownerId, jobApplicationId, copy.id);
    return copy;
  }

  private async tailored(ownerId: string, body: CheckTailoringDto): Promise<Tailored> {
    const { savedJobId, jobApplicationId, resumeId } = body;
    const saved = savedJobId ? await this.savedJobs.get(ownerId, savedJobId) : undefined;
    const application = jobApplicationId ? await this.applications.get(ownerId, jobApplicationId) : undefined;
    const job = saved ?? application;
    const resume = await this.resumes.chosen(ownerId, resumeId, job?.resumeUsed);
    const text = body.jobDescription?.trim() || job?.jobDescription || '';
    const posting = { text, company: job?.company ?? '', position: job?.position ?? '' };
    return {
      resume,
      title: titleOf(posting, resume),
      lines: resume ? tailorResume(plainResume(resume), posting, today()) : [],
    };
  }
}

const offersOf = (lines: readonly TailoringLine[], { accepted = [] }: MakeTailoredCopyDto) =>
  accepted.map((id) => {
    const offer = lines.find((line) => line.offer?.id === id)?.offer;
    if (offer) return offer;
    throw new InvalidFields([{ field: 'accepted', message: `${id} is not on offer` }]);
  });

/** The job's name, cut to what a title may hold, never inside a letter. */
const titleOf = (
  { company, position }: { company: string; position: string },
  resume: ResumeDto | undefined,
): string => {
  const named = [position, company].filter(Boolean).join(' at ') || `${resume?.title ?? ''} (copy)`.trim();
  return [...named].slice(0, LIMITS.lineMax).join('');
};
