import type { ListingSigns } from '@career/career/jobs/match/listing-signs';
import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { type ListingOrder, SAMPLE_LISTING_SOURCE } from '@career/contracts/vocabulary/job-vocabulary';
import type { QueryOrderMap } from '@mikro-orm/core';
import { type EntityManager, type QueryBuilder, raw } from '@mikro-orm/postgresql';
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

/** Samples are kept only until there are real listings: nobody should have to find a real job among invented ones. */
const REAL_OR_ALONE = `(listing.source <> '${SAMPLE_LISTING_SOURCE}' or not exists (
  select 1 from job_listing own
  where own.is_active and own.source <> '${SAMPLE_LISTING_SOURCE}'
    and (own.expiry_date is null or own.expiry_date >= ?)))`;

/** What the person does not want to see. An employer without a name cannot be hidden. */
const NOT_HIDDEN = `not exists (select 1 from hidden_employer hidden
  where hidden.user_id = ? and hidden.employer_key = split_part(listing.same_key, '|', 1))`;

/** Which open listings, in SQL terms. */
export interface ListingSelection {
  /** Whose hidden employers are left out. */
  ownerId: string;
  /** Day that a listing must still be open on, `YYYY-MM-DD`. */
  today: string;
  /** Text in lower case that it must hold. */
  text?: string;
  jobType?: string;
  /** ISO code of a country whose people can apply. */
  country?: string;
  /** Only what had come in by then. */
  until?: Date;
  /** Only real ones that came in later. */
  since?: Date;
  order: ListingOrder;
  limit: number;
  offset: number;
}

/** What of a listing is compared with a resume. */
export interface SignsRow extends ListingSigns {
  id: string;
  /** Whether its words open it to the country that was asked for. */
  isOpen: boolean;
}

/** Two rows with equal fingerprints read the same. */
export interface Fingerprint {
  id: string;
  contentHash: string;
}

type UnreadListing = Pick<JobListingDto, 'title' | 'description' | 'requirements' | 'tags'>;

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

  /** What the listings ask for, newest first, without a limit. @param country where somebody applies from. */
  async signs(selection: ListingSelection, country: string): Promise<SignsRow[]> {
    const rows = await this.database.read((em) =>
      selected(em, selection)
        .select(['id', 'skillIds', 'occupationIds', raw('? = any(listing.open_to)', [country]).as('is_open')])
        .orderBy({ postedDate: 'desc', id: 'desc' })
        .execute<{ id: string; skillIds: string[]; occupationIds: string[]; is_open: boolean }[]>('all'),
    );
    return rows.map(({ id, skillIds, occupationIds, is_open }) => ({
      id,
      skills: skillIds,
      occupations: occupationIds,
      isOpen: is_open,
    }));
  }

  /** In the order of the ids. */
  async byIds(ids: readonly string[]): Promise<JobListingDto[]> {
    const rows = await this.database.read((em) =>
      em
        .createQueryBuilder(JobListingEntity, 'listing')
        .select([...LISTED])
        .where({ id: { $in: [...ids] } })
        .execute<JobListingDto[]>('all'),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Open listings whose signs have not been read. */
  withoutSigns(version: number, limit: number): Promise<(UnreadListing & Fingerprint)[]> {
    return this.database.read((em) =>
      em
        .createQueryBuilder(JobListingEntity, 'listing')
        .select(['id', 'contentHash', 'title', 'description', 'requirements', 'tags'])
        .where({ isActive: true, signsVersion: { $ne: version } })
        .orderBy({ id: 'asc' })
        .limit(limit)
        .execute<(UnreadListing & Fingerprint)[]>('all'),
    );
  }

  /** Keeps the signs of a listing, unless it was changed while it was read. */
  async writeSigns(id: string, contentHash: string, signs: ListingSigns, version: number): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(
        JobListingEntity,
        { id, contentHash },
        { skillIds: [...signs.skills], occupationIds: [...signs.occupations], signsVersion: version },
      ),
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
      const rows = listings.slice(start, start + BATCH).map((listing) => ({
        ...listing,
        ...listingExtras(listing),
        isActive: true,
        seenAt,
        sourceRank,
        signsVersion: 0,
      }));
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
      .orderBy(ORDERS[selection.order])
      .limit(selection.limit)
      .offset(selection.offset) as QueryBuilder<JobListing>;
  }
}

/** The id last, so that no two listings share a place. */
const ORDERS: Readonly<Record<ListingOrder, QueryOrderMap<JobListing>>> = {
  newest: { postedDate: 'desc', id: 'desc' },
  deadline: { expiryDate: 'asc nulls last', postedDate: 'desc', id: 'desc' },
};

const selected = (em: EntityManager, selection: ListingSelection) => {
  const { ownerId, today, text, jobType, country, until, since } = selection;
  return em
    .createQueryBuilder(JobListingEntity, 'listing')
    .where({
      isActive: true,
      $or: [{ expiryDate: null }, { expiryDate: { $gte: today } }],
      ...(text ? { searchText: { $like: `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` } } : {}),
      ...(jobType ? { jobType: jobType as JobListing['jobType'] } : {}),
      ...(country ? { openTo: { $contains: [country] } } : {}),
      ...(until || since
        ? { createdAt: { ...(until && { $lte: until }), ...(since && { $gt: since }) } }
        : {}),
      ...(since ? { source: { $ne: SAMPLE_LISTING_SOURCE } } : {}),
    })
    .andWhere(SHOWN_ONCE, [today])
    .andWhere(REAL_OR_ALONE, [today])
    .andWhere(NOT_HIDDEN, [ownerId]);
};
