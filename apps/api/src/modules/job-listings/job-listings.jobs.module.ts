import { Module } from '@nestjs/common';
import { JobListingsModule } from './job-listings.module.ts';
import { ListingExpiryJob } from './listing-expiry.job.ts';
import { ListingRefreshJob } from './listing-refresh.job.ts';
import { ListingSourcesModule } from './listing-sources.module.ts';

/** What the worker does for listings. */
@Module({
  imports: [JobListingsModule, ListingSourcesModule],
  providers: [ListingExpiryJob, ListingRefreshJob],
  exports: [ListingExpiryJob, ListingRefreshJob],
})
export class JobListingsJobsModule {}
