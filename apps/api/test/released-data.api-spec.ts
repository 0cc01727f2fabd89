import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { migrateDatabase } from '../src/database/migrate.ts';
import { ApiClient } from './released-data/api-client.ts';
import { asReleased, differences } from './released-data/differences.ts';
import { RELEASE_PASSWORD } from './released-data/fill-database.ts';
import { readAnswers } from './released-data/read-answers.ts';
import {
  ANSWERS_FILE,
  RELEASE_SETTINGS,
  type Released,
  schemaOf,
  unpacked,
} from './released-data/released-data.ts';
import { restoreRelease } from './released-data/restore-release.ts';
import { createBareDatabase, TestApp } from './support/test-app.ts';

const SHOWN = 20;

let released: Released;
let api: TestApp;
let client: ApiClient;
let schemaBefore: string[];
beforeAll(async () => {
  released = JSON.parse(unpacked(ANSWERS_FILE).toString());
  const database = await createBareDatabase();
  await restoreRelease(database.url);
  await within(database.url, async (connection) => {
    schemaBefore = await schemaOf(connection);
    await reviveSessions(connection);
  });
  await migrateDatabase(database.url);
  // What counts from today counts from the day of the release. Only the date is held still.
  jest.useFakeTimers({ now: new Date(released.takenAt), doNotFake: [...TIMERS] });
  api = await TestApp.start({ ...RELEASE_SETTINGS }, database);
  for (const [key, content] of Object.entries(released.files)) {
    const file = join(api.dataDir, 'documents', key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
  await api.app.listen(0, '127.0.0.1');
  client = new ApiClient(`http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`);
});
afterAll(async () => {
  await api.stop();
  jest.useRealTimers();
});

const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

async function within(url: string, work: (connection: pg.Client) => Promise<void>): Promise<void> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}

/** By the clock of the database, which keeps running, sessions of the release would be over a week after it. */
const reviveSessions = (connection: pg.Client) =>
  connection.query(`
    with age as (
      select extract(epoch from now()) * 1000 - max((sess ->> 'touchedAt')::numeric) as ms from session
    )
    update session set expire = now() + interval '1 day', sess = (sess::jsonb || jsonb_build_object(
      'startedAt', floor((sess ->> 'startedAt')::numeric + age.ms),
      'touchedAt', floor((sess ->> 'touchedAt')::numeric + age.ms)))
    from age`);

const person = (number: number) => {
  const found = released.people[number - 1];
  if (!found) throw new Error(`There is no person ${number}.`);
  return found;
};

describe('a database of the last release', () => {
  it('has at least 300 documents of each kind', () => {
    const bodies = Object.values(released.answers).flatMap((answers) => Object.keys(answers));
    for (const [kind, ids] of [
      ['resumes', released.people.reduce((sum, { deletedResumes }) => sum + deletedResumes.length, 0)],
      ['cover-letters', 0],
      ['job-applications', 0],
      ['career-insights', 0],
    ] as const) {
      const one = new RegExp(`^/api/${kind}/[0-9a-f-]{36}$`);
      expect([kind, bodies.filter((address) => one.test(address)).length + ids >= 300]).toEqual([kind, true]);
    }
  });

  it('is made by its own migrations as it was made then', () => {
    expect(schemaBefore).toEqual(released.schema);
  });

  it.each([1, 2, 3, 4, 5])(
    'answers person %i after the migrations of today as it did then',
    async (number) => {
      const { name } = person(number);
      const today = await readAnswers(client, person(number));
      expect(Object.keys(today).length).toBeGreaterThan(500);
      expect(differences(released.answers[name] ?? {}, today).slice(0, SHOWN)).toEqual([]);
    },
  );

  it('brings back deleted resumes as they were', async () => {
    const { deletedResumes, cookie } = person(1);
    expect(deletedResumes).toHaveLength(5);
    for (const { body } of deletedResumes) {
      const { id, ...resume } = body as { id: string; version: number };
      const restored = await client.call(`/api/resumes/${id}/restore`, { method: 'POST', cookie });
      // Deleting and restoring are changes, too.
      const [updatedAt, version] = [expect.any(String), expect.any(Number)];
      expect(asReleased(restored.body as object)).toEqual({ id, ...resume, updatedAt, version });
    }
  });

  it('takes saves over what it has, and keeps the version before', async () => {
    const { cookie } = person(3);
    const { body: list } = await client.call('/api/resumes?limit=5', { cookie });
    for (const { id } of list as { id: string }[]) {
      const { body } = await client.call(`/api/resumes/${id}`, { cookie });
      const resume = body as { version: number; title: string };
      const saved = await client.call(`/api/resumes/${id}`, { method: 'PUT', cookie, body: resume });
      const { updatedAt: _, ...same } = resume as { updatedAt?: string };
      expect(saved.body).toMatchObject({ ...same, version: resume.version + 1 });
    }
  });

  it('lets its people in by password and by backup code', async () => {
    const signIn = ({ email }: { email: string }) =>
      client.call('/api/auth/login', { method: 'POST', body: { email, password: RELEASE_PASSWORD } });
    expect((await signIn(person(1))).body).toMatchObject({ user: { email: person(1).email } });
    const waiting = await signIn(person(2));
    expect(waiting.body).not.toHaveProperty('user');
    const { body } = await client.call('/api/auth/login/code', {
      method: 'POST',
      cookie: waiting.cookie,
      body: { code: person(2).backupCodes[0] },
    });
    expect(body).toMatchObject({ user: { email: person(2).email } });
  });
});
