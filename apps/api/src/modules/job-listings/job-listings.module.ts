import { Module } from '@nestjs/common';
import { JobListingsController } from './job-listings.controller.ts';
import { JobListingsRepository } from './job-listings.repository.ts';
import { JobListingsService } from './job-listings.service.ts';

@Module({
  controllers: [JobListingsController],
  providers: [JobListingsService, JobListingsRepository],
  exports: [JobListingsService, JobListingsRepository],
})
export class JobListingsModule {}
