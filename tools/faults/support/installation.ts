import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { freePort } from '../../services/free-port.ts';
import { type Postgres, startPostgres } from '../../services/postgres.ts';
import { waitForExit } from '../../services/process-identity.ts';
import { Person } from './person.ts';
import { ProductProcess } from './product-process.ts';

export const FULL = process.env.FAULTS === 'full';

const READY_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 25;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Looks again and again. @returns milliseconds until it held. */
export async function untilHolds(
  holds: () => Promise<boolean> | boolean,
  limitMs = READY_LIMIT_MS,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limitMs)
      throw new Error(`After ${limitMs} ms it still did not hold: ${holds}`);
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - began;
}

/** A database server of the test's own that keeps what it promised, and the processes of the product on it. */
export class Installation {
  readonly folder = mkdtempSync(resolve(tmpdir(), 'career-faults-'));
  readonly processes: ProductProcess[] = [];
  port = 0;
  private postgres!: Postgres;
  private databasePort = 0;
  /** For looking behind the product's back. */
  database!: pg.Pool;

  private readonly variables: NodeJS.ProcessEnv;

  private constructor(variables: NodeJS.ProcessEnv) {
    this.variables = variables;
  }

  static async create(variables: NodeJS.ProcessEnv = {}): Promise<Installation> {
    const installation = new Installation(variables);
    installation.port = await freePort();
    installation.databasePort = await freePort();
    await installation.startDatabase();
    installation.database = new pg.Pool({ connectionString: installation.databaseUrl, max: 2 });
    installation.database.on('error', () => undefined);
    return installation;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get databaseUrl(): string {
    return this.postgres.url('career');
  }

  async startDatabase(): Promise<void> {
    this.postgres = await startPostgres({
      folder: resolve(this.folder, 'database'),
      // Safe from the loss of processes, which is what is tried; full runs are safe from the loss of power, too.
      durable: FULL,
      databases: ['career'],
      port: this.databasePort,
      settings: ['synchronous_commit=on'],
    });
  }

  /** What `pg_ctl stop -m immediate` does: no goodbye to anybody, and a recovery at the next start. */
  async killDatabase(): Promise<void> {
    const pid = Number.parseInt(
      readFileSync(resolve(this.folder, 'database/postgres/postmaster.pid'), 'utf8'),
      10,
    );
    process.kill(pid, 'SIGQUIT');
    if (!(await waitForExit(pid, READY_LIMIT_MS))) throw new Error('The database did not stop');
    await this.postgres.stop();
  }

  start(entry: 'main' | 'worker', variables: NodeJS.ProcessEnv = {}): ProductProcess {
    const started = new ProductProcess(entry, {
      HOST: '127.0.0.1',
      PORT: String(this.port),
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: resolve(this.folder, 'data'),
      SESSION_SECRET: 'one secret for every process of the test',
      ...this.variables,
      ...variables,
    });
    this.processes.push(started);
    return started;
  }

  /** An API process that answers. */
  async startApi(variables: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
    const api = this.start('main', variables);
    await this.untilReady(api, Number(variables.PORT ?? this.port));
    return api;
  }

  /** @returns milliseconds until it was ready. */
  untilReady(api: ProductProcess, port = this.port): Promise<number> {
    return untilHolds(async () => {
      if (!api.isAlive) throw new Error(`The API ended:\n${api.output}`);
      return await fetch(`http://127.0.0.1:${port}/readyz`).then(
        async (answer) => (await answer.text()) === 'ready',
        () => false,
      );
    });
  }

  people(count: number, name = 'person'): Promise<Person[]> {
    const names = Array.from({ length: count }, (_none, index) => `${name}-${index}@example.com`);
    return Promise.all(names.map((email) => new Person(() => this.url, email).signUp()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill('SIGKILL')));
    await this.database.end();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
