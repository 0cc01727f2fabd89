import { Injectable } from '@nestjs/common';
import type { ScheduledJob } from '../../queue/scheduled-job.ts';
import { JobListingsService } from './job-listings.service.ts';

const HOUR = 60 * 60 * 1000;

/** Looks every hour for listings whose last day has passed and takes them off the list. */
@Injectable()
export class ListingExpiryJob implements ScheduledJob {
  readonly name = 'listing-expiry';
  readonly everyMs = HOUR;

  constructor(private readonly listings: JobListingsService) {}

  async run(): Promise<string> {
    return `${await this.listings.closeExpired()} listings closed`;
  }
}
