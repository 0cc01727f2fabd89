import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Operation, operations, resolved, type Schema } from './fuzz/api-document.ts';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

const UNKNOWN = '019a0000-0000-7000-8000-00000000abcd';
/** Open to everybody, as the document must agree. */
const OPEN = new Set([
  'getHealth',
  'getSignInOptions',
  'signIn',
  'signInWithCode',
  'signUp',
  'signOut',
  'askForReset',
  'resetPassword',
  'verifyEmail',
  'startGoogleSignIn',
  'finishGoogleSignIn',
  'readCalendarFeed',
  'openStopLink',
  'stopAlerts',
]);

const withId = ({ path }: Operation, id: string): string => path.replace(/\{\w+\}/g, id);

describe('what two people can do to each other', () => {
  let api: TestApp;
  let ada: Person;
  let bisi: Person;
  /** Bisi's things, by the first part of their address. */
  let theirs: Record<string, string>;

  const create = async (person: Person, path: string, body: object): Promise<string> =>
    (await api.call('post', path, person).send(body).expect(201)).body.id;

  beforeAll(async () => {
    api = await TestApp.start();
    ada = await api.signUp();
    bisi = await api.signUp();
    const resume = await create(bisi, '/api/resumes', resumeBody());
    theirs = {
      resumes: resume,
      'job-applications': await create(bisi, '/api/job-applications', { company: 'A', position: 'B' }),
      'cover-letters': await create(bisi, '/api/cover-letters', {
        title: 'T',
        company: 'A',
        position: 'B',
        content: 'C',
      }),
    };
  });
  afterAll(() => api.stop());

  const everything = async (): Promise<string> =>
    JSON.stringify(
      await api.rows(
        `select 'r', md5(r::text) from resume r where user_id = $1
         union all select 'a', md5(a::text) from job_application a where user_id = $1
         union all select 'l', md5(l::text) from cover_letter l where user_id = $1`,
        [bisi.id],
      ),
    );

  it('A1: a foreign id answers as one that does not exist, on every verb, and nothing changes', async () => {
    const before = await everything();
    const withPath = operations.filter(
      ({ path, operationId }) =>
        path.includes('{id}') &&
        !OPEN.has(operationId) &&
        // They read a file before they look whose the id is; their own tests do.
        !['addDocument', 'putSharedFile'].includes(operationId),
    );
    expect(withPath.length).toBeGreaterThan(20);
    for (const operation of withPath) {
      const [, , kind = ''] = operation.path.split('/');
      const foreign = theirs[kind] ?? Object.values(theirs)[0] ?? '';
      const body = operation.body && validBodyOf(operation);
      const ask = (id: string) => {
        const call = api.call(operation.method, withId(operation, id), ada);
        return body ? call.send(body) : call;
      };
      const [their, none] = [await ask(foreign), await ask(UNKNOWN)];
      expect([operation.operationId, their.status]).toEqual([operation.operationId, 404]);
      expect(none.status).toBe(404);
      const { requestId: _a, ...said } = their.body;
      const { requestId: _b, ...saidOfNone } = none.body;
      expect(said).toEqual(saidOfNone);
    }
    expect(await everything()).toBe(before);
  });

  it('A2: an id inside a body must be one of one’s own', async () => {
    const letter = { title: 'T', company: 'A', position: 'B', content: 'C' };
    const application = { company: 'A', position: 'B' };
    const asked = { company: 'A', position: 'B', jobDescription: '' };
    const calls = [
      api
        .call('post', '/api/cover-letters', ada)
        .send({ ...letter, jobApplicationId: theirs['job-applications'] }),
      api.call('post', '/api/cover-letters/generate', ada).send({ ...asked, resumeId: theirs.resumes }),
      api
        .call('post', '/api/cover-letters/generate', ada)
        .send({ ...asked, jobApplicationId: theirs['job-applications'] }),
      api.call('post', '/api/job-applications', ada).send({ ...application, resumeUsed: theirs.resumes }),
      api
        .call('post', '/api/job-applications', ada)
        .send({ ...application, coverLetterUsed: theirs['cover-letters'] }),
      api.call('post', '/api/career-insights/analyze', ada).send({ resumeId: theirs.resumes }),
    ];
    for (const call of calls) {
      const { status, text } = await call;
      expect([400, 404]).toContain(status);
      expect(text).not.toContain('Ọláńrewájú');
    }
  });

  it('A3: fields that are not the person’s to set are ignored', async () => {
    const extra = {
      id: UNKNOWN,
      userId: bisi.id,
      isEmailVerified: true,
      authProvider: 'google',
      googleId: '1',
      password: 'overwritten',
      createdAt: '2000-01-01T00:00:00.000Z',
      role: 'admin',
    };
    for (const [path, body] of [
      ['/api/resumes', resumeBody()],
      ['/api/job-applications', { company: 'A', position: 'B' }],
      ['/api/cover-letters', { title: 'T', company: 'A', position: 'B', content: 'C' }],
    ] as const) {
      const made = await api
        .call('post', path, ada)
        .send({ ...body, ...extra })
        .expect(201);
      expect(made.body).toMatchObject({ userId: ada.id });
      expect(made.body.id).not.toBe(UNKNOWN);
      expect(made.body.createdAt).not.toContain('2000-01');
    }
    const before = await api.rows(
      'select email, is_email_verified, auth_provider from "user" where id = $1',
      [ada.id],
    );
    await api
      .call('put', '/api/auth/user', ada)
      .send({ firstName: 'Ada', lastName: 'Obi', email: 'other@example.com', ...extra })
      .expect(200);
    expect(
      await api.rows('select email, is_email_verified, auth_provider from "user" where id = $1', [ada.id]),
    ).toEqual(before);
  });

  it('A4: no answer holds a secret or somebody else’s id', async () => {
    const lists = operations.filter(
      ({ method, path, operationId }) =>
        method === 'get' &&
        !path.includes('{') &&
        !OPEN.has(operationId) &&
        operationId !== 'downloadAccountData',
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { path } of lists) {
      const { text = '' } = await api.call('get', path, ada).ok(() => true);
      expect(text).not.toMatch(/\$argon2|passwordHash|password_hash|googleId|"sess"|creationKey/);
      expect(text).not.toContain(bisi.id);
      expect(text).not.toContain(bisi.email);
    }
  });

  it('A5, A6: every route of the application is in the document, and open only where it says so', async () => {
    const cookies = [undefined, 'career_session=s%3Agarbage.garbage', 'career_session='];
    for (const operation of operations) {
      for (const cookie of cookies) {
        const call = api.http[operation.method](withId(operation, UNKNOWN));
        if (cookie) call.set('Cookie', cookie);
        const { status } = await (operation.body ? call.send({}) : call).ok(() => true);
        const isOpen = OPEN.has(operation.operationId);
        expect([operation.operationId, status === 401 && !isOpen]).toEqual([operation.operationId, !isOpen]);
      }
    }
    const router = api.app.getHttpAdapter().getInstance().router as { stack: RouterLayer[] };
    const registered = router.stack
      .flatMap(({ route }) =>
        route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : [],
      )
      // What assistants and connected apps call is described by other protocols.
      .filter((route) => / \/api\/(?!docs|openapi|mcp$|oauth\/|\{)/.test(route));
    const documented = new Set(
      operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(registered.length).toBeGreaterThan(40);
    expect(registered.filter((route) => !documented.has(route.replace(/^all /, 'get ')))).toEqual([]);
  });
});

interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

function plainValueOf({ type, minimum = 1 }: Schema): unknown {
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? minimum : 'Some text';
}

/** A body that passes, made of the examples of the document. */
function validBodyOf({ body }: Operation): object {
  const value = (given: Schema): unknown => {
    const schema = resolved(given);
    if (schema.format === 'uuid') return UNKNOWN;
    if (schema.example !== undefined) return schema.example;
    if (schema.enum) return schema.enum[0];
    if (schema.type !== 'object' && !schema.properties) return plainValueOf(schema);
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, value(schema.properties?.[name] ?? {})]),
    );
  };
  return value(body as Schema) as object;
}

describe('writes from other sites', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await api.signUp();
  });

  const writes = operations.filter(({ method }) => method !== 'get');

  it('C1: are refused on every route, whatever they say they are', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const operation of writes) {
      for (const headers of foreign) {
        const { status } = await api
          .call(operation.method, withId(operation, UNKNOWN), ada)
          .set({ ...headers, 'content-type': 'application/json' })
          .send('{}');
        expect([operation.operationId, headers, status]).toEqual([operation.operationId, headers, 403]);
      }
    }
    await api.call('get', '/api/auth/user', ada).expect(200);
  });

  it('C1: take nothing that a form of another site could send', async () => {
    for (const operation of writes.filter(({ body, path }) => body && !path.endsWith('/documents'))) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const { status } = await api
          .call(operation.method, withId(operation, UNKNOWN), ada)
          .set('content-type', type)
          .send('{"title":"x"}');
        expect([operation.operationId, type, status]).toEqual([operation.operationId, type, 415]);
      }
    }
  });

  it('C2, C3: change nothing by reading, honour no method override, and reflect no origin', async () => {
    const id = (await saveResume(api, ada)).id;
    for (const headers of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'DELETE' }]) {
      await api.call('get', `/api/resumes/${id}?_method=DELETE`, ada).set(headers).expect(200);
      await api.call('post', `/api/resumes/${id}`, ada).set(headers).send({}).expect(404);
    }
    await api.call('get', `/api/resumes/${id}`, ada).expect(200);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const { headers } = await api.call('get', '/api/resumes', ada).set('origin', origin).expect(200);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    await api.http
      .trace('/api/resumes')
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(400));
  });

  it('C5: every answer carries the headers that keep browsers careful', async () => {
    for (const path of ['/api/auth/user', '/api/nothing', '/api/resumes']) {
      const { headers } = await api.call('get', path, ada);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(headers['content-security-policy']).toMatch(/worker-src 'self';/);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('A10: no address given in a query is ever gone to', async () => {
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      '%2f%2fevil.example',
      'javascript:alert(1)',
    ]) {
      for (const name of ['next', 'returnTo', 'redirect', 'redirect_uri', 'url']) {
        const { headers } = await api.http
          .get(`/api/auth/google?${name}=${target}`)
          .redirects(0)
          .ok(() => true);
        expect(headers.location ?? '').not.toContain('evil');
      }
    }
  });
});

describe('faults inside', () => {
  it('O1: say nothing of the inside, on any route', async () => {
    const api = await TestApp.start();
    const ada = await api.signUp();
    // The tables are gone under the product's feet: every query fails in a way it does not expect.
    for (const table of [
      'resume',
      'job_application',
      'cover_letter',
      'career_insight',
      'ai_job',
      'job_listing',
    ]) {
      await api.rows(`alter table "${table}" rename to "${table}_gone"`);
    }
    const reads = operations.filter(
      // Streams have begun with their status when a fault meets them.
      ({ method, operationId }) =>
        method === 'get' &&
        !OPEN.has(operationId) &&
        !['downloadAccountData', 'exportJobApplications', 'followAiJob'].includes(operationId),
    );
    let failed = 0;
    for (const operation of reads) {
      const { status, body } = await api.call('get', withId(operation, UNKNOWN), ada).ok(() => true);
      if (status < 500) continue;
      failed += 1;
      expect(Object.keys(body).sort()).toEqual([
        'code',
        'detail',
        'message',
        'requestId',
        'status',
        'title',
        'type',
      ]);
      expect(JSON.stringify(body)).not.toMatch(/relation|select|_gone|mikro|node_modules|\.ts/i);
    }
    expect(failed).toBeGreaterThan(8);
    await api.stop();
  });
});
