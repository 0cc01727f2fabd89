import { Module } from '@nestjs/common';
import { JobListingsController } from './job-listings.controller.ts';
import { JobListingsRepository } from './job-listings.repository.ts';
import { JobListingsService } from './job-listings.service.ts';
import { ListingRefreshService } from './listing-refresh.service.ts';
import { ListingSourcesRepository } from './listing-sources.repository.ts';

@Module({
  controllers: [JobListingsController],
  providers: [JobListingsService, JobListingsRepository, ListingRefreshService, ListingSourcesRepository],
  exports: [JobListingsService, ListingRefreshService],
})
export class JobListingsModule {}
