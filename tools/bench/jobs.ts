// `npm run bench:jobs`: what a job costs over calling the writer directly, and how fast workers drain a queue.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { inRoot } from '../paths.ts';
import { freePort } from '../services/free-port.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { type Caller, median, percentile, signUp } from './bench-account.ts';

const CALLS = 60;
const QUEUED = 600;
const WORKERS = [1, 2, 4];

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
      advert: LETTER.jobDescription,
      tone: 'formal',
      spelling: 'british',
      language: 'en',
      today: '2026-11-21',
    });
  });
}

async function timed(call: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < CALLS + 10; turn += 1) {
    const started = performance.now();
    await call(turn);
    // The first ones warm up.
    if (turn >= 10) times.push(performance.now() - started);
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
  return await timed(async (turn) => {
    await caller.send('POST', '/api/cover-letters/generate', { ...LETTER, position: `Accountant ${turn}` });
    // The limit of a day is for people.
    await pool.query('delete from ai_job');
  });
}

/** Jobs a second with so many workers, from the first hand-over to the last end. */
async function drainRate(
  pool: pg.Pool,
  caller: Caller,
  workers: number,
  environment: Record<string, string>,
): Promise<number> {
  await pool.query(
    `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
     select gen_random_uuid(), $1, 'cover-letter',
            jsonb_build_object('company', 'Kora', 'position', 'Clerk ' || n, 'jobDescription', '', 'resume', null,
                               'tone', 'formal', 'spelling', 'british', 'today', '2026-11-21'),
            n::text, now() - interval '1 minute'
     from generate_series(1, $2) n`,
    [caller.userId, QUEUED],
  );
  const running = await Promise.all(Array.from({ length: workers }, () => entry('worker', environment)));
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from ai_job where state <> 'done'`,
    );
    if (rows[0]?.left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from max(finished_at) - min(finished_at))::float8 as seconds from ai_job`,
  );
  await Promise.all(running.map(stop));
  await pool.query('delete from ai_job');
  return QUEUED / (rows[0]?.seconds ?? Number.NaN);
}

const folder = mkdtempSync(resolve(tmpdir(), 'career-bench-jobs-'));
const postgres = await startPostgres({
  folder: resolve(folder, 'postgres'),
  durable: true,
  databases: ['one', 'two'],
});
const redis = await startRedis(folder);
try {
  const bare = await directly();
  console.log(`direct: p50 ${median(bare).toFixed(1)} ms, p95 ${percentile(bare, 0.95).toFixed(1)} ms`);
  for (const [backend, database, settings] of [
    ['PostgreSQL', 'one', {}],
    ['Redis', 'two', { REDIS_URL: redis.url }],
  ] as const) {
    const port = await freePort();
    const environment = {
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url(database),
      DATA_DIR: resolve(folder, database),
      SAMPLE_LISTINGS: 'false',
      LOG_LEVEL: 'silent',
    };
    const api = await entry('main', environment);
    const pool = new pg.Pool({ connectionString: postgres.url(database), max: 2 });
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
    const rates: number[] = [];
    for (const workers of WORKERS) rates.push(await drainRate(pool, caller, workers, environment));
    const [one = Number.NaN] = rates;
    console.log(
      `${backend}: ${WORKERS.map((workers, index) => `${workers} worker(s) ${rates[index]?.toFixed(0)} jobs/s (${((rates[index] ?? 0) / one).toFixed(2)}x)`).join(', ')}`,
    );
    await stop(api);
    await pool.end();
  }
} finally {
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
