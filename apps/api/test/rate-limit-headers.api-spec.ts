import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_PASSWORD, TestApp } from './support/test-app.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
  components: { responses: Record<string, { headers?: object }> };
}

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api?.stop());

describe('a limit that is reached', () => {
  const HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];
  const secondsIn = (headers: Record<string, string>) =>
    ['ratelimit-reset', 'retry-after'].map((name) => Number(headers[name]));

  it('is described with its headers, wherever it may be answered', async () => {
    const document: ApiDocument = (await api.http.get('/api/openapi.json').expect(200)).body;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const limited = operations.filter(({ responses }) => responses[429]);
    expect(limited.length).toBeGreaterThan(100);
    expect(new Set(limited.map(({ responses }) => responses[429]?.$ref))).toEqual(
      new Set(['#/components/responses/TooManyRequests']),
    );
    const { headers = {} } = document.components.responses.TooManyRequests ?? {};
    expect(Object.keys(headers).sort()).toEqual(HEADERS);
  });

  it('is answered to a token with all of them', async () => {
    const { body } = await api
      .call('post', '/api/auth/access-tokens', await api.signUp())
      .send({ name: 'Script', scopes: ['resumes:read'], days: 1, password: TEST_PASSWORD })
      .expect(201);
    const read = () => api.http.get('/api/resumes').set('Authorization', `Bearer ${body.token}`);
    const answers: Awaited<ReturnType<typeof read>>[] = [];
    // One too many; another minute may begin in between.
    while (answers.length <= 2 * LIMITS.accessTokenRequestsPerMinute && answers.at(-1)?.status !== 429)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, read))));
    const { status, headers, body: problem } = answers.at(-1) as (typeof answers)[number];
    expect([status, problem.code]).toEqual([429, 'too-many-requests']);
    expect(headers).toMatchObject({
      'ratelimit-limit': String(LIMITS.accessTokenRequestsPerMinute),
      'ratelimit-remaining': '0',
    });
    const [reset, retry] = secondsIn(headers);
    expect(retry).toBeGreaterThan(0);
    expect(reset).toBe(retry);
  });

  it('is answered without the size of the limit where no token is sent', async () => {
    const person = await api.signUp();
    const ask = () => api.call('post', '/api/auth/email-verification', person);
    for (let link = 0; link < 3; link += 1) await ask().expect(202);
    const { headers } = await ask().expect(429);
    expect(headers['ratelimit-remaining']).toBe('0');
    const [reset, retry] = secondsIn(headers);
    expect(retry).toBeGreaterThan(0);
    expect(reset).toBe(retry);
    expect(headers).not.toHaveProperty('ratelimit-limit');
  });
});
