import type { JobListingDto } from '@career/contracts/job-listings/job-listing.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../config/app.config.ts';
import { JobListingsRepository, type TitleCount } from './job-listings.repository.ts';
import { sampleListings } from './samples/sample-listings.ts';

/** Openings that people can discover. They belong to nobody, so every signed-in person sees the same ones. */
@Injectable()
export class JobListingsService implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobListingsService.name);

  constructor(
    private readonly listings: JobListingsRepository,
    private readonly config: AppConfig,
  ) {}

  /** Samples are written anew at each start, so their dates stay close to today. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.sampleListings) await this.listings.upsert(sampleListings(today()));
    else await this.listings.removeSamples();
  }

  list(): Promise<JobListingDto[]> {
    return this.listings.listOpen(today(), LIMITS.listingsMax);
  }

  /** Titles of real openings by how often they were posted since `middle`, and between `since` and `middle`. */
  countTitles(since: string, middle: string): Promise<TitleCount[]> {
    return this.listings.countTitles(since, middle);
  }

  async closeExpired(): Promise<number> {
    const closed = await this.listings.closeExpired(today());
    if (closed > 0) this.logger.log(`Closed ${closed} listings whose last day has passed`);
    return closed;
  }
}

/** Today in UTC as `YYYY-MM-DD`. */
const today = (): string => new Date().toISOString().slice(0, 10);
