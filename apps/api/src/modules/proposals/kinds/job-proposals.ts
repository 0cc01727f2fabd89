import { SaveSavedJobDto } from '@career/contracts/saved-jobs/save-saved-job.dto';
import { Injectable } from '@nestjs/common';
import { contractBody } from '../../../http/contract-validation.pipe.ts';
import { JobListingsService } from '../../job-listings/job-listings.service.ts';
import { SavedJobsService } from '../../saved-jobs/saved-jobs.service.ts';
import type { CheckedProposal, ProposalHandler, ProposalPayloads } from '../proposal.types.ts';

type Payload = ProposalPayloads['saved-job'];

const SHOWN: readonly (readonly [keyof SaveSavedJobDto, string])[] = [
  ['position', 'Position'],
  ['company', 'Company'],
  ['location', 'Location'],
  ['jobUrl', 'Job URL'],
  ['deadline', 'Closing date'],
  ['jobDescription', 'Job description'],
];

/** A job for the shortlist. */
@Injectable()
export class JobProposals implements ProposalHandler<'saved-job'> {
  constructor(
    private readonly jobs: SavedJobsService,
    private readonly listings: JobListingsService,
  ) {}

  async check(_ownerId: string, given: Payload): Promise<CheckedProposal<'saved-job'>> {
    const payload = await contractBody(given, SaveSavedJobDto);
    const { jobListingId } = payload;
    const listing = jobListingId ? await this.listings.get(jobListingId) : undefined;
    const job: Payload = listing
      ? { position: listing.title, company: listing.company, ...payload }
      : payload;
    return {
      payload,
      title: [job.position, job.company].filter(Boolean).join(' at ') || 'A job',
      changes: SHOWN.flatMap(([field, label]) => {
        const after = job[field];
        return typeof after === 'string' && after ? [{ label, before: '', after }] : [];
      }),
      baseVersion: null,
    };
  }

  async apply(ownerId: string, payload: Payload, key: string): Promise<string> {
    return (await this.jobs.create(ownerId, payload, `proposal ${key}`)).id;
  }
}
