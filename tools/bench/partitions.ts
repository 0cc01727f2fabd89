// `npm run bench:partitions`: applications of many people in the table as it is and in one that is divided into parts by
// a hash of the owner, with the same indexes: size, filling, and what statements of one owner read and take, by turns.
// 10 million rows without a setting (BENCH_ROWS): they need 20 GB of disk and some half an hour.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { runCommand } from '../check/run-command.ts';
import { inRoot } from '../paths.ts';
import { startPostgres } from '../services/postgres.ts';
import { median, percentile } from './bench-account.ts';
import { sized } from './measure-size.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? sized(10_000_000, 2_000));
/** Applications of a person, on average. */
const EACH = 50;
const PEOPLE = Math.ceil(ROWS / EACH);
const PARTS = 16;
const ASKED = sized(300, 5);
const BATCH = 500_000;
const TABLES = ['whole', 'parted'] as const;
type Table = (typeof TABLES)[number];

const COLUMNS = `id, user_id, company, position, location, job_url, job_description, status, reached, applied_date, interview_date,
  follow_up_date, notes, search_text, company_key, created_at, updated_at`;

/** Rows come in the order of time, each of somebody else than the one before, as they do in life. */
const MADE = `select gen_random_uuid(), md5(((n * 7919) % ${PEOPLE})::text)::uuid, company, position, 'Lagos',
    'https://example.com/jobs/' || n, repeat(position || ' wanted. ', 8), status, array['applied', status], day,
    case when n / ${PEOPLE} % 10 = 0 then day + interval '9 days 9 hours' end, case when n / ${PEOPLE} % 7 = 0 then day + 14 end,
    'called twice', ' ' || lower(company || ' ' || position), lower(company), day + n * interval '1 microsecond', day
  from (
    select n, 'Kora ' || n % 997 as company,
      (array['Accountant', 'Nurse', 'Teacher', 'Driver', 'Engineer'])[1 + n / ${PEOPLE} % 5] as position,
      (array['applied', 'applied', 'interview', 'rejected', 'offer'])[1 + n / ${PEOPLE} % 5] as status,
      date '2025-01-01' + (n * 730 / ${ROWS})::int as day
    from generate_series($1::bigint, $2::bigint) as n
  ) as made`;

const LISTED = 'id, company, position, location, status, applied_date, interview_date, notes, created_at';
const STATEMENTS: Readonly<Record<string, (table: Table) => string>> = {
  'list, first 50': (table) =>
    `select ${LISTED} from ${table} where user_id = $1 order by created_at desc, id desc limit 50`,
  'list of offers': (table) =>
    `select ${LISTED} from ${table} where user_id = $1 and status = 'offer' order by created_at desc, id desc limit 10`,
  'counts by status': (table) => `select status, count(*) from ${table} where user_id = $1 group by status`,
  'one application': (table) =>
    `select * from ${table} where user_id = $1 and id = (select id from ${table} where user_id = $1 limit 1)`,
  save: (table) =>
    `update ${table} set notes = 'saved', updated_at = now() where user_id = $1
      and id = (select id from ${table} where user_id = $1 limit 1)`,
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
};

async function makeTables(database: pg.Client): Promise<void> {
  await database.query('create unlogged table whole (like job_application including defaults)');
  await database.query(
    'create table parted (like job_application including defaults) partition by hash (user_id)',
  );
  for (let part = 0; part < PARTS; part += 1)
    await database.query(
      `create unlogged table parted_${part} partition of parted for values with (modulus ${PARTS}, remainder ${part})`,
    );
}

async function fill(database: pg.Client, table: Table): Promise<void> {
  for (let from = 1; from <= ROWS; from += BATCH)
    await database.query(`insert into ${table} (${COLUMNS}) ${MADE}`, [
      from,
      Math.min(ROWS, from + BATCH - 1),
    ]);
}

/** The product's own, except the one of the search, which takes longer to build than all others together. */
async function index(database: pg.Client, table: Table): Promise<number> {
  const { rows } = await database.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'job_application' and indexdef not like '%USING gin%'",
  );
  for (const { indexdef } of rows) {
    const definition = indexdef
      .replace(/INDEX \S+ ON \S+/, `INDEX ON ${table}`)
      // What is unique in a divided table names the column that it is divided by.
      .replace(/^(CREATE UNIQUE .*\()(?!.*user_id)/, '$1user_id, ');
    await database.query(definition);
  }
  return rows.length;
}

interface Plan {
  'Planning Time': number;
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

interface Asked {
  planning: number[];
  executing: number[];
  blocks: number[];
}

async function ask(database: pg.Client, statement: string, person: string, into: Asked): Promise<void> {
  const { rows } = await database.query<{ 'QUERY PLAN': [Plan] }>(
    `explain (analyze, buffers, timing off, format json) ${statement}`,
    [person],
  );
  const plan = rows[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('PostgreSQL did not explain the statement.');
  into.planning.push(plan['Planning Time']);
  into.executing.push(plan['Execution Time']);
  into.blocks.push(plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']);
}

const shown = (value: number, digits = 2): string => value.toFixed(digits).padStart(10);
const line = (name: string, [one, other]: readonly [number, number], digits = 2): string =>
  `${name.padEnd(36)}${shown(one, digits)}${shown(other, digits)}${shown(other / one)}`;

async function ofBoth(measure: (table: Table) => Promise<number>): Promise<[number, number]> {
  return [await measure('whole'), await measure('parted')];
}

async function sizes(database: pg.Client): Promise<void> {
  const size = (what: string) => (table: Table) =>
    database
      .query<{ bytes: string }>(
        `select sum(${what}(oid)) as bytes from pg_class where relkind = 'r' and relname ~ '^${table}(_\\d+)?$'`,
      )
      .then(({ rows }) => Number(rows[0]?.bytes) / ROWS);
  console.log(line('bytes a row', await ofBoth(size('pg_total_relation_size')), 0));
  console.log(line('of which indexes', await ofBoth(size('pg_indexes_size')), 0));
}

async function statements(database: pg.Client): Promise<void> {
  for (const [name, textOf] of Object.entries(STATEMENTS)) {
    const asked = TABLES.map((): Asked => ({ planning: [], executing: [], blocks: [] })) as [Asked, Asked];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const { rows } = await database.query<{ id: string }>('select md5($1::text)::uuid as id', [
        Math.floor((turn * PEOPLE) / ASKED),
      ]);
      for (const [at, table] of TABLES.entries())
        await ask(database, textOf(table), rows[0]?.id ?? '', asked[at as 0 | 1]);
    }
    const figures = (of: (one: Asked) => number): [number, number] => [of(asked[0]), of(asked[1])];
    console.log(
      line(
        `${name}: ms`,
        figures(({ executing }) => median(executing)),
      ),
    );
    console.log(
      line(
        '  95 of 100',
        figures(({ executing }) => percentile(executing, 0.95)),
      ),
    );
    console.log(
      line(
        '  planning',
        figures(({ planning }) => median(planning)),
      ),
    );
    console.log(
      line(
        '  blocks',
        figures(({ blocks }) => median(blocks)),
        0,
      ),
    );
  }
}

const folder = mkdtempSync(resolve(tmpdir(), 'bench-partitions-'));
const postgres = await startPostgres({
  folder,
  durable: false,
  databases: ['bench'],
  settings: ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB', 'jit=off'],
});
const database = new pg.Client({ connectionString: postgres.url('bench') });
try {
  const migrated = await runCommand([inRoot('apps/api/dist/migrate.js')], {
    DATABASE_URL: postgres.url('bench'),
  });
  if (!migrated.passed) throw new Error(migrated.output);
  await database.connect();
  await makeTables(database);
  console.log(
    `${ROWS} rows of ${PEOPLE} people`.padEnd(36),
    ['one table', `${PARTS} parts`, 'ratio'].map((heading) => heading.padStart(10)).join(''),
  );
  console.log(line('filling, no indexes, s', await ofBoth((table) => seconds(() => fill(database, table)))));
  console.log(line('indexes, s', await ofBoth((table) => seconds(() => index(database, table)))));
  console.log(
    line(
      'vacuum and analyze, s',
      await ofBoth((table) => seconds(() => database.query(`vacuum analyze ${table}`))),
    ),
  );
  await sizes(database);
  await statements(database);
  const [, one] = await ofBoth((table) =>
    seconds(() => database.query(`vacuum ${table === 'whole' ? 'whole' : 'parted_0'}`)),
  );
  console.log(`vacuum of one part alone: ${one.toFixed(2)} s`);
} finally {
  await database.end().catch(() => undefined);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
