import type pg from 'pg';

/** The table the migrator keeps; a backup belongs to the migrations it names. */
const MIGRATIONS = 'migration';

/** Tables of the product, without the queue's, which PostgreSQL could lose without harm. */
export async function productTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> $1 order by 1`,
    [MIGRATIONS],
  );
  return rows.map(({ name }) => name);
}

/** Columns that can be written, by table; the database computes the others. */
export async function writableColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Names of the migrations that made the schema. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by name`);
  return rows.map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
