// `npm run bench:api`: the processor time of the API's hottest calls against a bare server that makes the same two
// queries, both measured by turns over the same data; pages of a large account; sign-in; memory; a second process.
// Ends with 1 when a bar is passed. Reads /proc, so it runs on Linux alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { startPostgres } from '../services/postgres.ts';
import { type Measured, startApi, startBare, startWorker } from './api-servers.ts';
import { fillAccount } from './application-rows.ts';
import { BENCH_PASSWORD, type Caller, median, signUp } from './bench-account.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { requestBytes, runLoad, timeRequests } from './http-load.ts';
import { familySeconds, memoryOf, processorSeconds } from './processor-time.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ROUND_SECONDS = 1;
const CONNECTIONS = 16;
const MANY = 100_000;
const SOUNDINGS = 200;
const SIGN_INS = 40;

const BARS = {
  list: 1.5,
  get: 2,
  save: 3,
  user: 1.5,
  largePage: 2.5,
  summaryMs: 5,
  secondProcess: 1.2,
  apiMegabytes: 200,
  workerMegabytes: 180,
  signIn: 1.3,
} as const;

/** Microseconds a request: of the server itself, and of PostgreSQL. */
interface Cost {
  server: number;
  postgres: number;
}

const misses: string[] = [];
const fixed = (value: number, digits: number): string => value.toFixed(digits).padStart(8);

function judge(what: string, value: number, bar: number, least = false): string {
  const held = least ? value >= bar : value <= bar;
  if (!held) misses.push(`${what}: ${value.toFixed(2)}, bar ${bar}`);
  return held ? 'held' : 'MISSED';
}

type Next = (server: Measured) => (connection: number) => Buffer;

async function costOf(server: Measured, next: Next, postgres: number): Promise<Cost> {
  const before = [processorSeconds(server.pid), familySeconds(postgres)] as const;
  const { requests } = await runLoad({
    port: server.port,
    connections: CONNECTIONS,
    seconds: ROUND_SECONDS,
    next: next(server),
  });
  const after = [processorSeconds(server.pid), familySeconds(postgres)] as const;
  const micros = (index: 0 | 1): number => ((after[index] - before[index]) * 1e6) / requests;
  return { server: micros(0), postgres: micros(1) };
}

/** Product and bare server by turns, so that both meet the machine in the same moods. */
async function compare(
  what: string,
  bar: number,
  [api, bare]: readonly [Measured, Measured],
  next: Next,
  postgres: number,
): Promise<void> {
  const costs: { api: Cost[]; bare: Cost[] } = { api: [], bare: [] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = { api: await costOf(api, next, postgres), bare: await costOf(bare, next, postgres) };
    if (round === 0) continue;
    costs.api.push(both.api);
    costs.bare.push(both.bare);
  }
  const of = (name: 'api' | 'bare', part: keyof Cost): number =>
    median(costs[name].map((cost) => cost[part]));
  const sums = (name: 'api' | 'bare'): number =>
    median(costs[name].map((cost) => cost.server + cost.postgres));
  const ratio = sums('api') / sums('bare');
  const figures = [of('api', 'server'), of('api', 'postgres'), of('bare', 'server'), of('bare', 'postgres')];
  console.log(
    `${what.padEnd(22)}${figures.map((figure) => fixed(figure, 0)).join('')}` +
      `${fixed(of('api', 'server') / of('bare', 'server'), 2)}${fixed(ratio, 2)}${fixed(bar, 1)}  ${judge(what, ratio, bar)}`,
  );
}

const folder = mkdtempSync(resolve(tmpdir(), 'bench-api-'));
const postgres = await startPostgres({ folder, durable: true, databases: ['bench'] });
const url = postgres.url('bench');
const database = new pg.Pool({ connectionString: url, max: 2 });
database.on('error', () => undefined);
const running: Measured[] = [];

async function begin(starting: Promise<Measured>): Promise<Measured> {
  const server = await starting;
  running.push(server);
  return server;
}

/** A resume for each connection, so that no save waits for another's. */
async function resumesOf(caller: Caller): Promise<{ id: string; version: number }[]> {
  const body = { ...TWO_PAGES, isDraft: false };
  return await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      async () => (await caller.send('POST', '/api/resumes', body)) as { id: string; version: number },
    ),
  );
}

async function compareAll(api: Measured, bare: Measured): Promise<void> {
  const ada = await signUp(`http://127.0.0.1:${api.port}`, 'ada');
  await fillAccount(database, ada.userId, 50);
  const resumes = await resumesOf(ada);
  await database.query('vacuum analyze');
  const fixedRequest =
    (path: (connection: number) => string): Next =>
    () => {
      const requests = Array.from({ length: CONNECTIONS }, (_none, connection) =>
        requestBytes('GET', path(connection), ada.cookie),
      );
      return (connection) => requests[connection] as Buffer;
    };
  const idOf = (connection: number): string => resumes[connection]?.id ?? '';
  const save: Next = () => (connection) => {
    const resume = resumes[connection] as { id: string; version: number };
    // Every answer is awaited, so the version is always the next; the bare server counts the same way.
    const body = JSON.stringify({
      ...TWO_PAGES,
      summary: `Version ${resume.version} ${TWO_PAGES.summary}`,
      targetCountry: 'Nigeria',
      designOptions: {},
      isDraft: false,
      keepVersion: false,
      version: resume.version,
    });
    resume.version += 1;
    return requestBytes('PUT', `/api/resumes/${resume.id}`, ada.cookie, body);
  };
  const both = [api, bare] as const;
  console.log(
    `${'microseconds a request'.padEnd(22)}${['api', '+pg', 'bare', '+pg', 'alone', 'ratio', 'bar'].map((word) => word.padStart(8)).join('')}`,
  );
  await compare(
    'list of 20',
    BARS.list,
    both,
    fixedRequest(() => '/api/job-applications?limit=20'),
    postgres.pid,
  );
  await compare(
    'get a resume',
    BARS.get,
    both,
    fixedRequest((connection) => `/api/resumes/${idOf(connection)}`),
    postgres.pid,
  );
  await compare('save a resume', BARS.save, both, save, postgres.pid);
  await compare(
    'current user',
    BARS.user,
    both,
    fixedRequest(() => '/api/auth/user'),
    postgres.pid,
  );
}

async function largeAccount(api: Measured): Promise<void> {
  const at = `http://127.0.0.1:${api.port}`;
  const [few, many] = [await signUp(at, 'few'), await signUp(at, 'many')];
  await fillAccount(database, few.userId, 10);
  await fillAccount(database, many.userId, MANY);
  await database.query('vacuum analyze');
  const times = async (caller: Caller, path: string): Promise<number[]> =>
    await timeRequests(api.port, SOUNDINGS, () => requestBytes('GET', path, caller.cookie));
  const page = '/api/job-applications?limit=20';
  const ratios: number[] = [];
  const summaries: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = median(await times(few, page));
    ratios.push(median(await times(many, page)) / small);
    summaries.push(median(await times(many, '/api/job-applications/summary')));
  }
  const ratio = median(ratios);
  const summary = median(summaries);
  console.log(
    `page at ${MANY} rows to page at 10: ${ratio.toFixed(2)} (bar ${BARS.largePage}) ${judge('large page', ratio, BARS.largePage)}`,
  );
  console.log(
    `summary at ${MANY} rows: ${summary.toFixed(2)} ms (bar ${BARS.summaryMs}) ${judge('summary', summary, BARS.summaryMs)}`,
  );
}

async function signIns(api: Measured): Promise<void> {
  // The very parameters of apps/api/src/modules/auth/passwords.ts.
  const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const stored = await hash(BENCH_PASSWORD, parameters);
  const body = JSON.stringify({ email: 'signs-in@example.com', password: BENCH_PASSWORD });
  // From a browser it knows, so that no mail about a new one is a part of it; the first round warms up.
  const ada = await signUp(`http://127.0.0.1:${api.port}`, 'signs-in');
  const device = /career_device=[^;]+/.exec(ada.cookie)?.[0] ?? '';
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = process.cpuUsage();
    for (let turn = 0; turn < SIGN_INS; turn += 1) await verify(stored, BENCH_PASSWORD);
    const { user, system } = process.cpuUsage(own);
    const before = processorSeconds(api.pid);
    await timeRequests(api.port, SIGN_INS, () => requestBytes('POST', '/api/auth/login', device, body));
    if (round > 0) ratios.push(((processorSeconds(api.pid) - before) * 1e6) / (user + system));
  }
  const ratio = median(ratios);
  console.log(
    `sign-in to the hash alone: ${ratio.toFixed(2)} (bar ${BARS.signIn}) ${judge('sign-in', ratio, BARS.signIn)}`,
  );
}

/** Requests a second of one process and of two, by turns. */
async function secondProcess(api: Measured, other: Measured): Promise<void> {
  const ada = await signUp(`http://127.0.0.1:${api.port}`, 'scaling');
  await fillAccount(database, ada.userId, 50);
  const list = requestBytes('GET', '/api/job-applications?limit=20', ada.cookie);
  const rate = async (servers: Measured[]): Promise<number> => {
    const results = await Promise.all(
      servers.map(({ port }) =>
        runLoad({
          port,
          connections: CONNECTIONS / servers.length,
          seconds: ROUND_SECONDS,
          next: () => list,
        }),
      ),
    );
    return results.reduce((total, { requests, seconds }) => total + requests / seconds, 0);
  };
  await rate([api, other]);
  const gains: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await rate([api]);
    rates.push(one);
    gains.push((await rate([api, other])) / one);
  }
  const gain = median(gains);
  console.log(
    `requests/s of two processes to one (${median(rates).toFixed(0)}): ${gain.toFixed(2)} (bar ${BARS.secondProcess}) ${judge('second process', gain, BARS.secondProcess, true)}`,
  );
}

async function workerMemory(): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from "user" where email = 'ada@example.com'`,
  );
  const {
    rows: [resume],
  } = await database.query<{ id: string; version: number }>('select id, version from resume limit 1');
  await database.query(
    `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
     select gen_random_uuid(), $1, 'cover-letter',
            jsonb_build_object('company', 'Kora', 'position', 'Clerk ' || n, 'jobDescription', 'Reconciliation and monthly reports.',
                               'resume', $2::jsonb, 'tone', 'formal', 'spelling', 'british', 'today', '2026-11-21'),
            n::text, now() - interval '1 minute'
     from generate_series(1, 600) n`,
    [rows[0]?.id, JSON.stringify(resume)],
  );
  const worker = await begin(startWorker(url, folder));
  for (;;) {
    const { rows: left } = await database.query(
      `select 1 from ai_job where state in ('queued', 'running') limit 1`,
    );
    if (left.length === 0) break;
    await new Promise((later) => setTimeout(later, 200));
  }
  const { most } = memoryOf(worker.pid);
  console.log(
    `worker, most memory: ${most.toFixed(0)} MB (bar ${BARS.workerMegabytes}) ${judge('worker memory', most, BARS.workerMegabytes)}`,
  );
}

try {
  const api = await begin(startApi(url, folder));
  const bare = await begin(startBare(url));
  await compareAll(api, bare);
  await largeAccount(api);
  await signIns(api);
  const { most } = memoryOf(api.pid);
  console.log(
    `API, most memory: ${most.toFixed(0)} MB (bar ${BARS.apiMegabytes}) ${judge('API memory', most, BARS.apiMegabytes)}`,
  );
  await secondProcess(api, await begin(startApi(url, folder)));
  await workerMemory();
  if (misses.length > 0) console.log(`\nNot met:\n${misses.join('\n')}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
