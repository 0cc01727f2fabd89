import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { inRoot } from '../paths.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { productTables, quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let postgres: Postgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-backup-'));
  postgres = await startPostgres({
    folder: join(folder, 'data'),
    durable: false,
    databases: ['one', 'two', 'old', 'bare'],
  });
  for (const database of ['one', 'two', 'old']) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [inRoot('apps/api/dist/database/check-schema.js')],
      {
        env: { ...process.env, DATABASE_URL: postgres.url(database) },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stderr);
  }
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function within<Result>(
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A hash of all rows of each table. */
const contentOf = (database: string): Promise<Record<string, string>> =>
  within(database, async (client) => {
    const hashes: Record<string, string> = {};
    for (const table of await productTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${quoted(table)} t`,
      );
      hashes[table] = rows[0]?.hash ?? '';
    }
    return hashes;
  });

const PERSON = '019a0000-0000-7000-8000-000000000001';

it('brings every row back as it was, into an empty database, and the counters stay right', async () => {
  await within('one', async (client) => {
    await client.query(
      `insert into "user" (id, email, first_name, last_name)
       values ($1, 'ada@example.com', 'Adébáyọ̀', E'quote '' and\\nline')`,
      [PERSON],
    );
    // An application and a letter that point at each other: no order of tables suits both.
    await client.query(
      `insert into job_application (id, user_id, company, position)
       select gen_random_uuid(), $1, 'Company ' || n, 'Position' from generate_series(1, 1200) n`,
      [PERSON],
    );
    await client.query(
      `with letter as (
         insert into cover_letter (id, user_id, job_application_id, title, company, position, content)
         select gen_random_uuid(), $1, id, 'T', 'C', 'P', 'x' from job_application limit 1 returning id, job_application_id)
       update job_application set cover_letter_used = letter.id from letter where job_application.id = job_application_id`,
      [PERSON],
    );
  });
  const file = join(folder, 'backup.gz');
  const written = await writeBackup(postgres.url('one'), file);
  expect(written).toMatchObject({ user: 1, job_application: 1200, cover_letter: 1 });
  expect(await restoreBackup(postgres.url('two'), file)).toEqual(written);
  expect(await contentOf('two')).toEqual(await contentOf('one'));

  await within('two', async (client) => {
    await expect(client.query(`update job_application set user_id = gen_random_uuid()`)).rejects.toThrow(
      /foreign key/,
    );
    await client.query('delete from "user"');
    const { rows } = await client.query('select count(*)::int as n from job_application');
    expect(rows).toEqual([{ n: 0 }]);
  });
});

it('never mixes with existing accounts, unless asked to delete them', async () => {
  const file = join(folder, 'backup.gz');
  const before = await contentOf('one');
  await expect(restoreBackup(postgres.url('one'), file)).rejects.toThrow(/--replace/);
  expect(await contentOf('one')).toEqual(before);
  await within('one', (client) => client.query(`update "user" set first_name = 'Changed'`));
  await restoreBackup(postgres.url('one'), file, { replace: true });
  expect(await contentOf('one')).toEqual(before);
});

it('changes nothing by a file that is cut, foreign or of another release', async () => {
  const text = gunzipSync(readFileSync(join(folder, 'backup.gz'))).toString();
  const before = await contentOf('old');
  const faulty: [string, RegExp][] = [
    [text.slice(0, text.lastIndexOf('{"end"')), /too early/],
    [text.replace('career-toolkit-backup-1', 'something'), /not a backup/],
    [
      text.replace('"migrations":[', '"migrations":["from-the-future",'),
      /another release \(from-the-future\)/,
    ],
    ['{"format":', /JSON|Unexpected/],
  ];
  for (const [content, reason] of faulty) {
    const file = join(folder, 'faulty.gz');
    writeFileSync(file, gzipSync(content));
    await expect(restoreBackup(postgres.url('old'), file)).rejects.toThrow(reason);
    expect(await contentOf('old')).toEqual(before);
  }
});

it('says what is missing in a database without tables', async () => {
  await expect(restoreBackup(postgres.url('bare'), join(folder, 'backup.gz'))).rejects.toThrow(
    /has no tables of the product yet.*npm run migrate/,
  );
});
