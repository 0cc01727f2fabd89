import { Module } from '@nestjs/common';
import { JobListingsModule } from './job-listings.module.ts';
import { ListingRefreshService } from './listing-refresh.service.ts';
import { ListingSourcesRepository } from './listing-sources.repository.ts';

/** Fetching listings. Apart from showing them: the API never calls a source, so it does not load what that takes. */
@Module({
  imports: [JobListingsModule],
  providers: [ListingRefreshService, ListingSourcesRepository],
  exports: [ListingRefreshService],
})
export class ListingSourcesModule {}
