import { Module } from '@nestjs/common';
import { JobListingsModule } from './job-listings.module.ts';
import { ListingExpiryTask } from './listing-expiry.task.ts';
import { ListingRefreshTask } from './listing-refresh.task.ts';
import { ListingSignsService } from './listing-signs.service.ts';
import { ListingSignsTask } from './listing-signs.task.ts';
import { ListingSourcesModule } from './listing-sources.module.ts';

/** What the worker does for listings. */
@Module({
  imports: [JobListingsModule, ListingSourcesModule],
  providers: [ListingExpiryTask, ListingRefreshTask, ListingSignsService, ListingSignsTask],
})
export class JobListingsJobsModule {}
