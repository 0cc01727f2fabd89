import { createHash } from 'node:crypto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ PUBLIC_URL: 'http://toolkit.example' });
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());

const PATH = '/api/auth/access-tokens';
const BODY = { name: 'Script', scopes: ['resumes:read'], days: 30, password: TEST_PASSWORD };
const make = async (person: Person, given: object = {}) =>
  (
    await api
      .call('post', PATH, person)
      .send({ ...BODY, ...given })
      .expect(201)
  ).body as { id: string; token: string };
const withToken = (method: 'get' | 'post' | 'put' | 'delete', path: string, token: string) =>
  api.call(method, path).set('Authorization', `Bearer ${token}`);
const heldBy = async ({ id }: Person): Promise<number> =>
  (await api.rows('select 1 from access_token where user_id = $1', [id])).length;

describe('an access token', () => {
  it('is shown once, kept as a hash, listed without it, and opens what its scope says without a cookie', async () => {
    const person = await api.signUp();
    const { id: resumeId } = await saveResume(api, person);
    const made = await make(person, { scopes: ['resumes:write', 'resumes:read', 'resumes:read'] });
    expect(made.token).toMatch(/^ctk_[\w-]{43}$/);
    const { body: listed } = await api.call('get', PATH, person).expect(200);
    expect(listed).toEqual([
      expect.objectContaining({ id: made.id, scopes: ['resumes:read', 'resumes:write'], lastUsedAt: null }),
    ]);
    const [row] = await api.rows('select * from access_token where id = $1', [made.id]);
    expect(row?.token_hash).toBe(createHash('sha256').update(made.token).digest('base64url'));
    expect(JSON.stringify([listed, row])).not.toContain(made.token);

    const { body: read } = await withToken('get', `/api/resumes/${resumeId}`, made.token).expect(200);
    expect(read.id).toBe(resumeId);
    // A program that sends its own Origin is not a foreign page: it sent the token on purpose.
    await withToken('delete', `/api/resumes/${resumeId}`, made.token)
      .set('Origin', 'https://elsewhere.example')
      .expect(204);
  });

  it('writes down its use once a minute', async () => {
    const person = await api.signUp();
    const { id, token } = await make(person);
    const usedAt = async () =>
      (await api.rows('select last_used_at from access_token where id = $1', [id]))[0]?.last_used_at as Date;
    const use = async () => {
      await withToken('get', '/api/resumes', token).expect(200);
      // The note is not waited for by the request.
      for (let look = 0; look < 100 && !(await usedAt()); look += 1) await new Promise(setImmediate);
    };
    await use();
    expect(await usedAt()).toBeInstanceOf(Date);
    await api.rows(`update access_token set last_used_at = now() - interval '30 seconds' where id = $1`, [
      id,
    ]);
    const recent = await usedAt();
    await use();
    expect(await usedAt()).toEqual(recent);
  });

  it('that lacks the scope is refused, with the scope it needs', async () => {
    const { token } = await make(me);
    for (const [method, path, scope] of [
      ['post', '/api/resumes', 'resumes:write'],
      ['get', '/api/cover-letters', 'cover-letters:read'],
      ['get', '/api/auth/user', 'profile:read'],
    ] as const) {
      const { body, headers } = await withToken(method, path, token).expect(403);
      expect(body).toMatchObject({
        requiredScope: scope,
        detail: `This access token needs the scope ${scope}.`,
      });
      expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
    }
  });

  it('with every scope opens neither account, password, second factor, sessions nor tokens', async () => {
    const { token } = await make(me, { scopes: TOKEN_SCOPES });
    await withToken('get', '/api/auth/user', token).expect(200);
    const { body: document } = await api.http.get('/api/openapi.json').expect(200);
    const closed = Object.entries(document.paths as Record<string, Record<string, object>>).flatMap(
      ([path, operations]) =>
        Object.entries(operations)
          .filter(
            ([, operation]) =>
              !('x-token-scope' in operation) && !('security' in operation && !path.startsWith('/api/auth')),
          )
          .map(([method]) => [method, path] as const),
    );
    for (const path of ['/api/auth/password', '/api/auth/second-factor', '/api/auth/sessions', PATH])
      expect(closed.map(([, closedPath]) => closedPath)).toContain(path);
    for (const [method, path] of closed) {
      const filled = path.replaceAll(/\{[^}]+\}/g, '019a0000-0000-7000-8000-000000000001');
      const { status, body } = await withToken(method as 'get', filled, token);
      expect([method, path, status, body.requiredScope]).toEqual([method, path, 403, undefined]);
    }
  });

  it('counts alone where a cookie comes with it', async () => {
    const { token } = await make(other);
    const both = (sent: string) => api.call('get', '/api/resumes', me).set('Authorization', `Bearer ${sent}`);
    const { id } = await saveResume(api, me);
    const { body } = await both(token).expect(200);
    expect(body.map((resume: { id: string }) => resume.id)).not.toContain(id);
    await both(`${token}x`).expect(401);
  });

  it.each(['', 'x', 'ctk_', `ctk_${'A'.repeat(43)}`, `ctk_${'A'.repeat(9_000)}`, "ctk_' or 1=1 --"])(
    'that nobody was given is refused: %.20j',
    async (token) => {
      const { headers, body } = await withToken('get', '/api/resumes', token).expect(401);
      expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      expect(body.detail).toBe('This access token is not valid. It may have ended or expired.');
    },
  );

  it('is ignored in a query, as a cookie and in another scheme', async () => {
    const { token } = await make(me);
    await api.http.get(`/api/resumes?access_token=${token}&token=${token}`).expect(401);
    await api.http.get('/api/resumes').set('Cookie', `career_session=${token}`).expect(401);
    await api.http.get('/api/resumes').set('Authorization', `Basic ${token}`).expect(401);
  });

  it('is ended by its owner alone', async () => {
    const { id, token } = await make(me);
    await api.call('delete', `${PATH}/${id}`, other).expect(404);
    await withToken('get', '/api/resumes', token).expect(200);
    await api.call('delete', `${PATH}/${id}`, me).expect(204);
    await api.call('delete', `${PATH}/${id}`, me).expect(404);
    await withToken('get', '/api/resumes', token).expect(401);
  });

  it('ends on its day, and then makes room', async () => {
    const person = await api.signUp();
    const { id, token } = await make(person);
    await api.rows('update access_token set expires_at = now() where id = $1', [id]);
    await withToken('get', '/api/resumes', token).expect(401);
    await make(person);
    expect(await heldBy(person)).toBe(1);
  });

  it('ends with a change of the password', async () => {
    const person = await api.signUp();
    const { token } = await make(person);
    await api
      .call('put', '/api/auth/password', person)
      .send({ currentPassword: TEST_PASSWORD, newPassword: 'nine loud mountains' })
      .expect(200);
    await withToken('get', '/api/resumes', token).expect(401);
    expect(await heldBy(person)).toBe(0);
  });

  it('goes with the account', async () => {
    const person = await api.signUp();
    const { token } = await make(person);
    await api.call('post', '/api/account/deletion', person).send({ password: TEST_PASSWORD }).expect(200);
    await withToken('get', '/api/resumes', token).expect(401);
    expect(await heldBy(person)).toBe(0);
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['account:write'] }, 'scopes'],
    [{ days: LIMITS.accessTokenDaysMax + 1 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ days: undefined }, 'days'],
    [{ name: ' ' }, 'name'],
    [{ password: 'a wrong guess' }, 'password'],
  ])('is not made of %j', async (given, field) => {
    const before = await heldBy(me);
    const answer = await api.call('post', PATH, me).send({ ...BODY, ...given });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    expect(await heldBy(me)).toBe(before);
  });

  it('is not made beyond the limit, however many are asked for at once', async () => {
    const person = await api.signUp();
    await api.rows(
      `insert into access_token (id, user_id, name, token_hash, scopes, credentials_version, expires_at)
       select gen_random_uuid(), $1, 'Old', 'hash ' || n, '["resumes:read"]', 1, now() + interval '1 day'
       from generate_series(1, $2) n`,
      [person.id, LIMITS.accessTokensMax - 2],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('post', PATH, person).send(BODY)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
    expect(await heldBy(person)).toBe(LIMITS.accessTokensMax);
  });

  it('is refused beyond its requests per minute, while others continue', async () => {
    const [{ token }, { token: second }] = [await make(me), await make(me)];
    const statuses: number[] = [];
    for (let sent = 0; sent <= LIMITS.accessTokenRequestsPerMinute; sent += 1)
      statuses.push((await withToken('get', '/api/cover-letters', token)).status);
    expect(statuses.at(0)).toBe(403);
    expect(statuses).toContain(429);
    await withToken('get', '/api/resumes', second).expect(200);
  });
});
