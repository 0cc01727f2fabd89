import { Module } from '@nestjs/common';
import { JobListingsModule } from './job-listings.module.ts';
import { ListingExpiryJob } from './listing-expiry.job.ts';
import { ListingRefreshJob } from './listing-refresh.job.ts';

/** What the worker does for listings. */
@Module({
  imports: [JobListingsModule],
  providers: [ListingExpiryJob, ListingRefreshJob],
  exports: [ListingExpiryJob, ListingRefreshJob],
})
export class JobListingsJobsModule {}
