import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { inRoot } from '../paths.ts';
import { startPostgres } from '../services/postgres.ts';
import { type Product, startProduct } from '../services/product.ts';
import { runningDatabase } from '../services/running-database.ts';
import { ordinaryRoles } from './database-roles.ts';

const CANARY = {
  oldLog: 'CanaryOfTheOldLog',
  resume: 'CanaryResumeText',
  quoted: 'CanaryQuotedByAnError',
  email: 'canary.owner@example.com',
  password: 'Canary Password 77',
} as const;

const ROW = '019a0000-0000-7000-8000-000000000001';

/** What holds rows is not searched: a deleted row stays in its page until the page is used again. */
const ROWS = /^postgres\/(?:base|pg_wal|global)\//;

describe('npm start on the data of an installation whose database role was the superuser', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'career-older-'));
  let product: Product;
  let cookie = '';

  beforeAll(async () => {
    chmodSync(dataDir, 0o755);
    await layOutAsBefore(dataDir);
    product = await startProduct(resolve(dataDir, 'product-output.txt'), {
      DATA_DIR: dataDir,
      SAMPLE_LISTINGS: 'false',
      LISTING_SOURCES: 'none',
    });
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const asSuperuser = <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    rowsOf<Row>(runningDatabase(dataDir, 'career') ?? '', sql);

  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(product.url + path, {
      method,
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };

  it('keeps every row, and hands every table to a role that is no superuser', async () => {
    expect(await asSuperuser(`select email from "user" where id = '${ROW}'`)).toHaveLength(1);
    const owners = await asSuperuser(
      `select distinct tableowner as owner from pg_tables where schemaname in ('public', 'bullmq')`,
    );
    expect(owners).toEqual([{ owner: 'career_owner' }]);
    const others = await asSuperuser(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'bullmq') and p.proowner <> 'career_owner'::regrole
         and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(others).toEqual([]);
  });

  it('O7: API and worker are connected under a role with rows alone', async () => {
    const roles = await asSuperuser(
      `select distinct rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
       from pg_stat_activity join pg_roles on oid = usesysid
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    expect(roles).toEqual([
      {
        rolname: 'career_app',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
      },
    ]);
    const { databaseUrl } = ordinaryRoles(runningDatabase(dataDir, 'career') ?? '');
    for (const statement of [
      'create table planted (id int)',
      'create temporary table planted (id int)',
      'create schema planted',
      'create extension hstore',
      'create role planted superuser',
      'alter table resume add column planted int',
      'alter table bullmq.job rename to planted',
      'alter role career_app superuser',
      'drop table resume',
      'truncate resume',
      'drop database career',
      `update migration set name = 'planted'`,
      `copy resume to program 'true'`,
      `copy resume from '/etc/passwd'`,
      `select pg_read_file('/etc/passwd')`,
      'set role career_owner',
      'set role career',
    ]) {
      const fault = await rowsOf(databaseUrl, statement).then(
        () => 'done',
        (error: Error) => error.message,
      );
      expect([statement, fault]).toEqual([
        statement,
        expect.stringMatching(/permission denied|must be owner|does not exist/),
      ]);
    }
  });

  it('O2: no file beside the rows themselves holds a hash or a word of a person, not even after a fault', async () => {
    const { email, password, resume, quoted } = CANARY;
    const person = { email, password, firstName: 'Ada', lastName: 'Obi' };
    expect((await call('POST', '/api/auth/signup', person)).status).toBe(201);
    const [{ hash = '' } = {}] = await asSuperuser<{ hash: string }>(
      `select password as hash from "user" where email = '${email}'`,
    );
    expect(hash).toMatch(/^\$argon2/);
    expect((await call('POST', '/api/auth/signup', person)).status).toBe(400);
    await asSuperuser('alter table resume rename column summary to summary_away');
    const body = { title: resume, personalInfo: {}, summary: resume };
    expect((await call('POST', '/api/resumes', body)).status).toBeGreaterThanOrEqual(400);
    await asSuperuser('alter table resume rename column summary_away to summary');
    const { databaseUrl } = ordinaryRoles(runningDatabase(dataDir, 'career') ?? '');
    for (const fault of [
      `select '${quoted}'::int`,
      `insert into "user" (id, email, first_name, last_name) values ('${ROW}', '${quoted}', 'A', 'B')`,
      `select 1 / 0 as "${quoted}"`,
      `${quoted}`,
    ]) {
      await expect(rowsOf(databaseUrl, fault)).rejects.toThrow();
    }
    // Something is logged all the same: a fault of the server, not of a statement.
    const stranger = new URL(databaseUrl);
    stranger.password = 'wrong';
    await expect(rowsOf(stranger.href, 'select 1')).rejects.toThrow(/password/);
    const log = readFileSync(resolve(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('password authentication failed');
    const words = [hash, '$argon2', resume, quoted, CANARY.oldLog, password];
    expect(filesHolding(dataDir, words)).toEqual([]);
    expect(statSync(resolve(dataDir, 'postgres.log')).mode & 0o077).toBe(0);
  });
});

/** As releases before this one left it: every table the superuser's, and a log of statements that others may read. */
async function layOutAsBefore(dataDir: string): Promise<void> {
  const postgres = await startPostgres({ folder: dataDir, durable: false, databases: ['career'] });
  try {
    const url = postgres.url('career');
    const { status, stderr } = spawnSync(process.execPath, [inRoot('apps/api/dist/migrate.js')], {
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    await rowsOf(
      url,
      `insert into "user" (id, email, first_name, last_name) values ('${ROW}', 'before@example.com', 'A', 'B')`,
    );
    const [owner] = await rowsOf(url, `select tableowner from pg_tables where tablename = 'user'`);
    expect(owner).toEqual({ tableowner: 'career' });
  } finally {
    await postgres.stop();
  }
  writeFileSync(resolve(dataDir, 'postgres.log'), `STATEMENT: insert ... '${CANARY.oldLog}'\n`);
  chmodSync(resolve(dataDir, 'postgres.log'), 0o644);
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function filesHolding(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !ROWS.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'latin1');
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
}
