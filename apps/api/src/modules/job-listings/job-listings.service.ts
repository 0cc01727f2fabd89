import { createHash } from 'node:crypto';
import type { ExchangeRatesDto } from '@career/contracts/job-listings/exchange-rates.dto';
import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import type { ListingQueryDto } from '@career/contracts/job-listings/listing-query.dto';
import { JOB_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { today } from '../../clock/today.ts';
import { AppConfig } from '../../config/app.config.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { EtaggedList } from '../../http/etagged-list.ts';
import {
  type Fingerprint,
  JobListingsRepository,
  type ListingSelection,
  type SignsRow,
  type TitleCount,
} from './job-listings.repository.ts';
import { sampleListings } from './samples/sample-listings.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A source that has not named a listing for so long has dropped it, or is switched off. */
const FORGOTTEN_AFTER_MS = 14 * DAY;
/** Closed listings still count in what was posted lately; later they are of no use. */
const KEPT_AFTER_CLOSING_MS = 180 * DAY;

/**
 * Openings that people can discover. They have no owner: every signed-in person sees the same ones, except
 * for employers they hid.
 */
@Injectable()
export class JobListingsService implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobListingsService.name);

  constructor(
    private readonly listings: JobListingsRepository,
    private readonly config: AppConfig,
  ) {}

  /** Samples are written again at each start, so their dates stay close to today. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.sampleListings) await this.listings.upsert(sampleListings(today()), new Date());
    else await this.listings.removeSamples();
  }

  /** The list, and how to know it again without reading it whole. */
  async list(ownerId: string, query: ListingQueryDto): Promise<EtaggedList<JobListingDto>> {
    const selection = selectionOf(ownerId, query);
    const isPaged = query.page !== undefined;
    const total = isPaged ? await this.listings.count(selection) : undefined;
    return {
      total,
      tag: tagOf(await this.listings.fingerprints(selection), total),
      read: async () => {
        const rows = await this.listings.list(selection);
        return { tag: tagOf(rows, total), rows: rows.map(({ contentHash: _, ...listing }) => listing) };
      },
    };
  }

  /** What the listings of a query ask for, all of them, newest first. @param country where the person applies from. */
  signs(ownerId: string, query: ListingQueryDto, country: string): Promise<SignsRow[]> {
    return this.listings.signs(selectionOf(ownerId, query), country);
  }

  /** In the order of the ids. */
  byIds(ids: readonly string[]): Promise<JobListingDto[]> {
    return this.listings.byIds(ids);
  }

  /** Real listings of a search that came in since a moment, newest first. */
  newSince(ownerId: string, query: ListingQueryDto, since: Date, most: number): Promise<JobListingDto[]> {
    return this.listings.list({ ...selectionOf(ownerId, query), since, limit: most });
  }

  /** A listing, whether it is still open or not. */
  async get(id: string): Promise<JobListingDto> {
    const listing = await this.listings.find(id);
    if (!listing) throw new NotFound('Job listing');
    return listing;
  }

  /** Those of some listings that are there, whether they are still open or not. */
  some(ids: readonly string[]): Promise<JobListingDto[]> {
    return this.listings.some(ids);
  }

  rates(): ExchangeRatesDto {
    const { rates } = this.config.listings;
    if (!rates) return { date: null, source: '', rates: [] };
    const list = Object.entries(rates.naira).map(([currency, naira]) => ({ currency, naira }));
    return { date: rates.date, source: rates.source, rates: list };
  }

  /** Titles of real openings by how often they were posted since `middle`, and between `since` and `middle`. */
  countTitles(since: string, middle: string): Promise<TitleCount[]> {
    return this.listings.countTitles(since, middle);
  }

  async closeExpired(): Promise<number> {
    const expired = await this.listings.closeExpired(today());
    const forgotten = await this.listings.closeUnseen(new Date(Date.now() - FORGOTTEN_AFTER_MS));
    await this.listings.purge(new Date(Date.now() - KEPT_AFTER_CLOSING_MS));
    if (expired > 0) this.logger.log(`Closed ${expired} listings whose last day has passed`);
    if (forgotten > 0) this.logger.log(`Closed ${forgotten} listings that their source no longer has`);
    return expired + forgotten;
  }
}

function selectionOf(ownerId: string, query: ListingQueryDto): ListingSelection {
  const { q, type, country, page, limit, order = 'newest', asOf } = query;
  const size = page === undefined ? LIMITS.listingsMax : (limit ?? LIMITS.listingPageDefault);
  const jobType = JOB_TYPES.find((known) => known.toLowerCase() === type);
  return {
    ownerId,
    today: today(),
    order,
    limit: size,
    offset: ((page ?? 1) - 1) * size,
    ...(q ? { text: q.toLowerCase() } : {}),
    ...(jobType ? { jobType } : {}),
    ...(country ? { country } : {}),
    ...(asOf ? { until: endOfSecond(asOf) } : {}),
  };
}

/** Names the very rows, in their order. */
function tagOf(rows: readonly Fingerprint[], total: number | undefined): string {
  const hash = createHash('sha256').update(String(total));
  for (const { id, contentHash } of rows) hash.update(id).update(contentHash);
  return hash.digest('base64url');
}

/** Clients take the moment from the `Date` of the first page, which names the second alone. */
const endOfSecond = (moment: string): Date => new Date(Math.floor(Date.parse(moment) / 1_000) * 1_000 + 999);

/** Today in UTC as `YYYY-MM-DD`. */
