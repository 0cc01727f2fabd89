import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import supertest, { type Test } from 'supertest';

/** A server, and a migrated database on it to copy; `npm test -- api` brings both. */
function testServer(): { url: string; template: string } {
  const { TEST_POSTGRES_URL: url, TEST_TEMPLATE_DB: template } = process.env;
  if (!url || !template) throw new Error('These tests need a PostgreSQL: run them with `npm test -- api`.');
  return { url, template };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServer().url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A separate database for the test, empty except for the schema. */
export const createDatabase = (): Promise<TestDatabase> => databaseLike(testServer().template);

/** One without even the schema. */
export const createBareDatabase = (): Promise<TestDatabase> => databaseLike('template0');

async function databaseLike(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create database ${name} template ${template}`);
  const url = new URL(testServer().url);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asSuperuser(`drop database if exists ${name} with (force)`) };
}

export interface Person {
  id: string;
  email: string;
  cookie: string;
}

const PASSWORD = 'seven quiet rivers';

/** The whole API on its own database, as the browser meets it but without a port. */
export class TestApp {
  private people = 0;

  private constructor(
    readonly app: NestExpressApplication,
    readonly database: pg.Pool,
    readonly databaseUrl: string,
    readonly dataDir: string,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start(settings: Record<string, string> = {}, database?: TestDatabase): Promise<TestApp> {
    return TestApp.startOn(database ?? (await createDatabase()), settings);
  }

  private static async startOn(database: TestDatabase, settings: Record<string, string>): Promise<TestApp> {
    const dataDir = mkdtempSync(join(tmpdir(), 'career-api-'));
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      TRAINING_LINK_CHECK: 'false',
      LISTING_SOURCES: 'none',
      // All people of a test come from one address.
      SIGN_UPS_PER_HOUR: '1000000',
      ...settings,
    });
    const [{ createApp }, { AppModule }] = await Promise.all([
      import('../../src/http/create-app.ts'),
      import('../../src/app.module.ts'),
    ]);
    const app = await createApp(AppModule);
    app.useLogger(false);
    await app.init();
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    // Dropping the database may cut a connection that is just being closed.
    pool.on('error', () => undefined);
    return new TestApp(app, pool, database.url, dataDir, async () => {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      for (const name of Object.keys(settings)) delete process.env[name];
    });
  }

  stop(): Promise<void> {
    return this.cleanUp();
  }

  get http() {
    return supertest(this.app.getHttpServer());
  }

  /** A call as a signed-in person, or as nobody. */
  call(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, person?: Person): Test {
    const call = this.http[method](path);
    return person ? call.set('Cookie', person.cookie) : call;
  }

  async signUp(
    given: Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>> = {},
    browserLanguage = 'en',
  ): Promise<Person> {
    this.people += 1;
    const answer = await this.http
      .post('/api/auth/signup')
      .set('Accept-Language', browserLanguage)
      .send({
        email: `person-${this.people}@example.com`,
        password: PASSWORD,
        firstName: 'Ada',
        lastName: 'Obi',
        ...given,
      })
      .expect(201);
    return {
      id: answer.body.user.id,
      email: answer.body.user.email,
      cookie: sessionCookie(answer.headers['set-cookie']),
    };
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.query<Row>(sql, values)).rows;
  }
}

export const TEST_PASSWORD = PASSWORD;

/** The session cookie of an answer, as a browser would send it back. */
export function sessionCookie(setCookie: unknown): string {
  const cookies = (Array.isArray(setCookie) ? setCookie : [setCookie]).filter(
    (cookie) => typeof cookie === 'string',
  );
  const session = cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.includes('career_session='));
  return session ?? '';
}
