import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.ts';
import { databaseForJobs } from './database/database.module.ts';
import { ListingSourcesModule } from './modules/job-listings/listing-sources.module.ts';

/** What fetching listings by hand needs: no queue, no routes. */
@Module({ imports: [ConfigModule, databaseForJobs(), ListingSourcesModule] })
export class ListingRefreshModule {}
