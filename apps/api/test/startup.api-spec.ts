import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/services/free-port.ts';
import { MigrationLockUnavailable, withMigrationLock } from '../src/database/migration-lock.ts';
import { Process } from './support/processes.ts';
import { createBareDatabase, createDatabase, type TestDatabase } from './support/test-app.ts';
import { until } from './support/test-worker.ts';

const LOCK = 7_302_146;

describe('a start that fails', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'career-start-'));
  let database: TestDatabase;
  const started: Process[] = [];

  beforeAll(async () => {
    database = await createBareDatabase();
  });
  afterEach(() => Promise.all(started.splice(0).map((process) => process.stop('SIGKILL'))));
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  async function start(
    variables: Record<string, string>,
    node = process.execPath,
    entry: 'main' | 'worker' = 'main',
  ): Promise<Process> {
    const api = Process.start(node, [Process.file(entry)], {
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      TRAINING_LINK_CHECK: 'false',
      LISTING_SOURCES: 'none',
      ...variables,
    });
    started.push(api);
    return api;
  }

  it.each([
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' }),
      /Nothing answers at 127\.0\.0\.1:1/,
    ],
    [
      'a name that is no database',
      () => ({ DATABASE_URL: named('no_such_database') }),
      /does not exist\. Create it/,
    ],
    [
      'a wrong password',
      () => ({ DATABASE_URL: withPassword('wrong') }),
      /refused the password of DATABASE_URL/,
    ],
    [
      'a folder that cannot be written',
      () => ({ DATA_DIR: '/dev/null/career' }),
      /\/dev\/null\/career, cannot be written/,
    ],
    [
      'a folder where there can be none',
      () => ({ DATA_DIR: '/proc/self/career' }),
      /\/proc\/self\/career, cannot be written/,
    ],
    ['a setting that cannot be read', () => ({ LOG_LEVEL: 'loud' }), /LOG_LEVEL must be one of/],
  ])('says in one JSON line what is wrong: %s', async (_case, variables, said) => {
    const api = await start(variables());
    await api.exited;
    expect(api.output).toMatch(said);
    const lines = api.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; msg: string; stack?: string });
    const [fatal, ...more] = lines.filter(({ level }) => level === 'fatal');
    expect(fatal).toMatchObject({ context: 'Start', msg: expect.stringMatching(said) });
    expect(fatal).not.toHaveProperty('stack');
    expect(more).toEqual([]);
  });

  it('needs the secret that all processes share in production, unless the launcher started it', () => {
    const { SESSION_SECRET: _none, NODE_OPTIONS: _options, ...inherited } = process.env;
    for (const entry of ['main', 'worker'] as const) {
      const { status, stderr } = spawnSync(process.execPath, [Process.file(entry)], {
        env: { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: database.url },
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect(status).toBe(1);
      expect(JSON.parse(stderr)).toMatchObject({
        level: 'fatal',
        msg: expect.stringContaining('SESSION_SECRET is not set: give all API and worker processes the same'),
      });
    }
  });

  it('needs the same secret in all production processes, until the operator replaces it', async () => {
    const own = await createDatabase();
    const [secret, another] = ['a'.repeat(32), 'b'.repeat(32)];
    const starting = async (entry: 'main' | 'worker', SESSION_SECRET: string): Promise<string> => {
      const variables = { NODE_ENV: 'production', DATABASE_URL: own.url, SESSION_SECRET };
      const started = await start(variables, process.execPath, entry);
      let hasEnded = false;
      void started.exited.then(() => {
        hasEnded = true;
      });
      await until(() => hasEnded || /Listening on|Waiting for work/.test(started.output));
      await started.stop('SIGKILL');
      return started.output;
    };
    const rows = async (statement: string): Promise<{ fingerprint: string }[]> => {
      const client = new pg.Client({ connectionString: own.url });
      await client.connect();
      return await client
        .query<{ fingerprint: string }>(statement)
        .then((answer) => answer.rows)
        .finally(() => client.end());
    };
    expect(await starting('main', secret)).toContain('Listening on');
    expect(await starting('worker', secret)).toContain('Waiting for work');
    for (const entry of ['main', 'worker'] as const) {
      const output = await starting(entry, another);
      const [fatal] = output.split('\n').filter((line) => line.includes('"fatal"'));
      expect(JSON.parse(fatal ?? '')).toMatchObject({
        context: 'Start',
        msg: expect.stringMatching(/^SESSION_SECRET is not the one .* Give all of them the same\./),
      });
      expect(output).not.toMatch(/Listening on|Waiting for work/);
    }
    const [{ fingerprint } = { fingerprint: '' }] = await rows('select fingerprint from secret_fingerprint');
    expect(fingerprint).toMatch(/^[\w-]{43}$/);
    await rows('delete from secret_fingerprint');
    expect(await starting('worker', another)).toContain('Waiting for work');
    await own.drop();
  });

  const named = (name: string): string => {
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  const withPassword = (password: string): string => {
    const url = new URL(database.url);
    url.password = password;
    return url.href;
  };

  const OLD_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find(existsSync);
  it('names the Node that it needs on an older one', async () => {
    // The guard itself, on a machine with the right Node; a process below where there is an older one.
    const guard = Process.start(process.execPath, [
      '--input-type=module',
      '-e',
      `const { requireNode } = await import(${JSON.stringify(Process.file('lifecycle/require-node'))}); requireNode('20.19.0'); console.log('went on');`,
    ]);
    await guard.exited;
    expect(guard.output).toContain('needs Node 24 or newer, and was started with 20.19.0');
    expect(guard.output).not.toContain('went on');
    if (!OLD_NODE) return;
    const api = await start({}, OLD_NODE);
    await Promise.race([api.exited, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    expect(JSON.parse(api.output)).toMatchObject({
      level: 'fatal',
      context: 'Start',
      msg: expect.stringMatching(/^This needs Node 24 or newer, and was started with [\d.]+\..*$/),
    });
  });

  it('waits for another migration, says for whom in JSON lines, and ends at once when asked to stop', async () => {
    const owner = new pg.Client({ connectionString: database.url, application_name: 'another-release' });
    await owner.connect();
    try {
      await owner.query('begin');
      await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const api = await start({ LOG_LEVEL: 'info' });
      expect(await until(() => api.output.includes('Waiting for the migration lock'))).toBe(true);
      const line = api.output.split('\n').find((found) => found.includes('Waiting for the migration lock'));
      expect(JSON.parse(line ?? '')).toMatchObject({ level: 'warn', context: 'Migrations' });
      expect(line).toContain('another-release');
      await api.stop('SIGTERM');
      expect(api.output).toContain('Stopped while waiting for another process to migrate');
      expect(api.output).not.toContain('Still not stopped');
    } finally {
      await owner.end();
    }
  });

  it('gives up after the longest wait, and takes the lock of an owner that died', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    owner.on('error', () => undefined);
    await owner.connect();
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await expect(
      withMigrationLock(database.url, async () => 'mine', { waitMs: 300, reportMs: 60_000 }),
    ).rejects.toBeInstanceOf(MigrationLockUnavailable);
    const waiting = withMigrationLock(database.url, async () => 'mine');
    await owner.end();
    await expect(waiting).resolves.toBe('mine');
  });

  it('logs what it migrates as JSON lines', async () => {
    const api = await start({ LOG_LEVEL: 'info' });
    expect(await until(() => api.output.includes('Listening on'))).toBe(true);
    const lines = api.output.trim().split('\n');
    expect(lines.filter((line) => line.includes('Applied migration-')).length).toBeGreaterThan(5);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});
