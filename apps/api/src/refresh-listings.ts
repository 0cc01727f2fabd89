import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { migrationUrls } from './config/database-config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';
import { startupError } from './lifecycle/startup-error.ts';
import { ListingRefreshService } from './modules/job-listings/listing-refresh.service.ts';
import { ListingRefreshModule } from './refresh-listings.module.ts';

const MARK = { read: 'ok  ', unchanged: 'ok  ', waits: '--  ', unreached: 'FAIL', failed: 'FAIL' } as const;

/** Fetches listings now, with a line for each source; exits with 1 when one of them failed. */
try {
  await migrateDatabase(...migrationUrls(readEnvironment()));
  const app = await NestFactory.createApplicationContext(ListingRefreshModule, { logger: false });
  process.once('SIGINT', () => void app.close());
  process.once('SIGTERM', () => void app.close());
  let started = Date.now();
  const reports = await app.get(ListingRefreshService).refresh(true, ({ source, outcome, words }) => {
    console.log(`${MARK[outcome]} ${source}: ${words} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    started = Date.now();
  });
  if (reports.length === 0) {
    console.log(
      'No source is on. Take LISTING_SOURCES=none away, or put files in the folder listings of DATA_DIR.',
    );
  }
  process.exitCode = reports.some(({ outcome }) => MARK[outcome] === 'FAIL') ? 1 : 0;
  await app.close();
} catch (error) {
  console.error(startupError(error));
  process.exitCode = 1;
}
