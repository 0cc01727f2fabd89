import { EnvironmentFaults, readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';

/** Brings the database to the current schema and ends: for an operator whose processes may not change it. */
try {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = readEnvironment();
  const applied = await migrateDatabase(DATABASE_URL, MIGRATION_DATABASE_URL);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(error instanceof EnvironmentFaults ? error.message : error);
  process.exitCode = 1;
}
