import type { PageQueryDto } from '@career/contracts/fields/page-query.dto';
import type { KnownListingDto } from '@career/contracts/saved-jobs/known-listings.dto';
import type { SaveSavedJobDto } from '@career/contracts/saved-jobs/save-saved-job.dto';
import type { ListedSavedJobDto, SavedJobDto } from '@career/contracts/saved-jobs/saved-job.dto';
import type { TrackedSavedJobDto, TrackSavedJobDto } from '@career/contracts/saved-jobs/track-saved-job.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type Page, pageOf, parseCursor } from '../../database/keyset.ts';
import { type FieldError, InvalidFields, NotFound } from '../../errors/domain-errors.ts';
import { DocumentReferencesService } from '../job-applications/document-references.service.ts';
import { JobApplicationsService } from '../job-applications/job-applications.service.ts';
import { JobListingsService } from '../job-listings/job-listings.service.ts';
import { toListedSavedJobDto, toSavedJobDto } from './saved-job.mapper.ts';
import { firstContent, storedContent } from './saved-job-content.ts';
import { SAVED_JOB_KIND } from './saved-job-kind.ts';
import { SavedJobsRepository } from './saved-jobs.repository.ts';

export const SAVED_JOB = SAVED_JOB_KIND.name;

/** The shortlist: jobs that a person may apply for. */
@Injectable()
export class SavedJobsService {
  constructor(
    private readonly jobs: SavedJobsRepository,
    private readonly applications: JobApplicationsService,
    private readonly listings: JobListingsService,
    private readonly references: DocumentReferencesService,
  ) {}

  async list(
    ownerId: string,
    { limit = LIMITS.pageDefault, cursor }: PageQueryDto,
  ): Promise<Page<ListedSavedJobDto>> {
    const [rows, total] = await Promise.all([
      this.jobs.list(ownerId, limit, parseCursor(cursor)),
      this.jobs.count(ownerId),
    ]);
    const page = pageOf(rows, limit, total, (row) => row.createdAt);
    return { ...page, rows: page.rows.map(toListedSavedJobDto) };
  }

  async get(ownerId: string, id: string): Promise<SavedJobDto> {
    const job = await this.jobs.find(ownerId, id);
    if (!job) throw new NotFound(SAVED_JOB);
    return toSavedJobDto(job);
  }

  /** @param key names this creation; a listing names its own, so that it is saved once. */
  async create(ownerId: string, body: SaveSavedJobDto, key: string | undefined): Promise<SavedJobDto> {
    const { jobListingId } = body;
    const contentOf = async () => {
      await this.references.check(ownerId, body);
      const listing = jobListingId ? await this.listings.get(jobListingId) : undefined;
      return { ...storedContent(firstContent(listing), body), jobListingId: listing?.id ?? null };
    };
    const name = jobListingId ? `listing ${jobListingId}` : key && `key ${key}`;
    return toSavedJobDto(await this.jobs.createOnce(ownerId, name, contentOf));
  }

  async update(ownerId: string, id: string, body: SaveSavedJobDto): Promise<SavedJobDto> {
    await this.references.check(ownerId, body, await this.get(ownerId, id));
    return toSavedJobDto(
      await this.jobs.update(ownerId, id, body.version, (before) => storedContent(before, body)),
    );
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.jobs.remove(ownerId, id);
  }

  /** Turns a saved job into an application with all its facts; sent twice, the same application is answered. */
  async track(ownerId: string, id: string, { appliedDate }: TrackSavedJobDto): Promise<TrackedSavedJobDto> {
    const job = await this.get(ownerId, id);
    if (job.jobApplicationId)
      return { application: await this.applications.get(ownerId, job.jobApplicationId), savedJob: job };
    const { company, position, location, jobUrl, jobDescription, salary } = job;
    const facts = { company, position, location, jobUrl, jobDescription, salary };
    const missing = missingFacts(job);
    if (missing.length > 0) throw new InvalidFields(missing);
    const application = await this.applications.create(
      ownerId,
      {
        ...facts,
        notes: [job.notes, job.deadline && `Closing date: ${job.deadline}`]
          .filter(Boolean)
          .join('\n')
          .slice(0, LIMITS.descriptionMax),
        ...(appliedDate ? { appliedDate } : {}),
        ...(await this.references.stillThere(ownerId, job)),
      },
      `saved job ${id}`,
    );
    await this.jobs.note(ownerId, id, { jobApplicationId: application.id });
    return { application, savedJob: await this.get(ownerId, id) };
  }

  /** Notes which resume was made for a saved job. */
  async useResume(ownerId: string, id: string, resumeUsed: string): Promise<void> {
    await this.jobs.note(ownerId, id, { resumeUsed });
  }

  /** What the person has done with each listing; those with which nothing are left out. */
  async known(ownerId: string, ids: string): Promise<KnownListingDto[]> {
    const asked = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => isUUID(id));
    const listings = await this.listings.some(asked.slice(0, LIMITS.knownListingsMax));
    const saved = new Map(
      (
        await this.jobs.ofListings(
          ownerId,
          listings.map(({ id }) => id),
        )
      ).map((job) => [job.jobListingId, job.id]),
    );
    const tracked = await this.applications.trackedAs(
      ownerId,
      listings.map(({ company, title, url }) => ({ company, position: title, jobUrl: url ?? '' })),
    );
    return listings
      .map(({ id }, index) => ({
        jobListingId: id,
        savedJobId: saved.get(id) ?? null,
        jobApplicationId: tracked[index]?.id ?? null,
        status: tracked[index]?.status ?? null,
      }))
      .filter(({ savedJobId, jobApplicationId }) => savedJobId ?? jobApplicationId);
  }
}

/** What an application cannot be without. */
const missingFacts = ({ company, position }: SavedJobDto): FieldError[] => [
  ...(company.trim() ? [] : [{ field: 'company', message: 'Company is required' }]),
  ...(position.trim() ? [] : [{ field: 'position', message: 'Position is required' }]),
];
