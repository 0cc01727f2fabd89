import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.ts';
import { startPostgres } from './postgres.ts';

/** Name of the migrated database that tests copy: `create database mine template …`. */
const TEMPLATE = 'template_career';

export interface TestDatabase {
  /** What API tests read: TEST_POSTGRES_URL (superuser, database `postgres`) and TEST_TEMPLATE_DB. */
  environment: { TEST_POSTGRES_URL: string; TEST_TEMPLATE_DB: string };
  stop(): Promise<void>;
}

/** One throw-away server for all API tests, with the migrations run once. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-test-'));
  const postgres = await startPostgres({ folder, durable: false, databases: [TEMPLATE] });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const compiled = pathToFileURL(inRoot('apps/api/dist/database/migrate.js')).href;
    const { migrateDatabase } = (await import(compiled)) as {
      migrateDatabase: (url: string) => Promise<unknown>;
    };
    await migrateDatabase(postgres.url(TEMPLATE));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: { TEST_POSTGRES_URL: postgres.url('postgres'), TEST_TEMPLATE_DB: TEMPLATE },
    stop,
  };
}
