import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Operation, operations, resolved, type Schema } from './fuzz/api-document.ts';
import { resumeBody } from './support/resume-body.ts';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

const NO_ROW = '019a0000-0000-7000-8000-000000000000';
const LETTER = { title: 'Letter', company: 'Kora', position: 'Clerk', content: 'Dear Kora' };
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Days and moments that a calendar, a clock or a database trips over. */
const DAYS = [
  '9999-12-31',
  '9998-12-31',
  '1000-01-01',
  '0999-12-31',
  '0000-00-00',
  '0001-01-01',
  '2024-02-31',
  '',
  ' ',
];
const MOMENTS = [
  ...DAYS.map((day) => `${day}T23:59:59-14:00`),
  ...DAYS.map((day) => `${day}T00:00:00+14:00`),
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
];
const IDS = ['', ' ', '\t', 'x', NO_ROW, NO_ROW.toUpperCase(), NO_ROW.replaceAll('-', ''), `{${NO_ROW}}`];

const isId = ({ pattern = '' }: Schema): boolean => pattern.includes('[0-9a-f]{8}');
const isDay = ({ pattern = '' }: Schema): boolean => /^\^\(\?:\\d\{4\}-.*\)\?\$$/.test(pattern);

/** Values worth trying in a field, by what its pattern says it holds. */
const edgesOf = (schema: Schema): string[] => {
  if (isId(schema)) return IDS;
  return isDay(schema) ? [...DAYS, ...MOMENTS] : [];
};

interface Edge {
  name: string;
  operation: Operation;
  field: string;
  values: string[];
}

const inQueries: Edge[] = operations.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) => ({
      name: `${operation.operationId} ?${name}`,
      operation,
      field: name,
      values: edgesOf(resolved(schema)),
    })),
);
const inBodies: Edge[] = operations.flatMap((operation) =>
  Object.entries(operation.body ? (resolved(operation.body).properties ?? {}) : {}).map(
    ([field, schema]) => ({
      name: `${operation.operationId} ${field}`,
      operation,
      field,
      values: edgesOf(resolved(schema)),
    }),
  ),
);
const tried = (edges: Edge[]) =>
  edges.filter(({ values }) => values.length > 0).map((edge) => [edge.name, edge] as const);

/** A valid body except for the value under test. */
const rightBody = ({ operationId }: Operation, resumeId: string): object => {
  if (/Resume$/.test(operationId) && !operationId.startsWith('analyze')) return resumeBody({ title: 'Copy' });
  return {
    ...LETTER,
    resumeId,
    jobDescription: 'Clerk in Lagos',
    overallScore: 1,
    generatedAt: '2026-01-01T00:00:00Z',
  };
};

const isFine = (
  operation: Operation,
  { status, text }: { status: number; text: string },
  value: string,
): void => {
  const found = `${JSON.stringify(value)}: ${status} ${status >= 500 ? text : ''}`;
  expect([found, status < 500 && operation.answers.has(status)]).toEqual([found, true]);
};

describe('an id or a day at the edge of what there is', () => {
  it('is looked for in every query and body', () => {
    expect(tried(inQueries).length).toBeGreaterThanOrEqual(6);
    expect(tried(inBodies).length).toBeGreaterThanOrEqual(12);
  });

  it.each(tried(inQueries))('%s is answered or refused', async (_name, { operation, field, values }) => {
    const other: Record<string, string> =
      operation.operationId === 'listAgenda' ? { from: '2026-01-01', to: '2026-01-31' } : {};
    for (const value of values) {
      const query = new URLSearchParams({ ...other, [field]: value });
      isFine(operation, await api.call('get', `${operation.path}?${query}`, me), value);
    }
  });

  it.each(tried(inBodies))('%s is stored or refused', async (_name, { operation, field, values }) => {
    const resume = await saveResume(api, me);
    const { body: letter } = await api.call('post', '/api/cover-letters', me).send(LETTER).expect(201);
    const { body: job } = await api.call('post', '/api/job-applications', me).send(LETTER).expect(201);
    const id = { resumes: resume.id, 'cover-letters': letter.id, 'job-applications': job.id };
    const [, kind] = /^\/api\/([\w-]+)\/\{id\}/.exec(operation.path) ?? [];
    const path = operation.path.replace('{id}', id[kind as keyof typeof id] ?? NO_ROW);
    for (const value of values) {
      const body = { ...rightBody(operation, resume.id), [field]: value };
      const call = api.call(operation.method, path, me).set('Prefer', 'respond-async');
      isFine(operation, await call.send(body), value);
    }
  });

  it.each([
    ['/api/resumes', `9999999999999999_${NO_ROW}`],
    ['/api/resumes', `8640000000000000_${NO_ROW}`],
    ['/api/cover-letters', `8640000000000000_${NO_ROW}`],
    ['/api/job-applications', cursorOf(['-createdAt', '+275760-09-13T00:00:00.000Z', NO_ROW])],
    ['/api/job-applications?sort=appliedDate', cursorOf(['appliedDate', '2024-02-31', NO_ROW])],
    ['/api/job-applications?sort=appliedDate', cursorOf(['appliedDate', '0000-01-01', NO_ROW])],
  ])('%s refuses a cursor that nobody was given: %s', async (path, cursor) => {
    const answer = await api.call('get', `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`, me);
    expect(answer.status).toBe(400);
  });

  it.each(['', ' '])('an application of a letter that is %j stands for none', async (jobApplicationId) => {
    const made = await api
      .call('post', '/api/cover-letters', me)
      .send({ ...LETTER, jobApplicationId })
      .expect(201);
    expect(made.body.jobApplicationId).toBeNull();
    const path = `/api/cover-letters/${made.body.id}`;
    const saved = await api
      .call('put', path, me)
      .send({ ...LETTER, jobApplicationId })
      .expect(200);
    expect(saved.body.jobApplicationId).toBeNull();
  });

  it('a day beyond the years that can be stored is refused in the words of its field', async () => {
    const agenda = await api.call('get', '/api/job-applications/agenda?from=2026-01-01&to=9999-12-31', me);
    expect([agenda.status, agenda.body.message]).toEqual([
      400,
      'Validation failed: To must be a date such as 2026-11-21',
    ]);
  });
});

describe('a write for an account that was deleted meanwhile', () => {
  it.each([
    ['/api/resumes', resumeBody()],
    ['/api/job-applications', LETTER],
    ['/api/cover-letters', LETTER],
    ['/api/calendar-feed', undefined],
  ])('POST %s is answered 401', async (path, body) => {
    const person = await api.signUp();
    const deletion = await api.database.connect();
    try {
      await deletion.query('begin');
      await deletion.query('delete from "user" where id = $1', [person.id]);
      // The insert waits for the row of the person, which is locked by its deletion.
      const write = api
        .call('post', path, person)
        .send(body as object)
        .then((answer) => answer);
      const waits =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      while ((await api.rows(waits)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await deletion.query('commit');
      const answer = await write;
      expect([answer.status, answer.body.message]).toEqual([401, 'Please sign in to continue.']);
    } finally {
      deletion.release();
    }
  });
});
