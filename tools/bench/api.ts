// `npm run bench:api`: the processor time of the API's hottest calls against a bare server that makes the same two
// queries, both measured by turns over the same data; pages of a large account; sign-in; memory; a second process.
// Ends with 1 when a bar is passed. Reads /proc, so it runs on Linux alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { buildProduct } from '../build/build.ts';
import { startPostgres } from '../services/postgres.ts';
import {
  CONNECTIONS,
  type Compared,
  compare,
  judge,
  misses,
  type Next,
  ROUND_SECONDS,
  ROUNDS,
} from './api-comparison.ts';
import { type Measured, startApi, startBare, startWorker } from './api-servers.ts';
import { fillAccount } from './application-rows.ts';
import { BENCH_PASSWORD, type Caller, median, signUp } from './bench-account.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { requestBytes, runLoad, timeRequests } from './http-load.ts';
import { endByBars, sized } from './measure-size.ts';
import { familySeconds, memoryOf, processorSeconds } from './processor-time.ts';

/** One person's requests wait for each other beyond a few at a time, so several share the connections. */
const PEOPLE = 4;
const MANY = sized(100_000, 100);
const SOUNDINGS = sized(200, 3);
const SIGN_INS = sized(60, 2);
const LETTERS = sized(600, 3);

const BARS = {
  list: 1.3,
  get: 1.7,
  save: 2,
  user: 1.4,
  largePage: 2.5,
  summaryMs: 5,
  secondProcess: 1.2,
  apiMegabytes: 200,
  workerMegabytes: 180,
  signIn: 1.3,
} as const;

await buildProduct(console.log);
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

async function someone(api: Measured, name: string, rows: number): Promise<Caller> {
  const caller = await signUp(`http://127.0.0.1:${api.port}`, name);
  await fillAccount(database, caller.userId, rows);
  return caller;
}

const people = (api: Measured, name: string): Promise<Caller[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_none, index) => someone(api, `${name}-${index}`, 50)));

/** The person of a connection. */
const of = (callers: Caller[], connection: number): Caller => callers[connection % PEOPLE] as Caller;

/** A resume for each connection, so that no save waits for another's. */
async function resumesOf(callers: Caller[]): Promise<{ id: string; version: number }[]> {
  const body = { ...TWO_PAGES, isDraft: false };
  return await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      async (_none, connection) =>
        (await of(callers, connection).send('POST', '/api/resumes', body)) as { id: string; version: number },
    ),
  );
}

async function compareAll(servers: Compared): Promise<void> {
  const { api } = servers;
  const callers = await people(api, 'ada');
  const resumes = await resumesOf(callers);
  await database.query('vacuum analyze');
  const fixedRequest =
    (path: (connection: number) => string): Next =>
    () => {
      const requests = Array.from({ length: CONNECTIONS }, (_none, connection) =>
        requestBytes('GET', path(connection), of(callers, connection).cookie),
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
    return requestBytes('PUT', `/api/resumes/${resume.id}`, of(callers, connection).cookie, body);
  };
  console.log(
    `${'microseconds a request'.padEnd(22)}${['api', '+pg', 'bare', '+pg', 'prep.', '+pg', 'alone', 'ratio', 'prep.', 'bar'].map((word) => word.padStart(8)).join('')}`,
  );
  await compare(
    'list of 20',
    BARS.list,
    servers,
    fixedRequest(() => '/api/job-applications?limit=20'),
    postgres.pid,
  );
  await compare(
    'get a resume',
    BARS.get,
    servers,
    fixedRequest((connection) => `/api/resumes/${idOf(connection)}`),
    postgres.pid,
  );
  await compare('save a resume', BARS.save, servers, save, postgres.pid);
  await compare(
    'current user',
    BARS.user,
    servers,
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

/** Seconds of processor time that a server spends on signing in, from a browser it knows: no mail is a part of it. */
async function signInSeconds({ pid, port }: Measured, device: string, body: string): Promise<number> {
  const before = processorSeconds(pid);
  await timeRequests(port, SIGN_INS, () => requestBytes('POST', '/api/auth/login', device, body));
  return processorSeconds(pid) - before;
}

async function signIns(api: Measured, bare: Measured): Promise<void> {
  const ada = await signUp(`http://127.0.0.1:${api.port}`, 'signs-in');
  const device = /career_device=[^;]+/.exec(ada.cookie)?.[0] ?? '';
  const body = JSON.stringify({ email: 'signs-in@example.com', password: BENCH_PASSWORD });
  const ratios: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const least = await signInSeconds(bare, device, body);
    const own = await signInSeconds(api, device, body);
    if (round > 0) ratios.push(own / least);
  }
  const ratio = median(ratios);
  console.log(
    `sign-in to the bare server's: ${ratio.toFixed(2)} (bar ${BARS.signIn}) ${judge('sign-in', ratio, BARS.signIn)}`,
  );
}

/** Requests a second of one process and of two, by turns. */
async function secondProcess(api: Measured, other: Measured): Promise<void> {
  const lists = (await people(api, 'scaling')).map(({ cookie }) =>
    requestBytes('GET', '/api/job-applications?limit=20', cookie),
  );
  const next = (connection: number): Buffer => lists[connection % PEOPLE] as Buffer;
  /** Whose work it is, in processors kept busy: the limit is what the machine has of them. */
  const busy: Record<'one' | 'two', string> = { one: '', two: '' };
  const spent = (): number[] => {
    const { user, system } = process.cpuUsage();
    const apis = processorSeconds(api.pid) + processorSeconds(other.pid);
    return [apis, familySeconds(postgres.pid), (user + system) / 1e6];
  };
  const rate = async (servers: Measured[]): Promise<number> => {
    const before = spent();
    const started = performance.now();
    const results = await Promise.all(
      servers.map(({ port }) =>
        runLoad({
          port,
          connections: CONNECTIONS / servers.length,
          seconds: ROUND_SECONDS,
          next,
        }),
      ),
    );
    const seconds = (performance.now() - started) / 1_000;
    const [apis, database, load] = spent().map((now, index) =>
      ((now - (before[index] ?? 0)) / seconds).toFixed(2),
    );
    busy[servers.length === 1 ? 'one' : 'two'] = `API ${apis}, PostgreSQL ${database}, load ${load}`;
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
  console.log(`  processors busy of ${availableParallelism()}: one process: ${busy.one}; two: ${busy.two}`);
}

async function workerMemory(): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from "user" where email = 'ada-0@example.com'`,
  );
  const {
    rows: [resume],
  } = await database.query<{ id: string; version: number }>(
    `select id, version from resume where user_id = (select id from "user" where email = 'ada-0@example.com') limit 1`,
  );
  await database.query(
    `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
     select gen_random_uuid(), $1, 'cover-letter',
            jsonb_build_object('company', 'Kora', 'position', 'Clerk ' || n, 'jobDescription', 'Reconciliation and monthly reports.',
                               'resume', $2::jsonb, 'tone', 'formal', 'spelling', 'british', 'today', '2026-11-21'),
            n::text, now() - interval '1 minute'
     from generate_series(1, $3::int) n`,
    [rows[0]?.id, JSON.stringify(resume), LETTERS],
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
  await compareAll({ api, bare, prepared: await begin(startBare(url, true)) });
  await largeAccount(api);
  await signIns(api, bare);
  const { most } = memoryOf(api.pid);
  console.log(
    `API, most memory: ${most.toFixed(0)} MB (bar ${BARS.apiMegabytes}) ${judge('API memory', most, BARS.apiMegabytes)}`,
  );
  await secondProcess(api, await begin(startApi(url, folder)));
  await workerMemory();
  if (misses.length > 0) console.log(`\nNot met:\n${misses.join('\n')}`);
  endByBars(misses.length === 0);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await database.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
