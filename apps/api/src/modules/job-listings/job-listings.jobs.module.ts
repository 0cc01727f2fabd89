import { Module } from '@nestjs/common';
import { JobListingsModule } from './job-listings.module.ts';
import { ListingExpiryJob } from './listing-expiry.job.ts';

/** What the worker does for listings. */
@Module({ imports: [JobListingsModule], providers: [ListingExpiryJob], exports: [ListingExpiryJob] })
export class JobListingsJobsModule {}
