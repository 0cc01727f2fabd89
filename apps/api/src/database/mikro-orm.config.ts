import { resolve } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { entities } from './entities.ts';

const root = resolve(import.meta.dirname, '..');

/** Options of the ORM for one database. Migrations run from compiled files and are written as sources. */
export function ormOptions(databaseUrl: string, connections = 10) {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: connections },
    migrations: {
      path: resolve(root, 'database/migrations'),
      pathTs: resolve(root, '../src/database/migrations'),
      glob: '!(*.d).{js,ts}',
      fileName: (timestamp, name) => `migration-${timestamp}${name ? `-${name}` : ''}`,
      // Migrations are made by comparing with a migrated database, which is never out of date.
      snapshot: false,
      tableName: 'migration',
      // Its own log is coloured text; `migrateDatabase` logs what was applied.
      silent: true,
    },
    // Triggers and functions are written by hand in migrations: the ORM cannot describe those that see a whole statement's rows.
    schemaGenerator: { ignoreSchema: ['bullmq'], ignoreTriggers: true, ignoreRoutines: true },
  });
}
