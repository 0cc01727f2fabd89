import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { freePort } from '../../../tools/services/free-port.ts';
import { type ModelCall, ModelEndpoint, says } from './support/model-endpoint.ts';
import { OwnRedis, Process } from './support/processes.ts';
import { createDatabase, sessionCookie } from './support/test-app.ts';
import { testRedis, until } from './support/test-worker.ts';

const TOKEN = 'a-token-for-the-scraper';

// `npm run test:faults` kills as often as the promise says; the quick run shows that it holds at all.
const KILLS = process.env.FAULTS === 'full' ? 20 : 1;

/** The product as processes: what an operator has. */
class Product {
  api: Process | undefined;
  readonly workers: Process[] = [];
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'career-faults-'));

  private constructor(
    readonly port: number,
    private readonly workerPort: number,
    readonly database: Awaited<ReturnType<typeof createDatabase>>,
    readonly pool: pg.Pool,
    private readonly settings: Record<string, string>,
  ) {
    pool.on('error', () => undefined);
  }

  static async create(settings: Record<string, string>): Promise<Product> {
    const database = await createDatabase();
    return new Product(
      await freePort(),
      await freePort(),
      database,
      new pg.Pool({ connectionString: database.url, max: 2 }),
      settings,
    );
  }

  private get variables(): Record<string, string> {
    return {
      PORT: String(this.port),
      WORKER_PORT: String(this.workerPort),
      METRICS_TOKEN: TOKEN,
      DATABASE_URL: this.database.url,
      DATA_DIR: this.dataDir,
      SAMPLE_LISTINGS: 'false',
      LOG_LEVEL: 'error',
      ...this.settings,
    };
  }

  async startApi(): Promise<void> {
    this.api = await Process.entry('main', this.variables);
  }

  async startWorker(): Promise<Process> {
    const worker = await Process.entry('worker', this.variables);
    this.workers.push(worker);
    return worker;
  }

  /** What the worker says at its own address. */
  async watch(path: string): Promise<string> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`http://127.0.0.1:${this.workerPort}${path}`, { headers });
    return `${answer.status} ${await answer.text()}`;
  }

  async stop(): Promise<void> {
    await Promise.all([this.api, ...this.workers].map((process) => process?.stop('SIGKILL')));
    await this.pool.end();
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async signUp(email: string): Promise<string> {
    const answer = await this.send('/api/auth/signup', '', {
      email,
      password: 'seven quiet rivers',
      firstName: 'Ada',
      lastName: 'Obi',
    });
    expect(answer.status).toBe(201);
    const cookie = sessionCookie(answer.headers.getSetCookie());
    const resume = await this.send('/api/resumes', cookie, RESUME);
    expect(resume.status).toBe(201);
    return cookie;
  }

  send(path: string, cookie: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
      body: JSON.stringify(body),
    });
  }

  async ask(cookie: string, company: string): Promise<void> {
    const body = { company, position: 'Accountant', jobDescription: '' };
    const answer = await this.send('/api/cover-letters/generate', cookie, body, { prefer: 'respond-async' });
    expect(answer.status).toBe(202);
  }

  async states(): Promise<Record<string, number>> {
    const { rows } = await this.pool.query<{ state: string; n: number }>(
      'select state, count(*)::int as n from ai_job group by state',
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  }

  async heldJobs(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>("select id from ai_job where state = 'running'");
    return rows.map(({ id }) => id);
  }
}

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
  skills: [{ name: 'Excel', level: 'intermediate' }],
};

describe('jobs when processes die', () => {
  let endpoint: ModelEndpoint;
  let product: Product;
  let redis: OwnRedis | undefined;
  let release: (() => void)[] = [];

  /** The model keeps its answers back until `letGo`, so that a worker can be met in the middle of its work. */
  const holdAnswers = (): void => {
    endpoint.behave = (call, response, request) => {
      release.push(() => says(JSON.stringify({ paragraphs: asked(call) }))(call, response, request));
    };
  };
  const letGo = (): void => {
    endpoint.behave = (call, response, request) =>
      says(JSON.stringify({ paragraphs: asked(call) }))(call, response, request);
    for (const answer of release.splice(0)) answer();
  };
  const start = async (settings: Record<string, string> = {}): Promise<void> => {
    product = await Product.create({
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: endpoint.url,
      OPENAI_MODEL: 'emulated',
      ...settings,
    });
    await product.startApi();
  };

  beforeEach(async () => {
    endpoint = await ModelEndpoint.start();
    release = [];
    letGo();
  });
  afterEach(async () => {
    await product.stop();
    await endpoint.stop();
    await redis?.kill();
    redis = undefined;
  });

  it.each(['PostgreSQL', 'Redis'])(
    'end once each on %s, however often a worker is killed in the middle of one',
    async (backend) => {
      await start(backend === 'Redis' ? { REDIS_URL: testRedis() } : {});
      const waits: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        holdAnswers();
        const worker = await product.startWorker();
        const cookie = await product.signUp(`person-${kill}@example.com`);
        await product.ask(cookie, `Company ${kill}`);
        expect(await until(async () => (await product.heldJobs()).length > 0 && release.length > 0)).toBe(
          true,
        );
        await worker.stop('SIGKILL');
        letGo();
        const killed = Date.now();
        const next = await product.startWorker();
        expect(await until(async () => (await product.states()).done === kill + 1, 40)).toBe(true);
        waits.push(Date.now() - killed);
        const takenOver = 'ai_job_takeovers_total{kind="cover-letter"} 1';
        expect(await until(async () => (await product.watch('/metrics')).includes(takenOver), 5)).toBe(true);
        await next.stop();
      }
      expect(await product.states()).toEqual({ done: KILLS });
      console.log(
        `${backend}: taken up and done after a kill within ${Math.max(...waits)} ms (promise: 15000)`,
      );
      const { rows } = await product.pool.query(
        'select 1 from ai_job where result is null or error is not null or attempts <> 1 or lapses <> 1',
      );
      expect(rows).toEqual([]);
    },
    KILLS * 60_000,
  );

  it('survive a Redis that is away at the start, dies in the middle, and comes back empty', async () => {
    redis = await OwnRedis.reserve();
    await start({ REDIS_URL: redis.url });
    const cookie = await product.signUp('ada@example.com');
    await product.ask(cookie, 'Before');
    const worker = await product.startWorker();
    expect(await product.watch('/readyz')).toBe('503 the queue does not answer');
    expect(await product.watch('/livez')).toBe('200 alive');
    redis.start();
    expect(await until(async () => (await product.watch('/readyz')) === '200 ready')).toBe(true);
    expect(await until(async () => (await product.states()).done === 1, 60)).toBe(true);

    await redis.kill();
    await product.ask(cookie, 'During');
    const list = await fetch(`http://127.0.0.1:${product.port}/api/resumes`, { headers: { cookie } });
    expect(list.status).toBe(200);
    redis.start();
    expect(await until(async () => (await product.states()).done === 2, 60)).toBe(true);

    await worker.stop();
    await product.ask(cookie, 'Flushed');
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    await product.startWorker();
    expect(await until(async () => (await product.states()).done === 3, 60)).toBe(true);
    expect(await product.states()).toEqual({ done: 3 });
    const { rows } = await product.pool.query('select 1 from ai_job where attempts <> 1');
    expect(rows).toEqual([]);
  }, 200_000);

  it('continue when the API that waits for them is killed', async () => {
    await start();
    await product.startWorker();
    holdAnswers();
    const cookie = await product.signUp('ada@example.com');
    const body = { company: 'Kora Foods', position: 'Accountant', jobDescription: '' };
    const waiting = product.send('/api/cover-letters/generate', cookie, body).then(
      () => 'answered',
      () => 'cut',
    );
    expect(await until(() => release.length > 0)).toBe(true);
    await product.api?.stop('SIGKILL');
    expect(await waiting).toBe('cut');
    await product.startApi();
    // Asked again, it is the same job: the worker never noticed.
    await product.ask(cookie, 'Kora Foods');
    expect(await product.states()).toEqual({ running: 1 });
    letGo();
    expect(await until(async () => (await product.states()).done === 1)).toBe(true);
    expect(await product.states()).toEqual({ done: 1 });
  }, 150_000);
});

/** The paragraphs that the endpoint was asked to reword. */
function asked({ messages }: ModelCall): string[] {
  const [, list = '[]'] = /Paragraphs:\n<data [^>]+>\n(.*)\n<\/data/.exec(messages[1]?.content ?? '') ?? [];
  return JSON.parse(list) as string[];
}
