import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../tools/services/free-port.ts';
import { followGuide, guideSteps, shownPattern } from './support/api-guide.ts';
import { createGuardedDatabase, type GuardedDatabase } from './support/guarded-database.ts';
import { ModelEndpoint, says } from './support/model-endpoint.ts';
import { Outbox } from './support/outbox.ts';
import { Process } from './support/processes.ts';
import { resumeBody } from './support/resume-body.ts';
import { sessionCookie } from './support/test-app.ts';
import { until } from './support/test-worker.ts';

/** Values that stand for secrets and for what people write. None may ever be in a log. */
const CANARY = {
  password: 'CanaryPasswordOfAda77',
  wrongPassword: 'CanaryGuess88',
  modelKey: 'sk-CanaryModelKey',
  sessionSecret: 'CanarySessionSecret-0123456789abcdef',
  googleSecret: 'CanaryGoogleSecret',
  googleCode: 'CanaryGoogleCode',
  resume: 'CanaryResumeText',
  letter: 'CanaryLetterText',
  posting: 'CanaryPostingText',
  notes: 'CanaryNotesText',
  email: 'canary.address@example.com',
} as const;

/** What the API writes down for the worker. */
const LOST_LETTER = {
  company: 'Lost',
  position: 'Clerk',
  jobDescription: '',
  resume: null,
  tone: 'formal',
  spelling: 'british',
  today: '2026-11-21',
};

interface AuditLine {
  time: string;
  event: string;
  outcome: string;
  status: number;
  userId?: string;
  place: string;
  account?: string;
  requestId: string;
}

describe('the product as processes, under a role that may not change tables', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'career-running-'));
  let database: GuardedDatabase;
  let model: ModelEndpoint;
  let host: string;
  let api: Process;
  let worker: Process;
  let variables: Record<string, string>;

  beforeAll(async () => {
    database = await createGuardedDatabase();
    model = await ModelEndpoint.start();
    model.behave = says(`{"text":"${CANARY.letter}"}`);
    const port = await freePort();
    host = `http://127.0.0.1:${port}`;
    variables = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.productUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      SLOW_QUERY_MS: '1',
      SAMPLE_LISTINGS: 'false',
      TRAINING_LINK_CHECK: 'false',
      SESSION_SECRET: CANARY.sessionSecret,
      OPENAI_API_KEY: CANARY.modelKey,
      OPENAI_BASE_URL: model.url,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: CANARY.googleSecret,
      GOOGLE_TOKEN_URL: `${model.url}/token`,
      REDIS_URL: '',
    };
    await expect(Process.entry('main', variables)).rejects.toThrow(/Run `npm run migrate`/);
    const migrating = Process.start(process.execPath, [Process.file('migrate')], {
      ...variables,
      MIGRATION_DATABASE_URL: database.ownerUrl,
    });
    await migrating.exited;
    expect(migrating.output).toContain('Applied: migration-');
    api = await Process.entry('main', variables);
    worker = await Process.entry('worker', variables);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([api?.stop(), worker?.stop()]);
    await model?.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('O7: has no right to make, change or drop anything but rows', async () => {
    const client = new pg.Client({ connectionString: database.productUrl });
    await client.connect();
    try {
      for (const statement of [
        'create table planted (id int)',
        'create schema planted',
        'alter table resume add column planted int',
        'drop table resume',
        'truncate resume',
        'create index on resume (title)',
        'drop table bullmq.bullmq_migrations',
        'create function planted() returns int language sql as $$ select 1 $$',
        `insert into migration (name) values ('planted')`,
        'create role planted',
        `copy (select 1) to program 'true'`,
      ]) {
        const fault = await client.query(statement).then(
          () => 'done',
          (error: Error) => error.message,
        );
        expect([statement, fault]).toEqual([
          statement,
          expect.stringMatching(/permission denied|must be owner|does not exist/),
        ]);
      }
    } finally {
      await client.end();
    }
  });

  it('the walk through the API answers as docs/api.md shows', async () => {
    const steps = guideSteps();
    expect(steps.length).toBeGreaterThan(10);
    const printed = await followGuide(steps, host);
    for (const [index, { script, shown }] of steps.entries()) {
      if (shown !== undefined)
        expect({ script, answer: printed[index] }).toEqual({
          script,
          answer: expect.stringMatching(shownPattern(shown)),
        });
    }
  }, 60_000);

  describe('after journeys with canaries', () => {
    let cookie = '';
    const secrets: string[] = Object.values(CANARY);
    let userId = '';

    const call = async (
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ) => {
      const answer = await fetch(host + path, {
        method,
        redirect: 'manual',
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      const isJson = /json/.test(answer.headers.get('content-type') ?? '');
      return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    };
    const take = async (made: ReturnType<typeof call>): Promise<string> => {
      const { headers, body } = await made;
      cookie = sessionCookie(headers.getSetCookie()) || cookie;
      secrets.push(
        ...cookie.split('=').slice(1).map(decodeURIComponent),
        cookie.split('%3A')[1]?.split('.')[0] ?? '',
      );
      return body.id ?? body.user?.id;
    };
    const said = (): string => api.output + worker.output;

    beforeAll(async () => {
      const { password, wrongPassword, email, notes, posting, letter, resume: text } = CANARY;
      userId = await take(
        call('POST', '/api/auth/signup', { email, password, firstName: 'Ada', lastName: 'Obi' }),
      );
      const outbox = new Outbox(dataDir);
      const verify = await outbox.token(email, 'Please confirm your email address', 'verify');
      secrets.push(verify);
      const resume = await take(call('POST', '/api/resumes', resumeBody({ title: text, summary: text })));
      const application = await take(
        call('POST', '/api/job-applications', {
          company: 'Kora',
          position: 'Clerk',
          notes,
          jobDescription: posting,
        }),
      );
      await take(
        call('POST', '/api/cover-letters', {
          title: letter,
          company: 'Kora',
          position: 'Clerk',
          content: letter,
        }),
      );
      const asked = await call('POST', '/api/cover-letters/generate', {
        company: 'Kora',
        position: 'Clerk',
        jobDescription: posting,
        resumeId: resume,
      });
      expect(asked.status).toBe(200);
      expect(model.keys).toContain(`Bearer ${CANARY.modelKey}`);
      await call('POST', '/api/career-insights/analyze', { resumeId: resume, advert: posting });
      const { body: feed } = await call('POST', '/api/calendar-feed');
      const feedPath = new URL(feed.url).pathname;
      secrets.push(feedPath.split('/').pop()?.replace('.ics', '') ?? '');
      expect((await call('GET', feedPath)).status).toBe(200);
      const { body: made } = await call('POST', '/api/auth/access-tokens', {
        name: notes,
        scopes: ['resumes:read'],
        days: 1,
        password,
      });
      secrets.push(made.token, createHash('sha256').update(made.token).digest('base64url'));
      const withToken = { cookie: '', authorization: `Bearer ${made.token}` };
      const inQuery = await call('GET', `/api/resumes?token=${made.token}`, undefined, { cookie: '' });
      expect(inQuery.status).toBe(401);
      expect((await call('GET', '/api/resumes', undefined, withToken)).status).toBe(200);
      expect((await call('GET', '/api/job-applications', undefined, withToken)).status).toBe(403);
      expect((await call('DELETE', `/api/auth/access-tokens/${made.id}`)).status).toBe(204);
      expect((await call('GET', '/api/resumes', undefined, withToken)).status).toBe(401);
      await call('GET', `/api/auth/google/callback?code=${CANARY.googleCode}&state=${CANARY.googleCode}`);
      await call('GET', `/api/resumes?cursor=${CANARY.notes}`);
      // Faults inside, with somebody's words in the very statement that fails.
      const owner = new pg.Client({ connectionString: database.ownerUrl });
      await owner.connect();
      await owner.query('alter table job_application rename to job_application_away');
      const failed = await call('PUT', `/api/job-applications/${application}`, {
        company: 'Kora',
        position: 'Clerk',
        notes,
      });
      expect(failed.status).toBe(500);
      await owner.query('alter table job_application_away rename to job_application');
      await owner.end();
      // What would break out of a line of the log, and of the colours of a terminal.
      await call('GET', '/api/resumes/%0AINJECTED%1B%5B31m%0D%0A%7B%22level%22%3A60%7D', undefined, {
        'user-agent': 'INJECTED\u001b[31m'.replace('\u001b', '%1b'),
        'x-request-id': 'INJECTED',
      });
      await call('POST', '/api/auth/login', { email: 'INJECTED\n@example.com', password: 'x' });
      for (let times = 0; times < 32; times += 1) await call('POST', '/api/job-applications', {});
      await call('GET', '/api/resumes/019a0000-0000-7000-8000-000000000000');
      await call('DELETE', `/api/resumes/${resume}`, undefined, { origin: 'https://evil.example' });
      await call('PUT', '/api/auth/password', {
        currentPassword: wrongPassword,
        newPassword: `${password}2`,
      });
      await call('POST', '/api/auth/password-reset', { email });
      const reset = await outbox.token(email, 'Choose a new password', 'reset');
      secrets.push(reset);
      await call('PUT', '/api/auth/password-reset', { token: reset, newPassword: `${password}3` });
      await call('POST', '/api/auth/logout');
      cookie = '';
      for (let times = 0; times < 11; times += 1) {
        await call('POST', '/api/auth/login', { email, password: wrongPassword });
      }
      await until(() => said().includes('"limited"'));
    }, 120_000);

    it('a worker that has rows alone brings back jobs that the queue lost', async () => {
      const client = new pg.Client({ connectionString: database.productUrl });
      await client.connect();
      try {
        await client.query(
          `insert into ai_job (id, user_id, kind, input, input_hash, run_after)
           select gen_random_uuid(), $1, 'cover-letter', $2, 'lost ' || n, now() - interval '1 minute'
           from generate_series(1, 3) n`,
          [userId, LOST_LETTER],
        );
        const isDone = async (): Promise<boolean> =>
          (await client.query("select 1 from ai_job where input_hash like 'lost %' and state = 'done'"))
            .rowCount === 3;
        expect(await until(isDone)).toBe(true);
      } finally {
        await client.end();
      }
    });

    it('O2: no log of any process holds a secret or a word that a person wrote', () => {
      const log = said();
      expect(log.length).toBeGreaterThan(10_000);
      // The fault was written down, and slow statements were.
      expect(log).toContain('relation \\"job_application\\" does not exist');
      expect(log).toContain('SlowQuery');
      expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
      expect(log).not.toMatch(/\$argon2|career_session=|Bearer |set-cookie/i);
      expect(log).not.toContain(encodeURIComponent(CANARY.email));
    });

    it('O2: what would break a line stays inside one', () => {
      const lines = said()
        .split('\n')
        .filter((line) => line.includes('INJECTED'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
      expect(said()).not.toContain('INJECTED\u001b');
      expect(said()).not.toMatch(/^\{"level":60\}/m);
    });

    it('O3: what matters to security is written down: when, what, who, from where and in which request', () => {
      const lines = api.output
        .split('\n')
        .filter((line) => line.includes('"log":"audit"'))
        .map((line) => JSON.parse(line) as AuditLine);
      const told = (event: string, outcome: string): AuditLine[] =>
        lines.filter((line) => line.event === event && line.outcome === outcome);
      for (const [event, outcome, status, isKnown] of [
        ['account-created', 'ok', 201, true],
        ['sign-in', 'refused', 401, false],
        ['sign-in', 'limited', 429, false],
        ['sign-out', 'ok', 200, undefined],
        ['google-sign-in', 'refused', 302, undefined],
        ['not-found', 'refused', 404, true],
        ['foreign-write', 'refused', 403, undefined],
        ['validation-burst', 'refused', 400, true],
        ['access-token-created', 'ok', 201, true],
        ['access-token-ended', 'ok', 204, true],
        ['token-scope', 'refused', 403, true],
        ['password-changed', 'refused', 400, true],
        ['password-reset-asked', 'ok', 202, undefined],
        ['password-reset', 'ok', 200, undefined],
      ] as const) {
        const line = told(event, outcome).at(-1);
        expect([event, line]).toEqual([
          event,
          expect.objectContaining({
            status,
            time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
            place: expect.stringMatching(/^[\w-]{16}$/),
            requestId: expect.stringMatching(/^[\w-]{8,64}$/),
          }),
        ]);
        if (isKnown !== undefined) expect([event, line?.userId !== undefined]).toEqual([event, isKnown]);
      }
      expect(told('account-created', 'ok').at(-1)?.userId).toBe(userId);
      // The same address tried again is recognised, and not logged again.
      expect(
        new Set(
          told('sign-in', 'refused')
            .slice(-5)
            .map(({ account }) => account),
        ).size,
      ).toBe(1);
      expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1/);
    });
  });
});
