import { type CheckedPosting, checkKnockOuts } from '@career/career/knock-outs/check-knock-outs';
import type { CheckKnockOutsDto } from '@career/contracts/knock-outs/check-knock-outs.dto';
import type { KnockOutCheckDto } from '@career/contracts/knock-outs/knock-out-check.dto';
import { plainResume } from '@career/contracts/marked-text/plain-resume';
import { Injectable } from '@nestjs/common';
import { today } from '../../clock/today.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { JobListingsService } from '../job-listings/job-listings.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import { toKnockOutCheck } from './knock-outs.mapper.ts';

/** Holds postings against what a person's resume says, before they apply. */
@Injectable()
export class KnockOutsService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
    private readonly listings: JobListingsService,
  ) {}

  async check(ownerId: string, body: CheckKnockOutsDto): Promise<KnockOutCheckDto> {
    const { jobApplicationId, jobListingId, resumeId } = body;
    const application = jobApplicationId ? await this.applications.get(ownerId, jobApplicationId) : undefined;
    const listing = jobListingId ? await this.listings.get(jobListingId) : undefined;
    const resume = await this.resumes.chosen(ownerId, resumeId, application?.resumeUsed);
    const posting: CheckedPosting = {
      text:
        body.jobDescription?.trim() ||
        application?.jobDescription ||
        [listing?.description, listing?.requirements].filter(Boolean).join('\n'),
      location: application?.location || listing?.location || '',
      position: body.position?.trim() || application?.position || listing?.title,
      expiryDate: listing?.expiryDate ?? undefined,
    };
    const checked = checkKnockOuts(resume ? plainResume(resume) : null, posting, today());
    return toKnockOutCheck(resume?.id ?? null, checked);
  }
}
