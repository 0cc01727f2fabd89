import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { migrateQueue, QUEUE_SCHEMA } from '../queue/queue-schema.ts';
import { BATCHED_MOVES } from './batched-moves.ts';
import { withMigrationLock } from './migration-lock.ts';

const MIGRATION_FILE = /^(migration-.+)\.(?:js|ts)$/;

/**
 * Brings the database to the current schema, the queue's tables included. Several processes may start at once: an
 * advisory lock lets one work while the others wait and then find nothing left to do.
 *
 * With an owner's address of its own the work is done under that role, and the role of `databaseUrl` is then given
 * what the product needs: rows, no tables. A role that may not make tables only looks whether all is there.
 *
 * @returns the names of the migrations that ran.
 */
export async function migrateDatabase(databaseUrl: string, ownerUrl = databaseUrl): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'career-migration' });
  await client.connect();
  try {
    if (!(await mayMakeTables(client))) {
      await requireCurrentSchema(client);
      return [];
    }
    return await withMigrationLock(ownerUrl, async () => {
      // Nearly every start finds nothing to do, and needs no second ORM to see that.
      const missing = await missingMigrations(client);
      const applied = missing.length === 0 ? [] : await applyMigrations(client, ownerUrl, missing);
      await migrateQueue(client);
      const product = new URL(databaseUrl).username;
      if (product !== new URL(ownerUrl).username) await giveRows(client, product);
      return applied;
    });
  } finally {
    await client.end();
  }
}

/** All in one transaction, except for rows that have to be moved in batches first. */
async function applyMigrations(client: pg.Client, ownerUrl: string, missing: string[]): Promise<string[]> {
  // Loaded when needed: a start that finds nothing to do is done before the ORM has been read.
  const [{ MikroORM }, { ormOptions }] = await Promise.all([
    import('@mikro-orm/postgresql'),
    import('./mikro-orm.config.ts'),
  ]);
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    const applied: string[] = [];
    const apply = async (to?: string): Promise<void> => {
      const done = await orm.migrator.up(to === undefined ? undefined : { to });
      for (const { name } of done) {
        applied.push(name);
        new Logger('Migrations').log(`Applied ${name}`);
      }
    };
    for (const [index, name] of missing.entries()) {
      const move = BATCHED_MOVES[name];
      if (!move) continue;
      if (index > 0) await apply(missing[index - 1]);
      await move(client);
    }
    await apply();
    return applied;
  } finally {
    await orm.close(true);
  }
}

async function mayMakeTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_schema_privilege('public', 'create') as may`,
  );
  return rows[0]?.may ?? false;
}

async function missingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('select name from migration')
    .catch(() => ({ rows: [] }));
  const done = new Set(rows.map(({ name }) => name));
  return readdirSync(resolve(import.meta.dirname, 'migrations'))
    .map((file) => (file.endsWith('.d.ts') ? undefined : MIGRATION_FILE.exec(file)?.[1]))
    .filter((name) => name !== undefined)
    .filter((name) => !done.has(name))
    .sort();
}

async function requireCurrentSchema(client: pg.Client): Promise<void> {
  const missing = await missingMigrations(client);
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks ${missing.length} migrations, and the role of DATABASE_URL may not make tables. ` +
      'Run `npm run migrate` with MIGRATION_DATABASE_URL, the address with the role that owns the tables.',
  );
}

/** Everything with rows, and nothing that changes what rows there can be. */
async function giveRows(client: pg.Client, username: string): Promise<void> {
  const role = client.escapeIdentifier(decodeURIComponent(username));
  const schemas = `public, ${QUEUE_SCHEMA}`;
  await client.query(
    `grant usage on schema ${schemas} to ${role};
     grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
     grant usage, select on all sequences in schema ${schemas} to ${role};
     grant execute on all functions in schema ${schemas} to ${role};
     revoke insert, update, delete on public.migration from ${role};`,
  );
}
