import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { JobListingsService } from './job-listings.service.ts';

const HOUR = 60 * 60 * 1000;

/** Looks every hour for listings whose last day has passed and takes them off the list. */
@Injectable()
@ScheduledTask({ name: 'listing-expiry', everyMs: HOUR })
export class ListingExpiryTask implements ScheduledTaskRunner {
  constructor(private readonly listings: JobListingsService) {}

  async run(): Promise<string> {
    return `${await this.listings.closeExpired()} listings closed`;
  }
}
