import { Module } from '@nestjs/common';
import { HiddenEmployersController } from './hidden-employers/hidden-employers.controller.ts';
import { HiddenEmployersRepository } from './hidden-employers/hidden-employers.repository.ts';
import { HiddenEmployersService } from './hidden-employers/hidden-employers.service.ts';
import { JobListingsController } from './job-listings.controller.ts';
import { JobListingsRepository } from './job-listings.repository.ts';
import { JobListingsService } from './job-listings.service.ts';

@Module({
  controllers: [JobListingsController, HiddenEmployersController],
  providers: [JobListingsService, JobListingsRepository, HiddenEmployersService, HiddenEmployersRepository],
  exports: [JobListingsService, JobListingsRepository],
})
export class JobListingsModule {}
