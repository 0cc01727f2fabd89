// `npm run test:far`: what a person does, with API and worker beside PostgreSQL and with 20 ms there and back between
// them, of which 1 % of the packets are lost: each step must succeed, and how many times as long it takes is printed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { FarWire } from '../services/far-wire.ts';
import { startPostgres } from '../services/postgres.ts';
import { startProduct } from '../services/product.ts';
import { BENCH_PASSWORD, type Caller, median, percentile, signUp } from './bench-account.ts';
import { TWO_PAGES } from './editor-resume.ts';
import { sized } from './measure-size.ts';

const ROUNDS = sized(25, 1);
const DELAY_MS = 10;
const LOSS = 0.01;
const APPLICATION = { company: 'Kora Foods', position: 'Accountant', appliedDate: '2026-03-03' };
const LETTER = {
  company: 'Kora Foods',
  position: 'Accountant',
  jobDescription: 'You must know reconciliation and monthly reports. Knowledge of Sage is required.',
};

/** A person with what the steps before have made. */
interface Walk {
  url: string;
  caller: Caller;
  resume: { id: string; version: number };
  application: { id: string };
}

type Step = (walk: Walk, round: number) => Promise<unknown>;

const post = async <Answer>({ caller }: Walk, path: string, body: object): Promise<Answer> =>
  (await caller.send('POST', path, body)) as Answer;

const STEPS: Readonly<Record<string, Step>> = {
  'sign up': async (walk, round) => {
    walk.caller = await signUp(walk.url, `far-${round}`);
  },
  'sign in': async ({ url }, round) => {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `far-${round}@example.com`, password: BENCH_PASSWORD }),
    });
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`);
  },
  'current user': ({ caller }) => caller.get('/api/auth/user'),
  'save a new resume': async (walk) => {
    walk.resume = await post(walk, '/api/resumes', TWO_PAGES);
  },
  'save it again': ({ caller, resume: { id, version } }) =>
    caller.send('PUT', `/api/resumes/${id}`, { ...TWO_PAGES, summary: 'Shorter.', version }),
  'read it': ({ caller, resume }) => caller.get(`/api/resumes/${resume.id}`),
  'list of resumes': ({ caller }) => caller.get('/api/resumes?limit=20'),
  'analysis, by a worker': (walk) => post(walk, '/api/career-insights/analyze', { resumeId: walk.resume.id }),
  'letter, by a worker': (walk) => post(walk, '/api/cover-letters/generate', LETTER),
  'add an application': async (walk) => {
    walk.application = await post(walk, '/api/job-applications', APPLICATION);
  },
  'move it': ({ caller, application }) =>
    caller.send('PATCH', `/api/job-applications/${application.id}/status`, { status: 'interview' }),
  'list of applications': ({ caller }) => caller.get('/api/job-applications?limit=50'),
  'figures of the search': ({ caller }) => caller.get('/api/job-applications/insights'),
  'export as a table': ({ caller }) => caller.get('/api/job-applications/export.csv'),
  'erase the application': ({ caller, application }) =>
    caller.send('DELETE', `/api/job-applications/${application.id}`),
};

/** The place where a process is, and how long each step took it. */
interface Place {
  url: string;
  times: Record<string, number[]>;
}

async function walkOnce({ url, times }: Place, round: number): Promise<void> {
  const walk = { url } as Walk;
  for (const [name, step] of Object.entries(STEPS)) {
    const from = performance.now();
    await step(walk, round).catch((error: Error) => {
      throw new Error(`${name}, round ${round}: ${error.message}`);
    });
    times[name] ??= [];
    times[name].push(performance.now() - from);
  }
}

const folder = mkdtempSync(resolve(tmpdir(), 'bench-far-'));
const stops: (() => Promise<unknown>)[] = [];

async function placeOf(name: string, databaseUrl: string): Promise<Place> {
  const product = await startProduct(resolve(folder, `${name}.log`), {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  });
  stops.push(product.stop);
  return { url: product.url, times: {} };
}

try {
  const postgres = await startPostgres({ folder, durable: false, databases: ['near', 'far'] });
  stops.push(postgres.stop);
  const wire = await FarWire.start(Number(new URL(postgres.url('far')).port), {
    delayMs: DELAY_MS,
    loss: LOSS,
  });
  stops.push(() => wire.stop());
  const near = await placeOf('near', postgres.url('near'));
  const far = await placeOf('far', wire.before(postgres.url('far')));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of [near, far]) await walkOnce(place, round);

  const columns = ['near', 'far', 'ratio', 'far, 95 of 100'].map((heading) => heading.padStart(16));
  console.log(`${'median ms'.padEnd(26)}${columns.join('')}`);
  for (const name of Object.keys(STEPS)) {
    const [one, other] = [near.times[name] ?? [], far.times[name] ?? []];
    const figures = [median(one), median(other), median(other) / median(one), percentile(other, 0.95)];
    console.log(`${name.padEnd(26)}${figures.map((figure) => figure.toFixed(1).padStart(16)).join('')}`);
  }
  console.log(`\nsteps that failed: 0 of ${2 * ROUNDS * Object.keys(STEPS).length}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
