import { LIMITS } from '@career/contracts/vocabulary/limits';
import { PROBLEM_CODES, PROBLEM_TYPE } from '@career/contracts/vocabulary/problem-codes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  parameters?: { schema: Json }[];
  requestBody?: { content: Record<string, { schema?: Json }> };
  responses: Record<string, { content?: Json }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

let api: TestApp;
let me: Person;
let document: ApiDocument;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
  document = (await api.http.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => api.stop());

/** Every schema in a part of the document. */
function* schemasIn(part: unknown): Generator<Json> {
  if (typeof part !== 'object' || part === null) return;
  yield part as Json;
  for (const [keyword, inner] of Object.entries(part)) {
    if (!['example', 'examples', 'default', 'enum', 'text/csv', 'text/calendar'].includes(keyword)) {
      yield* schemasIn(inner);
    }
  }
}

const KINDS = [
  {
    path: '/api/resumes',
    body: { isDraft: true, title: 'One', personalInfo: {} },
    changed: { isDraft: true, title: 'Two', personalInfo: {} },
  },
  {
    path: '/api/cover-letters',
    body: { title: 'Kora', company: 'Kora', position: 'Clerk', content: 'Dear Kora' },
    changed: { title: 'Kora', company: 'Kora', position: 'Clerk', content: 'Dear all' },
  },
  {
    path: '/api/job-applications',
    body: { company: 'Kora', position: 'Clerk' },
    changed: { company: 'Kora', position: 'Cashier' },
  },
  {
    path: '/api/saved-jobs',
    body: { company: 'Kora', position: 'Clerk' },
    changed: { company: 'Kora', position: 'Cashier' },
  },
] as const;

describe('the document for generated clients', () => {
  it('gives each text its most characters, and each whole number its size', () => {
    const schemas = [...schemasIn([document.paths, document.components.schemas])];
    const texts = schemas.filter((schema) => schema.type === 'string' && !schema.enum && !schema.format);
    expect(texts.length).toBeGreaterThan(500);
    for (const schema of texts) expect(schema).toHaveProperty('maxLength');
    for (const { format } of schemas.filter(({ type }) => type === 'integer')) {
      expect(['int32', 'int64']).toContain(format);
    }
  });

  it('gives each word of a closed list a name that every language takes', () => {
    const lists = Object.values(document.components.schemas).filter(({ enum: words }) =>
      Array.isArray(words),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const { enum: words, 'x-enum-varnames': names } of lists as {
      enum: [];
      'x-enum-varnames': string[];
    }[]) {
      expect(new Set(names).size).toBe(words.length);
      for (const name of names) expect(name).toMatch(/^(?!(?:None|True|False)$)[A-Z][A-Za-z0-9_]*$/);
    }
  });

  it('asks for no parameter that is null, and answers a job on its own operations only', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    for (const { parameters = [] } of operations) {
      for (const { schema } of parameters) expect(schema).not.toHaveProperty('nullable');
    }
    const accepted = operations.filter(({ responses }) => responses[202]?.content);
    expect(accepted.map(({ operationId }) => operationId).sort()).toEqual([
      'askForReset',
      'askForVerification',
      'startCoverLetterJob',
      'startResumeAnalysisJob',
      'startWordingJob',
    ]);
    expect(document.components.schemas.AiJobDto).toMatchObject({
      discriminator: { propertyName: 'kind' },
      oneOf: [{}, {}, {}],
    });
    for (const [name, kind] of [
      ['CoverLetterJobDto', 'cover-letter'],
      ['ResumeAnalysisJobDto', 'resume-analysis'],
      ['WordingJobDto', 'wording'],
    ] as const) {
      const { properties } = document.components.schemas[name] as { properties: Json };
      expect(properties.kind).toEqual({ type: 'string', description: 'What is made.', enum: [kind] });
    }
  });

  it('names each choice of bodies', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
    expect(bodies.length).toBeGreaterThan(40);
    for (const { schema } of bodies) expect(schema).not.toHaveProperty('anyOf');
    expect(document.components.schemas.SaveResumeBodyDto).toEqual({
      anyOf: ['SaveResumeDto', 'SaveResumeDraftDto'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
    });
  });

  it('may be kept until it changes', async () => {
    const { headers } = await api.http.get('/api/openapi.json').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    await api.http
      .get('/api/openapi.json')
      .set('If-None-Match', headers.etag as string)
      .expect(304);
    await api.http.get('/api/openapi.json/more').expect(404);
    await api.call('post', '/api/openapi.json', me).send({}).expect(404);
  });

  it('describes the drafts that the server takes', async () => {
    const { SaveResumeDto, SaveResumeDraftDto } = document.components.schemas;
    expect(SaveResumeDto?.required).toEqual(expect.arrayContaining(['title', 'industry', 'personalInfo']));
    const required = SaveResumeDraftDto?.required as string[];
    const least = { isDraft: true, personalInfo: {} };
    expect(required.toSorted()).toEqual(Object.keys(least).sort());
    await api.call('post', '/api/resumes', me).send(least).expect(201);
    for (const name of required) {
      const { [name as 'isDraft']: _, ...rest } = least;
      await api.call('post', '/api/resumes', me).send(rest).expect(400);
    }
  });
});

describe('every problem', () => {
  it('has a code that does not change', async () => {
    const { body: gone } = await api
      .call('get', '/api/resumes/019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', me)
      .expect(404);
    expect(gone).toMatchObject({ code: 'not-found', type: `${PROBLEM_TYPE}not-found` });
    const problems = await Promise.all([
      api.http.get('/api/resumes'),
      api.http.get('/api/resumes').set('Authorization', 'Bearer ctk_none'),
      api.http.get('/api/nowhere'),
      api.call('post', '/api/resumes', me).send({ title: 1 }),
      api.call('post', '/api/resumes', me).set('Content-Type', 'text/plain').send('x'),
      api.call('post', '/api/resumes', me).set('Content-Type', 'application/json').send('{'),
      api.call('post', '/api/resumes', me).send({ title: 'x'.repeat(LIMITS.bodyBytes) }),
      api
        .call('delete', '/api/resumes/019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', me)
        .set('Origin', 'https://a.example'),
    ]);
    expect(problems.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'not-signed-in'],
      [401, 'invalid-token'],
      [404, 'not-found'],
      [400, 'invalid-fields'],
      [415, 'wrong-content-type'],
      [400, 'unreadable'],
      [413, 'too-large'],
      [403, 'foreign-origin'],
    ]);
    for (const { body } of problems) expect(PROBLEM_CODES).toContain(body.code);
  });
});

describe.each(KINDS)('$path', ({ path, body, changed }) => {
  it('names the version in ETag, and saves over the version in If-Match only', async () => {
    const { id } = (await api.call('post', path, me).send(body).expect(201)).body;
    const at = `${path}/${id}`;
    const { headers } = await api.call('get', at, me).expect(200);
    expect(headers.etag).toBe('"1"');
    const save = (tag: string, given: object = changed) =>
      api.call('put', at, me).set('If-Match', tag).send(given);

    const saved = await save('"1"').expect(200);
    expect(saved.headers.etag).toBe('"2"');
    const { body: stale } = await save('"1"').expect(412);
    expect(stale).toMatchObject({ status: 412, code: 'stale-version', currentVersion: 2 });
    await api
      .call('put', at, me)
      .send({ ...changed, version: 1 })
      .expect(409);
    await save('"2"', { ...changed, version: 1 }).expect(400);
    for (const tag of ['2', 'W/"2"', '"x"', '"1", "2"', '""']) await save(tag).expect(400);
    expect((await api.call('get', at, me)).body.version).toBe(2);
    await save('*').expect(200);
  });

  it('lists all there are when no page is asked for', async () => {
    const person = await api.signUp();
    const copies = path === '/api/resumes' ? 12 : 105;
    for (let at = 0; at < copies; at += 15) {
      const many = Array.from({ length: Math.min(15, copies - at) }, () =>
        api.call('post', path, person).send(body).expect(201),
      );
      await Promise.all(many);
    }
    const { body: rows, headers } = await api.call('get', path, person).expect(200);
    expect(rows).toHaveLength(copies);
    expect(headers['x-total-count']).toBe(String(copies));
    expect(headers.link).toBeUndefined();
  });
});

describe('a job started at its own address', () => {
  const WORK = { company: 'Kora Foods', position: 'Accountant' };
  const start = (key: string | undefined, person = me, given: object = WORK) => {
    const call = api.call('post', '/api/ai-jobs/cover-letters', person);
    return (key === undefined ? call : call.set('Idempotency-Key', key)).send(given);
  };

  it('is answered at once with its kind, and again under its key', async () => {
    const first = await start('first').expect(202);
    expect(first.body).toMatchObject({ kind: 'cover-letter', state: 'queued', result: null });
    expect(first.headers.location).toBe(`/api/ai-jobs/${first.body.id}`);
    await api.call('delete', first.headers.location as string, me).expect(200);
    const again = await start('first').expect(202);
    expect(again.body).toMatchObject({ id: first.body.id, state: 'cancelled' });
    const other = await start('second').expect(202);
    expect(other.body.id).not.toBe(first.body.id);
    const stranger = await start('first', await api.signUp()).expect(202);
    expect(stranger.body.id).not.toBe(first.body.id);
    await start('x'.repeat(3_000), await api.signUp()).expect(202);
  });

  it('takes an empty key for none', async () => {
    const person = await api.signUp();
    const first = await start('', person).expect(202);
    await api.call('delete', first.headers.location as string, person).expect(200);
    const again = await start('', person).expect(202);
    expect(again.body.id).not.toBe(first.body.id);
  });

  it('checks its body and its owner as the other address does', async () => {
    const resumes = await api.call('post', '/api/resumes', await api.signUp()).send(KINDS[0].body);
    const { id: resumeId } = resumes.body;
    await start(undefined, me, {}).expect(400);
    await start(undefined, me, { ...WORK, resumeId }).expect(404);
    await api.call('post', '/api/ai-jobs/resume-analyses', me).send({ resumeId }).expect(404);
    await api.call('post', '/api/ai-jobs/wordings', me).send({ resumeId, field: 'summary' }).expect(422);
    await api.http.post('/api/ai-jobs/cover-letters').send(WORK).expect(401);
  });
});

it('a token learns how many requests are left', async () => {
  const { body } = await api
    .call('post', '/api/auth/access-tokens', me)
    .send({ name: 'Script', scopes: ['resumes:read'], days: 1, password: TEST_PASSWORD })
    .expect(201);
  const read = () => api.http.get('/api/resumes').set('Authorization', `Bearer ${body.token}`);
  const { headers } = await read().expect(200);
  const most = LIMITS.accessTokenRequestsPerMinute;
  expect(headers['ratelimit-limit']).toBe(String(most));
  expect(headers['ratelimit-remaining']).toBe(String(most - 1));
  expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
  expect((await read()).headers['ratelimit-remaining']).toBe(String(most - 2));
  expect((await api.call('get', '/api/resumes', me)).headers).not.toHaveProperty('ratelimit-limit');
});
