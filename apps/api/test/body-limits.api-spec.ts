import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { document, type Operation, operations, resolved, type Schema } from './fuzz/api-document.ts';
import { resumeBody } from './support/resume-body.ts';
import { type Person, TestApp } from './support/test-app.ts';

/** Bytes of an answer that refuses a body. */
const ANSWER_MOST = 64 * 1024;
const NO_ROW = '019a0000-0000-7000-8000-000000000000';

let api: TestApp;
let me: Person;
beforeAll(async () => {
  api = await TestApp.start();
  me = await api.signUp();
});
afterAll(() => api.stop());

const isPublic = ({ path, method }: Operation): boolean =>
  (document.paths[path]?.[method] as { security?: unknown[] } | undefined)?.security?.length === 0;
const withBody = operations.filter(
  ({ body }) => body !== undefined && resolved(body).properties !== undefined,
);
const named = (list: readonly Operation[]) =>
  list.map((operation) => [operation.operationId, operation] as const);

const send = ({ method, path }: Operation, body: unknown) =>
  api
    .call(method, path.replace(/\{\w+\}/g, NO_ROW), me)
    .type('json')
    .send(JSON.stringify(body));

const wide = (keys: number): object =>
  Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1]));

/** Paths of the lists in a body: `contacts`, `designOptions.sectionOrder`. */
function listsOf(given: Schema, path: string[] = []): [string[], Schema][] {
  return Object.entries(resolved(given).properties ?? {}).flatMap(([name, inner]): [string[], Schema][] => {
    const schema = resolved(inner);
    const here = [...path, name];
    return schema.type === 'array' ? [[here, schema]] : listsOf(schema, here);
  });
}

const inside = ([name, ...rest]: string[], value: unknown): unknown =>
  name === undefined ? value : { [name]: inside(rest, value) };

const LISTS = withBody.flatMap((operation) =>
  listsOf(operation.body as Schema).map(([path, schema]) => ({
    name: `${operation.operationId} ${path.join('.')}`,
    operation,
    path,
    schema,
  })),
);

describe('a body of a size that nobody needs', () => {
  it('finds the bodies and the lists of the document', () => {
    expect(withBody.length).toBeGreaterThan(20);
    expect(LISTS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createResume experience', 'createResume designOptions.sectionOrder']),
    );
    expect(LISTS.filter(({ schema }) => schema.maxItems === undefined)).toEqual([]);
  });

  it.each(named(withBody.filter(isPublic)))('%s, public, takes 16 KB', async (_name, operation) => {
    const answer = await send(operation, { email: 'x'.repeat(LIMITS.publicBodyBytes) });
    expect([answer.status, answer.body.message]).toEqual([413, 'The body is too large.']);
  });

  it.each(named(withBody))('%s refuses fields by the thousand', async (_name, operation) => {
    const answer = await send(operation, wide(isPublic(operation) ? 1_500 : 45_000));
    expect([answer.status, answer.body.message]).toEqual([400, 'The body has too many values.']);
  });

  it.each(LISTS.map((list) => [list.name, list] as const))(
    '%s is refused by its length, with a short answer',
    async (_name, { operation, path, schema }) => {
      for (const length of [(schema.maxItems ?? 0) + 1, 60_000]) {
        const answer = await send(operation, inside(path, new Array(length).fill({})));
        expect(answer.status).toBe(400);
        expect(answer.text.length).toBeLessThan(ANSWER_MOST);
        if (length < 60_000) expect(answer.body.errors).toMatchObject([{ field: path.join('.') }]);
        else expect(answer.body.message).toBe('The body has too many values.');
      }
    },
  );

  it('full of faults is answered with the first of them', async () => {
    const lists = Object.fromEntries(
      ['experience', 'education', 'achievements', 'certifications', 'languages'].map((list) => [
        list,
        new Array(LIMITS.entriesMax).fill({}),
      ]),
    );
    const answer = await api.call('post', '/api/resumes', me).send(resumeBody(lists)).expect(400);
    expect(answer.body.errors).toHaveLength(LIMITS.fieldErrorsMax);
    expect(answer.text.length).toBeLessThan(ANSWER_MOST);
  });

  it('with few fields that nobody knows is taken, and they are ignored', async () => {
    const answer = await api
      .call('post', '/api/resumes', me)
      .send({ ...resumeBody({ title: 'Extra' }), userId: 'somebody', ...wide(300) })
      .expect(201);
    expect(answer.body).toMatchObject({ title: 'Extra', userId: me.id });
    expect(answer.body).not.toHaveProperty('k1');
  });

  it('of categories of skills is measured after they are taken apart', async () => {
    const items = (count: number): string[] => Array.from({ length: count }, (_, index) => `Skill ${index}`);
    const save = (skills: object[]) => api.call('post', '/api/resumes', me).send(resumeBody({ skills }));
    const taken = await save([{ category: 'Data', items: items(150) }]).expect(201);
    expect(taken.body.skills).toHaveLength(150);
    for (const skills of [
      [{ category: 'Data', items: items(201) }],
      [
        { category: 'Data', items: items(150) },
        { category: 'More', items: items(150) },
      ],
    ]) {
      const refused = await save(skills).expect(400);
      expect(refused.body.message).toBe('Validation failed: Skills can hold at most 200 entries');
    }
  });
});

describe('a query of a size that nobody needs', () => {
  // On the way to Google and back the browser is led on, whatever it brings; a separate library reads the way back.
  const ofTheBrowser = ['startGoogleSignIn', 'finishGoogleSignIn'];
  const lists = operations.filter(
    ({ method, parameters, operationId }) =>
      !ofTheBrowser.includes(operationId) && method === 'get' && parameters.some((p) => p.in === 'query'),
  );

  it.each(named(lists))('%s refuses names by the hundred', async (_name, { path }) => {
    const query = Array.from({ length: 900 }, (_, index) => `k${index}=1`).join('&');
    const answer = await api.call('get', `${path.replace(/\{\w+\}/g, NO_ROW)}?${query}`, me);
    expect(answer.status).toBe(400);
  });

  it.each(named(lists))('%s refuses a name that is repeated', async (_name, { path, parameters }) => {
    const name = parameters.find((parameter) => parameter.in === 'query')?.name;
    const answer = await api.call(
      'get',
      `${path.replace(/\{\w+\}/g, NO_ROW)}?${`${name}=1&`.repeat(900)}`,
      me,
    );
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(4_096);
  });
});

describe('who may not call a route', () => {
  it('has no body read', async () => {
    const answer = await api.http.post('/api/resumes').type('json').send('{"title":');
    expect([answer.status, answer.body.message]).toEqual([401, 'Please sign in to continue.']);
  });
});
