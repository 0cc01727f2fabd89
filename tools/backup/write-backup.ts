import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { migrationsOf, productTables, quoted } from './tables.ts';

export const FORMAT = 'career-toolkit-backup-1';
const BATCH = 500;

/**
 * Writes every row of the product, as it was at one moment, to a gzip file of JSON lines. People may go on working.
 * The file takes its name only when it is whole.
 * @returns rows by table.
 */
export async function writeBackup(databaseUrl: string, file: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const counts: Record<string, number> = {};
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(lines(client, counts)), createGzip(), target);
    await client.query('commit');
    await rename(unfinished, file);
    return counts;
  } finally {
    await client.end();
  }
}

async function* lines(client: pg.Client, counts: Record<string, number>): AsyncGenerator<string> {
  const header = {
    format: FORMAT,
    takenAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await productTables(client)) {
    counts[table] = 0;
    await client.query(
      `declare part no scroll cursor for select to_jsonb(t)::text as line from ${quoted(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from part`);
      if (rows.length === 0) break;
      counts[table] += rows.length;
      yield rows.map(({ line }) => `[${JSON.stringify(table)},${line}]\n`).join('');
    }
    await client.query('close part');
  }
  // A file that was cut short lacks this line.
  yield `${JSON.stringify({ end: counts })}\n`;
}
