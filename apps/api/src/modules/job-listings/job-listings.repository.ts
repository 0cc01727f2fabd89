import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type JobListing, JobListingEntity } from './job-listing.entity.ts';

export type NewListing = Omit<JobListing, 'id' | 'createdAt' | 'isActive'>;

/** How often a title was posted in two periods. */
export interface TitleCount {
  title: string;
  recent: number;
  before: number;
}

const MOST_TITLES = 5_000;

/** Columns a reader of the list gets; the rest is bookkeeping. */
const LISTED = [
  'id',
  'externalId',
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'salary',
  'jobType',
  'source',
  'url',
  'postedDate',
  'expiryDate',
  'tags',
] as const satisfies readonly (keyof JobListingDto)[];

@Injectable()
export class JobListingsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Open listings, newest first. */
  listOpen(today: string, limit: number): Promise<JobListingDto[]> {
    return this.em
      .fork()
      .createQueryBuilder(JobListingEntity, 'listing')
      .select([...LISTED])
      .where({ isActive: true, $or: [{ expiryDate: null }, { expiryDate: { $gte: today } }] })
      .orderBy({ postedDate: 'desc', id: 'desc' })
      .limit(limit)
      .execute<JobListingDto[]>('all');
  }

  /** The commonest titles, samples left out. Days are `YYYY-MM-DD`. */
  countTitles(since: string, middle: string): Promise<TitleCount[]> {
    return this.em.fork().execute<TitleCount[]>(
      `select "title", count(*) filter (where "posted_date" >= ?)::int as "recent",
              count(*) filter (where "posted_date" < ?)::int as "before"
       from "job_listing" where "posted_date" >= ? and "source" <> ?
       group by "title" order by count(*) desc, "title" limit ?`,
      [middle, middle, since, SAMPLE_LISTING_SOURCE, MOST_TITLES],
    );
  }

  /** Closes listings whose last day has passed. @returns how many were closed. */
  async closeExpired(today: string): Promise<number> {
    return await this.em
      .fork()
      .nativeUpdate(JobListingEntity, { isActive: true, expiryDate: { $lt: today } }, { isActive: false });
  }

  /** Writes listings of one source over what it had under the same external ids, and opens them. */
  async upsert(listings: readonly NewListing[]): Promise<void> {
    await this.em.fork().upsertMany(
      JobListingEntity,
      listings.map((listing) => ({ ...listing, isActive: true })),
      { onConflictFields: ['source', 'externalId'], onConflictExcludeFields: ['id', 'createdAt'] },
    );
  }

  async removeSamples(): Promise<void> {
    await this.em.fork().nativeDelete(JobListingEntity, { source: SAMPLE_LISTING_SOURCE });
  }
}
