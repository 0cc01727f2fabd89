import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import type { EntityManager, QueryBuilder } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { type JobListing, JobListingEntity } from './job-listing.entity.ts';
import { listingExtras, type NewListing } from './listing-content.ts';

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

const BATCH = 200;

/** Of one posting that several sources carry, the row of the best of them. */
const SHOWN_ONCE = `(listing.same_key = '' or not exists (
  select 1 from job_listing other
  where other.is_active and other.same_key = listing.same_key
    and (other.source_rank, other.source) < (listing.source_rank, listing.source)
    and (other.expiry_date is null or other.expiry_date >= ?)))`;

/** Which open listings, in SQL terms. */
export interface ListingSelection {
  /** Day that a listing must still be open on, `YYYY-MM-DD`. */
  today: string;
  /** Text in lower case that it must hold. */
  text?: string;
  jobType?: string;
  /** ISO code of a country whose people can apply. */
  country?: string;
  limit: number;
  offset: number;
}

/** Two rows with equal fingerprints read the same. */
export interface Fingerprint {
  id: string;
  contentHash: string;
}

@Injectable()
export class JobListingsRepository {
  constructor(private readonly database: Database) {}

  /** Open listings, newest first, each with the hash of what it reads. */
  list(selection: ListingSelection): Promise<(JobListingDto & Fingerprint)[]> {
    return this.database.read((em) =>
      this.page(em, selection)
        .select([...LISTED, 'contentHash'])
        .execute<(JobListingDto & Fingerprint)[]>('all'),
    );
  }

  /** The same rows in the same order, without what makes them heavy. */
  fingerprints(selection: ListingSelection): Promise<Fingerprint[]> {
    return this.database.read((em) =>
      this.page(em, selection).select(['id', 'contentHash']).execute<Fingerprint[]>('all'),
    );
  }

  async find(id: string): Promise<JobListingDto | undefined> {
    return (await this.some([id]))[0];
  }

  some(ids: readonly string[]): Promise<JobListingDto[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobListingEntity, 'listing')
        .select([...LISTED])
        .where({ id: { $in: [...ids] } })
        .execute<JobListingDto[]>('all'),
    );
  }

  count(selection: ListingSelection): Promise<number> {
    return this.database.read((em) => selected(em, selection).getCount());
  }

  /** The commonest titles, samples left out. Days are `YYYY-MM-DD`. */
  countTitles(since: string, middle: string): Promise<TitleCount[]> {
    return this.database.read((em) =>
      em.execute<TitleCount[]>(
        `select "title", count(*) filter (where "posted_date" >= ?)::int as "recent",
              count(*) filter (where "posted_date" < ?)::int as "before"
       from "job_listing" where "posted_date" >= ? and "source" <> ?
       group by "title" order by count(*) desc, "title" limit ?`,
        [middle, middle, since, SAMPLE_LISTING_SOURCE, MOST_TITLES],
      ),
    );
  }

  /** Closes listings whose last day has passed. @returns how many were closed. */
  async closeExpired(today: string): Promise<number> {
    return await this.database.write((em) =>
      em.nativeUpdate(JobListingEntity, { isActive: true, expiryDate: { $lt: today } }, { isActive: false }),
    );
  }

  /** Closes listings that their source has not named since. @returns how many were closed. */
  async closeUnseen(since: Date, source?: string): Promise<number> {
    const ofSource = source === undefined ? { $ne: SAMPLE_LISTING_SOURCE } : source;
    return await this.database.write((em) =>
      em.nativeUpdate(
        JobListingEntity,
        { isActive: true, source: ofSource, seenAt: { $lt: since } },
        { isActive: false },
      ),
    );
  }

  /** Removes closed listings that nobody has named since. @returns how many were removed. */
  async purge(since: Date): Promise<number> {
    return await this.database.write((em) =>
      em.nativeDelete(JobListingEntity, { isActive: false, seenAt: { $lt: since } }),
    );
  }

  /** Says of all listings of a source that it still names them, when its answer was `nothing new`. */
  async markSeen(source: string, seenAt: Date): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(JobListingEntity, { isActive: true, source }, { seenAt }),
    );
  }

  /** What is stored of some listings of a source, by their external id. */
  async known(
    source: string,
    externalIds: readonly string[],
  ): Promise<Map<string, { contentHash: string; postedDate: string }>> {
    const rows = await this.database.read((em) =>
      em
        .createQueryBuilder(JobListingEntity, 'listing')
        .select(['externalId', 'contentHash', 'postedDate'])
        .where({ source, externalId: { $in: [...externalIds] } })
        .execute<{ externalId: string; contentHash: string; postedDate: string }[]>('all'),
    );
    return new Map(rows.map((row) => [row.externalId, row]));
  }

  async hasAny(source: string): Promise<boolean> {
    const found = await this.database.read((em) =>
      em.findOne(JobListingEntity, { source, isActive: true }, { fields: ['id'] }),
    );
    return found !== null;
  }

  /** Notes that a source still names some listings, and opens those that were closed. */
  async touch(source: string, externalIds: readonly string[], seenAt: Date): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(
        JobListingEntity,
        { source, externalId: { $in: [...externalIds] } },
        { seenAt, isActive: true },
      ),
    );
  }

  /** Writes listings of one source over what it had under the same external ids, and opens them. */
  async upsert(listings: readonly NewListing[], seenAt: Date, sourceRank = 0): Promise<void> {
    for (let start = 0; start < listings.length; start += BATCH) {
      const rows = listings
        .slice(start, start + BATCH)
        .map((listing) => ({ ...listing, ...listingExtras(listing), isActive: true, seenAt, sourceRank }));
      await this.database.write((em) =>
        em.upsertMany(JobListingEntity, rows, {
          onConflictFields: ['source', 'externalId'],
          onConflictExcludeFields: ['id', 'createdAt'],
        }),
      );
    }
  }

  async removeSamples(): Promise<void> {
    await this.database.write((em) => em.nativeDelete(JobListingEntity, { source: SAMPLE_LISTING_SOURCE }));
  }

  private page(em: EntityManager, selection: ListingSelection): QueryBuilder<JobListing> {
    return selected(em, selection)
      .orderBy({ postedDate: 'desc', id: 'desc' })
      .limit(selection.limit)
      .offset(selection.offset) as QueryBuilder<JobListing>;
  }
}

const selected = (em: EntityManager, { today, text, jobType, country }: ListingSelection) =>
  em
    .createQueryBuilder(JobListingEntity, 'listing')
    .where({
      isActive: true,
      $or: [{ expiryDate: null }, { expiryDate: { $gte: today } }],
      ...(text ? { searchText: { $like: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` } } : {}),
      ...(jobType ? { jobType: jobType as JobListing['jobType'] } : {}),
      ...(country ? { openTo: { $contains: [country] } } : {}),
    })
    .andWhere(SHOWN_ONCE, [today]);
