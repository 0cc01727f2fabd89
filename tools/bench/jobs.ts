// `npm run bench:jobs`: what a job costs over calling the writer directly, and how fast workers drain a queue.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { buildProduct } from '../build/build.ts';
import { inRoot } from '../paths.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { type Caller, median, percentile, signUp } from './bench-account.ts';
import { databaseTime, drained, loseJobs, OrdinaryWay, peopleLike, QUEUED } from './job-drain.ts';
import { isSmallest, sized } from './measure-size.ts';

const CALLS = sized(200, 2);
/** Until both processes have compiled what they do often. */
const WARM_UP = sized(100, 1);
const ROUNDS = sized(2, 1);
const WORKERS = isSmallest ? [1] : [1, 2, 4];

const LETTER = {
  company: 'Kora Foods',
  jobDescription: 'You must know reconciliation and monthly reports. Knowledge of Sage is required.',
};
const RESUME = {
  title: 'Accountant',
  industry: 'Accounting',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  experience: [
    {
      company: 'Kora Mills',
      position: 'Accountant',
      startDate: '2020-01',
      current: true,
      description: 'Reconciled 40 bank accounts every month.\nPrepared monthly reports for the board.',
    },
  ],
  skills: [{ name: 'Sage', level: 'intermediate' }],
};

interface Setting {
  pool: pg.Pool;
  people: Awaited<ReturnType<typeof peopleLike>>;
  environment: Record<string, string>;
}

interface Writer {
  writeLetter(input: object): object;
}

/** The bare function, as a job calls it. */
async function directly(): Promise<number[]> {
  const { writeLetter } = (await import(inRoot('libs/career/dist/letters/write-letter.js'))) as Writer;
  return await timed(async (turn) => {
    writeLetter({
      resume: RESUME,
      company: LETTER.company,
      position: `Accountant ${turn}`,
      posting: LETTER.jobDescription,
      tone: 'formal',
      spelling: 'british',
      language: 'en',
      today: '2026-11-21',
    });
  });
}

async function timed(
  call: (turn: number) => Promise<unknown>,
  clearUp: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
    const started = performance.now();
    await call(turn);
    if (turn >= WARM_UP) times.push(performance.now() - started);
    await clearUp();
  }
  return times;
}

async function entry(name: 'main' | 'worker', environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(inRoot(`apps/api/dist/${name}.js`), [], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Milliseconds of a call that waits for its letter. */
async function throughTheQueue(caller: Caller, pool: pg.Pool): Promise<number[]> {
  return await timed(
    (turn) =>
      caller.send('POST', '/api/cover-letters/generate', { ...LETTER, position: `Accountant ${turn}` }),
    // The limit of a day is for people.
    () => pool.query('delete from ai_job'),
  );
}

/** Jobs a second that came the ordinary way, with workers that all stand ready when the first may be taken. */
async function ordinaryRate(
  { pool, people, environment }: Setting,
  way: OrdinaryWay,
  workers: number,
): Promise<number> {
  await way.pause();
  await way.fill(people);
  const running = await start(workers, environment);
  const since = await databaseTime(pool);
  await way.resume();
  const rate = await drained(pool, since);
  await Promise.all(running.map(stop));
  return rate;
}

/** Jobs a second when the queue lost them all, from the start of the workers on. */
async function lostRate({ pool, people, environment }: Setting, workers: number): Promise<number> {
  await loseJobs(pool, people);
  const running = await start(workers, environment);
  const rate = await drained(pool, await databaseTime(pool));
  await Promise.all(running.map(stop));
  return rate;
}

const start = (workers: number, environment: Record<string, string>): Promise<ChildProcess[]> =>
  Promise.all(Array.from({ length: workers }, () => entry('worker', environment)));

/** Each number of workers by turns, the best of the rounds: what else the machine did only ever took away. */
async function ratesOf(rate: (workers: number) => Promise<number>): Promise<string> {
  const best = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const workers of WORKERS) best.set(workers, Math.max(best.get(workers) ?? 0, await rate(workers)));
  }
  const one = best.get(1) ?? Number.NaN;
  return [...best]
    .map(([workers, most]) => `${workers} worker(s) ${most.toFixed(0)} jobs/s (${(most / one).toFixed(2)}x)`)
    .join(', ');
}

await buildProduct(console.log);
const folder = mkdtempSync(resolve(tmpdir(), 'career-bench-jobs-'));
const postgres = await startPostgres({
  folder: resolve(folder, 'postgres'),
  durable: true,
  databases: ['one', 'two'],
});
const redis = await startRedis(folder);
const backends = (
  [
    ['PostgreSQL', 'one', {}],
    ['Redis', 'two', { REDIS_URL: redis.url }],
  ] as const
).slice(0, isSmallest ? 1 : undefined);
try {
  const bare = await directly();
  console.log(`direct: p50 ${median(bare).toFixed(1)} ms, p95 ${percentile(bare, 0.95).toFixed(1)} ms`);
  for (const [backend, database, settings] of backends) {
    const port = await freePort();
    const environment = {
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url(database),
      DATA_DIR: resolve(folder, database),
      SAMPLE_LISTINGS: 'false',
      LISTING_SOURCES: 'none',
      LOG_LEVEL: 'silent',
    };
    const api = await entry('main', environment);
    const pool = new pg.Pool({ connectionString: postgres.url(database), max: 2 });
    pool.on('error', () => undefined);
    const caller = await signUp(`http://127.0.0.1:${port}`, `jobs-${database}`);
    await caller.send('POST', '/api/resumes', RESUME);
    const worker = await entry('worker', environment);
    const queued = await throughTheQueue(caller, pool);
    await stop(worker);
    const over = (share: number): string => (percentile(queued, share) - percentile(bare, share)).toFixed(1);
    console.log(
      `${backend}: p50 ${median(queued).toFixed(1)} ms, p95 ${percentile(queued, 0.95).toFixed(1)} ms; ` +
        `over the direct call ${over(0.5)} and ${over(0.95)} ms`,
    );
    await stop(api);
    const setting = { pool, people: await peopleLike(pool, caller.userId), environment };
    const way = await OrdinaryWay.open(environment);
    const asked = await way.fill(setting.people);
    await pool.query('delete from ai_job');
    console.log(`${backend}: ${asked.toFixed(0)} requests/s written and handed to the queue`);
    console.log(
      `${backend}, ${QUEUED} jobs: ${await ratesOf((workers) => ordinaryRate(setting, way, workers))}`,
    );
    await way.close();
    console.log(`${backend}, lost by the queue: ${await ratesOf((workers) => lostRate(setting, workers))}`);
    await pool.end();
  }
} finally {
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
