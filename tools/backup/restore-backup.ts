import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { migrationsOf, productTables, quoted, writableColumns } from './tables.ts';
import { FORMAT } from './write-backup.ts';

const BATCH = 500;

/**
 * Puts a backup into a migrated database, whole or not at all: one transaction.
 * @param replace whether accounts that are there already may be lost.
 * @returns rows by table.
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  { replace = false } = {},
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await productTables(client);
    if (!tables.includes('user'))
      throw new Error(
        'This database has no tables of the product yet. Start the product on it once, or run `npm run migrate`, then restore.',
      );
    await refuseToOverwrite(client, replace);
    await loosen(client, tables);
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    const counts = await readInto(client, file, new Set(tables));
    await tighten(client, tables);
    await client.query('commit');
    return counts;
  } finally {
    // Ending without a commit undoes everything.
    await client.end();
  }
}

async function refuseToOverwrite(client: pg.Client, replace: boolean): Promise<void> {
  const { rowCount } = await client.query('select 1 from "user" limit 1');
  if (rowCount && !replace) {
    throw new Error(
      'There are accounts in this database. Restore into an empty one, or add --replace to lose them.',
    );
  }
}

async function readInto(
  client: pg.Client,
  file: string,
  tables: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const rows = new RowWriter(client, tables);
  let isHeaded = false;
  let isWhole = false;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const value: unknown = JSON.parse(line);
    if (!isHeaded) await checkHeader(client, value as Header);
    else if (Array.isArray(value)) await rows.add(...(value as [string, unknown]));
    else isWhole = true;
    isHeaded = true;
  }
  await rows.flush();
  if (!isWhole) throw new Error('The file ends too early; it is not a whole backup.');
  return rows.counts;
}

/** Inserts rows in batches, each of one table. */
class RowWriter {
  readonly counts: Record<string, number>;
  private readonly client: pg.Client;
  private batch: unknown[] = [];
  private current = '';

  constructor(client: pg.Client, tables: ReadonlySet<string>) {
    this.client = client;
    this.counts = Object.fromEntries([...tables].map((table) => [table, 0]));
  }

  async add(table: string, row: unknown): Promise<void> {
    if (!Object.hasOwn(this.counts, table)) throw new Error(`This product has no table ${table}.`);
    if (table !== this.current || this.batch.length === BATCH) await this.flush();
    this.current = table;
    this.batch.push(row);
  }

  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    await insert(this.client, this.current, this.batch);
    this.counts[this.current] = (this.counts[this.current] ?? 0) + this.batch.length;
    this.batch = [];
  }
}

interface Header {
  format?: string;
  migrations?: string[];
}

async function checkHeader(client: pg.Client, { format, migrations = [] }: Header): Promise<void> {
  if (format !== FORMAT) throw new Error('This file is not a backup of this product.');
  const here = await migrationsOf(client);
  const differing = [
    ...migrations.filter((name) => !here.includes(name)),
    ...here.filter((name) => !migrations.includes(name)),
  ];
  if (differing.length > 0) {
    throw new Error(
      `The backup is of another release (${differing.join(', ')}). Restore it with that release, then upgrade.`,
    );
  }
}

async function insert(client: pg.Client, table: string, rows: unknown[]): Promise<void> {
  const columns = (await writableColumns(client, table)).map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(table)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Rows come table by table: what they refer to is checked at the end, and no trigger counts them twice. */
async function loosen(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  for (const { table, name } of await references(client)) {
    await client.query(`alter table ${table} alter constraint ${quoted(name)} deferrable initially deferred`);
  }
}

async function tighten(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query('set constraints all immediate');
  for (const { table, name } of await references(client)) {
    await client.query(`alter table ${table} alter constraint ${quoted(name)} not deferrable`);
  }
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
}

async function references(client: pg.Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}
