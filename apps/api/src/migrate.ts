import { migrationUrls } from './config/database-config.ts';
import { EnvironmentErrors, readEnvironment } from './config/read-environment.ts';
import { migrateDatabase } from './database/migrate.ts';
import { prepareRoles } from './database/roles.ts';
import { startupError } from './lifecycle/startup-error.ts';

/**
 * Brings the database to the current schema and ends: for processes that may not change it. With the address of a
 * superuser it makes the two roles first.
 */
try {
  const environment = readEnvironment();
  const { ADMIN_DATABASE_URL, DATABASE_URL, MIGRATION_DATABASE_URL } = environment;
  if (ADMIN_DATABASE_URL) {
    if (!MIGRATION_DATABASE_URL)
      throw new EnvironmentErrors(['ADMIN_DATABASE_URL needs MIGRATION_DATABASE_URL']);
    await prepareRoles(ADMIN_DATABASE_URL, MIGRATION_DATABASE_URL, DATABASE_URL);
  }
  const applied = await migrateDatabase(...migrationUrls(environment));
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(startupError(error));
  process.exitCode = 1;
}
