import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import { databaseForJobs } from './database/database.module.ts';
import { JobListingsModule } from './modules/job-listings/job-listings.module.ts';

/** What fetching listings by hand needs: no queue, no routes. */
@Module({ imports: [ConfigModule, databaseForJobs(), JobListingsModule] })
export class ListingRefreshModule {}
