import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/services/free-port.ts';
import { withMigrationLock } from '../src/database/migration-lock.ts';
import { prepared, runPrepared } from '../src/database/prepared.ts';
import { TransactionPoolClient } from '../src/database/transaction-pool-client.ts';
import { PgBouncer } from './support/pg-bouncer.ts';
import { Process } from './support/processes.ts';
import { resumeBody } from './support/resume-body.ts';
import { createDatabase, type TestDatabase } from './support/test-app.ts';
import { until } from './support/test-worker.ts';

/** Fewer than the processes ask for at once, so that they have to share. */
const SERVER_CONNECTIONS = 4;
const STATEMENT_MS = 700;
/** Room for people who wait for each other's turn on a busy machine. */
const PROCESS_STATEMENT_MS = 4_000;

describe('behind a pooler in transaction mode', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'career-pooled-'));
  let database: TestDatabase;
  let pooler: PgBouncer;
  let direct: pg.Pool;

  beforeAll(async () => {
    database = await createDatabase();
    pooler = await PgBouncer.start(database.url, SERVER_CONNECTIONS);
    direct = new pg.Pool({ connectionString: database.url, max: 2 });
    direct.on('error', () => undefined);
  });
  afterAll(async () => {
    await direct.end();
    await pooler.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const settings = async (): Promise<Record<string, string>> => ({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.before(database.url),
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: database.url,
    SESSION_SECRET: 'the same for every process of this test',
    STATEMENT_TIMEOUT_MS: String(PROCESS_STATEMENT_MS),
    LOG_LEVEL: 'warn',
    REDIS_URL: '',
    SIGN_UPS_PER_HOUR: '1000000',
    TRAINING_LINK_CHECK: 'false',
    LISTING_SOURCES: 'none',
  });

  describe('a connection', () => {
    let pool: pg.Pool;
    beforeAll(() => {
      pool = new pg.Pool({
        connectionString: pooler.before(database.url),
        Client: TransactionPoolClient,
        max: 12,
        statement_timeout: STATEMENT_MS,
        idle_in_transaction_session_timeout: 5_000,
      });
      pool.on('error', () => undefined);
    });
    afterAll(() => pool.end());

    it('shares prepared statements with others and gets its own rows', async () => {
      const statements = [0, 1, 2].map((n) => prepared(`select $1::int + ${n} as sum`));
      const answers = await Promise.all(
        Array.from({ length: 300 }, async (_none, turn) => {
          const statement = statements[turn % 3] as (typeof statements)[number];
          const [row] = await runPrepared<{ sum: number }>(pool, statement, [turn]);
          return row?.sum;
        }),
      );
      expect(answers).toEqual(Array.from({ length: 300 }, (_none, turn) => turn + (turn % 3)));
    });

    it('keeps its limits in every statement and transaction, and leaves none behind', async () => {
      const shown = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
      const limits = { statement: `${STATEMENT_MS}ms`, idle: '5s' };
      expect((await pool.query(shown)).rows).toEqual([limits]);
      const client = await pool.connect();
      await client.query('begin isolation level repeatable read');
      await client.query('savepoint before');
      await client.query('rollback to savepoint before');
      expect((await client.query(shown)).rows).toEqual([limits]);
      await client.query('commit');
      client.release();
      await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
      const plain = new pg.Client({ connectionString: pooler.before(database.url) });
      await plain.connect();
      expect((await plain.query(shown)).rows).toEqual([{ statement: '0', idle: '0' }]);
      await plain.end();
    });

    it('is done with a write only when it is committed, calls back, and undoes what failed', async () => {
      await pool.query('create table pooled (n int primary key)');
      await pool.query('insert into pooled values ($1)', [1]);
      expect((await direct.query('select n from pooled')).rows).toEqual([{ n: 1 }]);
      await expect(pool.query('insert into pooled values ($1)', [1])).rejects.toMatchObject({
        code: '23505',
      });
      const called = await new Promise((resolve) => {
        pool.query('insert into pooled values (2) returning n', (error, result) =>
          resolve(error ?? result.rows),
        );
      });
      expect(called).toEqual([{ n: 2 }]);
      const client = await pool.connect();
      await client.query('begin');
      await client.query('delete from pooled');
      await client.query('rollback');
      client.release();
      expect((await direct.query('select count(*)::int as n from pooled')).rows).toEqual([{ n: 2 }]);
      await pool.query('drop table pooled');
    });
  });

  it('the lock of migrations ends with the work, on whichever connection it was taken', async () => {
    const url = pooler.before(database.url);
    for (const turn of [1, 2]) await expect(withMigrationLock(url, async () => turn)).resolves.toBe(turn);
    const { rows } = await direct.query(
      `select pid from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['refuses the limits', [], { DATABASE_POOLER: 'none' }, /DATABASE_URL leads to a connection pooler/],
    [
      'drops the limits',
      ['ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options'],
      { DATABASE_POOLER: 'none' },
      /DATABASE_URL leads to a connection pooler/,
    ],
    ['is named as the direct address', [], {}, /DATABASE_DIRECT_URL leads to a connection pooler/],
  ])('a process says what to set where a pooler %s', async (_case, lines, changes, said) => {
    const other = await PgBouncer.start(database.url, 2, lines);
    try {
      const url = other.before(database.url);
      const process = Process.start(globalThis.process.execPath, [Process.file('main')], {
        ...(await settings()),
        DATABASE_URL: url,
        DATABASE_DIRECT_URL: url,
        ...changes,
      });
      await process.exited;
      expect(process.output).toMatch(said);
      expect(process.output).not.toMatch(/\n\s+at /);
    } finally {
      await other.stop();
    }
  });

  describe('API and worker', () => {
    let api: Process;
    let worker: Process;
    let host: string;
    let cookie: string;

    beforeAll(async () => {
      const variables: Record<string, string> = { ...(await settings()), DATABASE_CONNECTIONS: '12' };
      host = `http://127.0.0.1:${variables.PORT}`;
      api = await Process.entry('main', variables);
      worker = await Process.entry('worker', variables);
      cookie = await signUp('pooled@example.com');
    });
    afterAll(() => Promise.all([api?.stop('SIGKILL'), worker?.stop('SIGKILL')]));

    const call = (method: string, path: string, body?: object): Promise<Response> =>
      fetch(`${host}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        ...(body && { body: JSON.stringify(body) }),
      });

    async function signUp(email: string): Promise<string> {
      const answer = await call('POST', '/api/auth/signup', {
        email,
        password: 'seven quiet rivers',
        firstName: 'Ada',
        lastName: 'Obi',
      });
      expect(answer.status).toBe(201);
      return answer.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ');
    }

    it('answer reads, saves, moves and letters of many at once, and lose nothing', async () => {
      const made = await Promise.all(
        [1, 2, 3, 4].map(async (n) => {
          const answer = await call('POST', '/api/resumes', resumeBody({ title: `Resume ${n}` }));
          expect(answer.status).toBe(201);
          return (await answer.json()) as { id: string; version: number };
        }),
      );
      for (let round = 0; round < 6; round += 1) {
        const answers = await Promise.all(
          made.flatMap(({ id }) => [
            call(
              'PUT',
              `/api/resumes/${id}`,
              resumeBody({ title: `Round ${round}`, keepVersion: round % 2 === 0 }),
            ),
            call('GET', `/api/resumes/${id}`),
            call('GET', '/api/job-applications?limit=10'),
            call('POST', '/api/job-applications', { company: `Kora ${round}`, position: 'Clerk' }),
          ]),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      }
      const letters = await Promise.all(
        made.slice(0, 3).map(({ id }) =>
          call('POST', '/api/cover-letters/generate', {
            resumeId: id,
            company: 'Kora Foods',
            position: 'Accountant',
            jobDescription: 'Monthly reports and reconciliation.',
          }),
        ),
      );
      expect(letters.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { rows } = await direct.query(
        `select (select count(*)::int from job_application) as applications,
                (select array_agg(distinct title) from resume) as titles,
                (select count(*)::int from ai_job where state = 'done') as letters`,
      );
      expect(rows).toEqual([{ applications: 24, titles: ['Round 5'], letters: 3 }]);
    });

    it('end a statement that waits for a lock, and continue afterwards', async () => {
      const { rows } = await direct.query<{ id: string }>('select id from resume limit 1');
      const path = `/api/resumes/${rows[0]?.id}`;
      const holder = await direct.connect();
      try {
        await holder.query('begin');
        await holder.query('select 1 from resume where id = $1 for update', [rows[0]?.id]);
        for (const keepVersion of [true, false]) {
          const answer = await call('PUT', path, resumeBody({ keepVersion }));
          expect(answer.status).toBe(503);
        }
      } finally {
        await holder.query('rollback');
        holder.release();
      }
      expect((await call('PUT', path, resumeBody())).status).toBe(200);
    });

    it('name every connection, and share those of the pooler', async () => {
      const connections = async () => {
        const { rows } = await direct.query<{ name: string; n: number }>(
          `select application_name as name, count(*)::int as n from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
             and application_name like 'career-%' group by 1`,
        );
        return new Map(rows.map(({ name, n }) => [name, n]));
      };
      expect(await until(async () => (await connections()).has('career-api notifications'))).toBe(true);
      const found = await connections();
      expect(found.has('career-worker queue')).toBe(true);
      const lent = (found.get('career-api') ?? 0) + (found.get('career-worker') ?? 0);
      expect(lent).toBeGreaterThan(0);
      expect(lent).toBeLessThanOrEqual(SERVER_CONNECTIONS);
      const { rows: unnamed } = await direct.query(
        `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and backend_type = 'client backend' and application_name = '' and state <> 'idle'`,
      );
      expect(unnamed).toEqual([]);
    });
  });
});
