import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from './mikro-orm.config.ts';

/** Any fixed number; all starters of one database must use the same. */
const MIGRATION_LOCK = 7_302_146;

/**
 * Brings the database to the current schema. Several processes may start at once: an advisory lock lets one work
 * while the others wait and then find nothing left to do.
 * @returns the names of the migrations that ran.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const orm = await MikroORM.init(ormOptions(databaseUrl));
    try {
      const applied = await orm.migrator.up();
      return applied.map((migration) => migration.name);
    } finally {
      await orm.close(true);
    }
  } finally {
    // Ending the connection frees the lock, even when the process dies half-way.
    await lock.end();
  }
}
