// `npm run bench:applications`: every route of the job tracker in an account of ten applications and in one of 200,000,
// and how a third account fares while either is busy. Ends with 1 when a route takes more than 2.5 times as long,
// or when the export of all rows takes longer than its bar.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../services/postgres.ts';
import { startProduct } from '../services/product.ts';
import { fillAccount } from './application-rows.ts';
import { type Caller, median, percentile, signUp } from './bench-account.ts';
import { endByBars, sized } from './measure-size.ts';

const FEW = 10;
const MANY = sized(200_000, 100);
/** Rows of the large account that are made before its export only: an account keeps no more than it has then. */
const ROOM = 10;
const BAR = 2.5;
const CALLS = sized(40, 2);
const SOUNDING = sized(5, 1);
const BUSY_MS = sized(6_000, 200);
const BUSY_CALLERS = 4;
const EXPORT_BAR_SECONDS = 6;
const METRICS_TOKEN = 'the token of this bench';

interface Account {
  caller: Caller;
  rows: number;
  /** Ids of some of its applications, none of which the bench removes. */
  ids: string[];
  /** Where the list in its default order is half-way through. */
  middle: string;
  feed: string;
}

type Call = (account: Account, turn: number) => Promise<unknown>;

const PATH = '/api/job-applications';
const BODY = { company: 'Bench Foods', position: 'Clerk', notes: 'ledger', appliedDate: '2026-03-03' };

const read =
  (path: string): Call =>
  ({ caller }) =>
    caller.get(path);

const ROUTES: Readonly<Record<string, Call>> = {
  'list, first page': read(`${PATH}?limit=100`),
  'list, ten rows': read(`${PATH}?limit=10`),
  'list, ten rows from the middle': ({ caller, middle }) => caller.get(`${PATH}?limit=10&cursor=${middle}`),
  'list by applied date': read(`${PATH}?limit=10&sort=-appliedDate`),
  'list by company': read(`${PATH}?limit=10&sort=company`),
  'list of offers': read(`${PATH}?limit=10&status=offer`),
  'list of a month': read(`${PATH}?limit=10&from=2026-03-01&to=2026-03-31`),
  'search, in most': read(`${PATH}?limit=10&q=lagos`),
  'search, in few': read(`${PATH}?limit=10&q=needle`),
  'search, in none': read(`${PATH}?limit=10&q=zzzzzz`),
  'search, two letters': read(`${PATH}?limit=10&q=zz`),
  summary: read(`${PATH}/summary`),
  insights: read(`${PATH}/insights`),
  agenda: read(`${PATH}/agenda?from=2026-03-01&to=2026-03-31`),
  'calendar feed': ({ caller, feed }) => caller.get(feed),
  'one application': ({ caller, ids }, turn) => caller.get(`${PATH}/${ids[turn % ids.length]}`),
  history: ({ caller, ids }, turn) => caller.get(`${PATH}/${ids[turn % ids.length]}/history`),
  documents: ({ caller, ids }, turn) => caller.get(`${PATH}/${ids[turn % ids.length]}/documents`),
  save: ({ caller, ids }, turn) =>
    caller.send('PUT', `${PATH}/${ids[turn % ids.length]}`, { ...BODY, notes: `turn ${turn}` }),
  move: ({ caller, ids }, turn) =>
    caller.send('PATCH', `${PATH}/${ids[turn % ids.length]}/status`, {
      status: turn % (2 * ids.length) < ids.length ? 'interview' : 'applied',
    }),
  'add and delete': async ({ caller }) => {
    const { id } = (await caller.send('POST', PATH, BODY)) as { id: string };
    await caller.send('DELETE', `${PATH}/${id}`);
  },
  'preview of an import': ({ caller }) =>
    caller.send('POST', `${PATH}/import`, {
      preview: true,
      csv: 'Company,Position\nNew Foods,Clerk\nKora 7,Nurse\n',
    }),
};

async function makeAccount(url: string, database: pg.Pool, rows: number): Promise<Account> {
  const caller = await signUp(url, `rows-${rows}`);
  await fillAccount(database, caller.userId, rows);
  const { rows: some } = await database.query<{ id: string; created_at: Date }>(
    'select id, created_at from job_application where user_id = $1 order by created_at desc, id desc offset $2 limit 10',
    [caller.userId, Math.floor(rows / 2)],
  );
  const [first] = some;
  if (!first) throw new Error('The account has no rows.');
  const cursor = ['-createdAt', first.created_at.toISOString(), first.id];
  const { url: feed } = (await caller.send('POST', '/api/calendar-feed')) as { url: string };
  return {
    caller,
    rows,
    ids: some.map(({ id }) => id),
    middle: Buffer.from(JSON.stringify(cursor)).toString('base64url'),
    feed: new URL(feed).pathname,
  };
}

/** Milliseconds of each call, the two accounts by turns so that both meet the machine in the same moods. */
async function timed(call: Call, accounts: readonly [Account, Account]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < SOUNDING + CALLS; turn += 1) {
    for (const [index, account] of accounts.entries()) {
      const from = performance.now();
      await call(account, turn);
      if (turn >= SOUNDING) times[index as 0 | 1].push(performance.now() - from);
    }
  }
  return times;
}

/** How long the bystander waits for its list while somebody else calls everything at once. */
async function besides(busy: Account, bystander: Caller): Promise<number[]> {
  const end = performance.now() + BUSY_MS;
  const calls = Object.values(ROUTES);
  const hammering = Array.from({ length: BUSY_CALLERS }, async (_, first) => {
    for (let turn = first; performance.now() < end; turn += 1) await calls[turn % calls.length]?.(busy, turn);
  });
  const times: number[] = [];
  while (performance.now() < end) {
    const from = performance.now();
    await bystander.get(`${PATH}?limit=10`);
    times.push(performance.now() - from);
  }
  await Promise.all(hammering);
  return times;
}

interface ExportFigures {
  rows: number;
  seconds: number;
  /** Memory of the API before and at most while it sends, in MB. */
  before: number;
  most: number;
  /** Processor time of the API, which tells more than the seconds on a machine that others use, too. */
  processor: number;
}

/** Reads the table of all applications as it is sent, and the API's memory meanwhile. */
async function timedExport(url: string, { caller }: Account): Promise<ExportFigures> {
  const before = await figureOf(url, MEMORY);
  const processor = await figureOf(url, PROCESSOR);
  let most = before;
  const from = performance.now();
  const answer = await fetch(`${url}${PATH}/export.csv`, { headers: { cookie: caller.cookie } });
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
  let rows = 0;
  let looked = from;
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === 10) rows += 1;
    if (performance.now() - looked < 250) continue;
    looked = performance.now();
    most = Math.max(most, await figureOf(url, MEMORY));
  }
  const seconds = (performance.now() - from) / 1_000;
  const spent = (await figureOf(url, PROCESSOR)) - processor;
  return { rows: rows - 1, seconds, before: before / 1e6, most: most / 1e6, processor: spent };
}

const MEMORY = 'process_resident_memory_bytes';
const PROCESSOR = 'process_cpu_seconds_total';

/** A figure of the API's metrics. */
async function figureOf(url: string, name: string): Promise<number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  const found = text.split('\n').find((row) => row.startsWith(name));
  if (!found) throw new Error(`The metrics do not name ${name}.`);
  return Number(found.slice(found.lastIndexOf(' ') + 1));
}

const shown = (milliseconds: number): string => milliseconds.toFixed(1).padStart(8);
const line = (name: string, few: number, many: number): string =>
  `${name.padEnd(34)}${shown(few)}${shown(many)}${(many / few).toFixed(2).padStart(8)}`;

const folder = mkdtempSync(resolve(tmpdir(), 'bench-applications-'));
const postgres = await startPostgres({ folder, durable: false, databases: ['bench'] });
const database = new pg.Pool({ connectionString: postgres.url('bench'), max: 2 });
database.on('error', () => undefined);
const product = await startProduct(resolve(folder, 'product.log'), {
  DATABASE_URL: postgres.url('bench'),
  LOG_LEVEL: 'error',
  METRICS_TOKEN,
});
try {
  const few = await makeAccount(product.url, database, FEW);
  const many = await makeAccount(product.url, database, MANY - ROOM);
  const bystander = await signUp(product.url, 'bystander');
  await fillAccount(database, bystander.userId, FEW);
  await database.query('vacuum analyze');

  const heading = [
    'median ms'.padEnd(34),
    String(FEW).padStart(8),
    String(MANY).padStart(8),
    'ratio'.padStart(8),
  ];
  console.log(heading.join(''));
  const ratios: number[] = [];
  for (const [name, call] of Object.entries(ROUTES)) {
    const [inFew, inMany] = (await timed(call, [few, many])).map(median) as [number, number];
    ratios.push(inMany / inFew);
    console.log(line(name, inFew, inMany));
  }
  console.log('\nanother account meanwhile, its list');
  const besideFew = await besides(few, bystander);
  const besideMany = await besides(many, bystander);
  console.log(line('median', median(besideFew), median(besideMany)));
  console.log(line('99 of 100', percentile(besideFew, 0.99), percentile(besideMany, 0.99)));
  ratios.push(median(besideMany) / median(besideFew));

  for (let added = 0; added < ROOM; added += 1) await many.caller.send('POST', PATH, BODY);
  const exported = await timedExport(product.url, many);
  console.log(
    `\nexport of ${exported.rows} rows: ${exported.seconds.toFixed(1)} s (bar: ${EXPORT_BAR_SECONDS}), ` +
      `${exported.processor.toFixed(1)} s of processor time of the API, memory ${exported.before.toFixed(0)} MB before, ${exported.most.toFixed(0)} MB at most`,
  );
  if (exported.rows !== MANY) throw new Error('The export does not hold every row.');

  const worst = Math.max(...ratios);
  console.log(`\nlargest ratio: ${worst.toFixed(2)} (bar: ${BAR})`);
  endByBars(worst <= BAR && exported.seconds <= EXPORT_BAR_SECONDS);
} finally {
  await product.stop();
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
