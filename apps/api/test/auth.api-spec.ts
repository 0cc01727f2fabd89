import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fieldErrorsOf } from './support/field-errors.ts';
import { sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api.stop());

const person = (change: object = {}) => ({
  email: `someone-${Math.random().toString(36).slice(2)}@example.com`,
  password: TEST_PASSWORD,
  firstName: 'Chidi',
  lastName: 'Eze',
  phone: '',
  ...change,
});

describe('sign-up', () => {
  it('creates the account, signs it in, and never shows or stores the password', async () => {
    const body = person({ email: 'New.Person@Example.COM', phone: '0803 555 0100' });
    const answer = await api.http.post('/api/auth/signup').send(body).expect(201);
    expect(answer.body).toMatchObject({ ok: true, message: expect.any(String) });
    expect(answer.body.user).toMatchObject({
      email: 'new.person@example.com',
      firstName: 'Chidi',
      phone: '0803 555 0100',
      authProvider: 'career-toolkit',
      isEmailVerified: false,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/password|googleId|argon2/);
    const [row] = await api.rows<{ password: string }>('select password from "user" where email = $1', [
      'new.person@example.com',
    ]);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const me = await api.http
      .get('/api/auth/user')
      .set('Cookie', sessionCookie(answer.headers['set-cookie']))
      .expect(200);
    expect(me.body.id).toBe(answer.body.user.id);
  });

  it('says what is wrong with each field, in the words of the form', async () => {
    const answer = await api.http
      .post('/api/auth/signup')
      .send({ email: 'nobody', password: 'short', firstName: 'A', lastName: ' B ' })
      .expect(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({ status: 400, ok: false, message: answer.body.detail });
    expect(answer.body.message).toMatch(/^Validation failed: /);
    expect(fieldErrorsOf(answer.body)).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
    });
  });

  it('refuses an address that is taken in another letter case or form', async () => {
    const { email } = await api.signUp({ email: 'twin@example.com' });
    for (const other of ['TWIN@example.com', 'ｔｗｉｎ@example.com', ' twin@Example.com ']) {
      const answer = await api.http.post('/api/auth/signup').send(person({ email: other }));
      expect([other, answer.status]).toEqual([other, 400]);
    }
    const [count] = await api.rows<{ count: string }>('select count(*) from "user" where email = $1', [
      email,
    ]);
    expect(count?.count).toBe('1');
  });

  it('makes one account of twenty equal requests at once', async () => {
    const body = person({ email: 'race@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.http.post('/api/auth/signup').send(body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(400)].sort());
  });

  it.each(['password1', 'P@ssw0rd!', '1q2w3e4r5t', 'scorpion', 'aaaaaaaa', 'Chidi2024', 'nigeria123'])(
    'refuses the common password %s',
    async (password) => {
      const answer = await api.http.post('/api/auth/signup').send(person({ password })).expect(400);
      expect(fieldErrorsOf(answer.body)).toEqual({
        password: 'This password is easy to guess. Please choose another.',
      });
    },
  );

  it('keeps long, spaced and emoji passwords as typed', async () => {
    for (const password of ['  spaces count  here ', '🌍🌎🌏🌍🌎🌏🌍🌎', 'x'.repeat(60) + 'y'.repeat(68)]) {
      const body = person({ password });
      const made = await api.http.post('/api/auth/signup').send(body);
      expect([password, made.status, made.body.errors]).toEqual([password, 201, undefined]);
      await api.http.post('/api/auth/login').send({ email: body.email, password }).expect(200);
      await api.http
        .post('/api/auth/login')
        .send({ email: body.email, password: [...password].slice(0, -1).join('') })
        .expect(401);
    }
  });

  it('says that nobody is signed in with 401, and with 204 to those who prefer it', async () => {
    const preferred = { Prefer: 'handling=lenient' };
    await api.http.get('/api/auth/user').expect(401);
    await api.http.get('/api/auth/user').set({ Prefer: 'respond-async' }).expect(401);
    const lenient = await api.http.get('/api/auth/user').set(preferred).expect(204);
    expect(lenient.headers['preference-applied']).toBe('handling=lenient');
    await api.http.get('/api/resumes').set(preferred).expect(401);
    const body = person();
    const made = await api.http.post('/api/auth/signup').send(body).expect(201);
    const cookie = sessionCookie(made.headers['set-cookie']);
    const known = await api.http.get('/api/auth/user').set(preferred).set('Cookie', cookie).expect(200);
    expect(known.body.email).toBe(body.email);
  });

  it('stores nothing that the contract does not name', async () => {
    const raw = `{"email":"mass@example.com","password":"${TEST_PASSWORD}","firstName":"Mass","lastName":"Assign",
      "id":"00000000-0000-7000-8000-000000000000","isEmailVerified":true,"authProvider":"google","googleId":"7",
      "hasCompletedOnboarding":true}`;
    await api.http.post('/api/auth/signup').type('json').send(raw).expect(201);
    const polluting = raw.replace(
      /}$/,
      ',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    await api.http.post('/api/auth/signup').type('json').send(polluting).expect(400);
    const [row] = await api.rows<Record<string, unknown>>('select * from "user" where email = $1', [
      'mass@example.com',
    ]);
    expect(row).toMatchObject({ is_email_verified: false, auth_provider: 'career-toolkit', google_id: null });
    expect(row?.id).not.toBe('00000000-0000-7000-8000-000000000000');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('sign-in', () => {
  it('answers wrong passwords and unknown accounts alike', async () => {
    const { email } = await api.signUp();
    const wrong = await api.http
      .post('/api/auth/login')
      .send({ email, password: 'not this one' })
      .expect(401);
    const unknown = await api.http
      .post('/api/auth/login')
      .send({ email: 'unknown@example.com', password: 'not this one' })
      .expect(401);
    const shown = ({ requestId: _requestId, ...rest }: Record<string, unknown>) => rest;
    expect(shown(wrong.body)).toEqual(shown(unknown.body));
    expect(wrong.body).toMatchObject({ ok: false, message: 'Email or password is not right.' });
  });

  it('checks the body by the contract', async () => {
    const answer = await api.http.post('/api/auth/login').send({ email: 'x', password: '' }).expect(400);
    expect(fieldErrorsOf(answer.body)).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
  });

  it('starts a new session with its own id, stored only as a hash', async () => {
    const { email, cookie } = await api.signUp();
    const answer = await api.http
      .post('/api/auth/login')
      .set('Cookie', cookie)
      .send({ email: email.toUpperCase(), password: TEST_PASSWORD })
      .expect(200);
    const setCookie = String(answer.headers['set-cookie']);
    const next = sessionCookie(answer.headers['set-cookie']);
    expect(next).not.toBe(cookie);
    expect(setCookie).toMatch(/career_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax/);
    await api.call('get', '/api/auth/user', { id: '', email, cookie }).expect(401);
    const sid = decodeURIComponent(next.split('=')[1] ?? '')
      .replace(/^s:/, '')
      .split('.')[0];
    const rows = await api.rows<{ sid: string }>('select sid from session');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.sid)).not.toContain(sid);
  });

  it('holds a guesser back but not the owner at a browser used before', async () => {
    const email = 'owner@example.com';
    const signUp = await api.http.post('/api/auth/signup').send(person({ email })).expect(201);
    const device = String(signUp.headers['set-cookie']).match(/career_device=[^;,]+/)?.[0] ?? '';
    for (let guess = 0; guess < 10; guess += 1) {
      await api.http
        .post('/api/auth/login')
        .send({ email, password: `guess ${guess}` })
        .expect(401);
    }
    const held = await api.http.post('/api/auth/login').send({ email, password: TEST_PASSWORD }).expect(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(held.body.message).toBe('Too many attempts. Please wait a little before you try again.');
    await api.http
      .post('/api/auth/login')
      .set('Cookie', device)
      .send({ email, password: TEST_PASSWORD })
      .expect(200);
    await api.rows('delete from rate_limit');
  });

  it('rehashes an old password at the next sign-in', async () => {
    const { id, email } = await api.signUp();
    const { hash } = await import('@node-rs/argon2');
    await api.rows('update "user" set password = $1 where id = $2', [
      await hash(TEST_PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 }),
      id,
    ]);
    await api.http.post('/api/auth/login').send({ email, password: TEST_PASSWORD }).expect(200);
    const [row] = await api.rows<{ password: string }>('select password from "user" where id = $1', [id]);
    expect(row?.password).toMatch('m=19456,t=2,p=1');
  });
});

describe('the session', () => {
  it('ends with the browser on a shared phone, also after it got another id', async () => {
    const cookiesOf = (answer: { headers: Record<string, unknown> }): string =>
      String(answer.headers['set-cookie']).match(/career_session=[^,]*(?:, \d\d[^,]*)?/)?.[0] ?? '';
    const body = person();
    const made = await api.http
      .post('/api/auth/signup')
      .send({ ...body, sharedPhone: true })
      .expect(201);
    expect(cookiesOf(made)).toMatch(/^career_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const { email, password } = body;
    const usual = await api.http.post('/api/auth/login').send({ email, password }).expect(200);
    expect(cookiesOf(usual)).toMatch(/; Expires=/);
    const shared = await api.http
      .post('/api/auth/login')
      .send({ email, password, sharedPhone: true })
      .expect(200);
    expect(cookiesOf(shared)).not.toMatch(/Expires/);
    const changed = await api.http
      .put('/api/auth/password')
      .set('Cookie', sessionCookie(shared.headers['set-cookie']))
      .send({ currentPassword: password, newPassword: 'another long phrase of mine' })
      .expect(200);
    expect(cookiesOf(changed)).toMatch(/^career_session=/);
    expect(cookiesOf(changed)).not.toMatch(/Expires/);
  });

  it('ends at sign-out, also for a kept cookie', async () => {
    const me = await api.signUp();
    await api.call('get', '/api/auth/user', me).expect(200);
    const out = await api.call('post', '/api/auth/logout', me).expect(200);
    expect(out.body).toEqual({ ok: true, message: 'You are signed out.' });
    expect(out.headers['clear-site-data']).toBe('"cache"');
    await api.call('get', '/api/auth/user', me).expect(401);
    await api.http.post('/api/auth/logout').expect(200);
  });

  it.each([
    ['unused for a week', `jsonb_build_object('touchedAt', (extract(epoch from now()) - 8 * 86400) * 1000)`],
    [
      'older than a month',
      `jsonb_build_object('startedAt', (extract(epoch from now()) - 31 * 86400) * 1000)`,
    ],
  ])('is over when %s', async (_name, change) => {
    const me = await api.signUp();
    await api.rows(`update session set sess = sess || ${change} where sess -> 'passport' ->> 'user' = $1`, [
      me.id,
    ]);
    await api.call('get', '/api/auth/user', me).expect(401);
    expect(await api.rows(`select 1 from session where sess -> 'passport' ->> 'user' = $1`, [me.id])).toEqual(
      [],
    );
  });

  it('goes by the clock of the database, whatever the clock of the process says', async () => {
    const me = await api.signUp();
    const idle = await api.signUp();
    const { now } = Date;
    const off = jest.spyOn(Date, 'now');
    try {
      off.mockImplementation(() => now() + 40 * DAY_MS);
      await api.call('get', '/api/auth/user', me).expect(200);
      await api.call('get', '/api/auth/sessions', me).expect(200);
      off.mockImplementation(() => now() - 40 * DAY_MS);
      await api.call('get', '/api/auth/user', me).expect(200);
      const shift = `jsonb_build_object('touchedAt', (extract(epoch from now()) - 8 * 86400) * 1000)`;
      await api.rows(`update session set sess = sess || ${shift} where sess -> 'passport' ->> 'user' = $1`, [
        idle.id,
      ]);
      await api.call('get', '/api/auth/user', idle).expect(401);
    } finally {
      off.mockRestore();
    }
    const [row] = await api.rows<{ off: number }>(
      `select abs(extract(epoch from now()) * 1000 - (sess ->> 'touchedAt')::float8)::float8 as off
       from session where sess -> 'passport' ->> 'user' = $1`,
      [me.id],
    );
    expect(row?.off).toBeLessThan(DAY_MS);
  });

  it('is not written with every request', async () => {
    const me = await api.signUp();
    const stamp = () =>
      api.rows<{ xmin: string }>(`select xmin::text from session where sess -> 'passport' ->> 'user' = $1`, [
        me.id,
      ]);
    const before = await stamp();
    await api.call('get', '/api/auth/user', me).expect(200);
    await api.call('get', '/api/resumes', me).expect(200);
    expect(await stamp()).toEqual(before);
  });

  it.each(['garbage', 's%3Aplanted.signature', ''])('is not begun by the cookie %p', async (value) => {
    await api.http.get('/api/auth/user').set('Cookie', `career_session=${value}`).expect(401);
  });
});

describe('the profile', () => {
  it('changes names and phone, never the address', async () => {
    const me = await api.signUp();
    const answer = await api
      .call('put', '/api/auth/user', me)
      .send({
        firstName: 'Amaka',
        lastName: 'Obi-Nwosu',
        phone: '0803',
        email: 'other@example.com',
        isEmailVerified: true,
      })
      .expect(200);
    expect(answer.body).toMatchObject({
      firstName: 'Amaka',
      lastName: 'Obi-Nwosu',
      phone: '0803',
      email: me.email,
    });
    expect(answer.body.isEmailVerified).toBe(false);
  });

  it('refuses short names in the words of the form', async () => {
    const me = await api.signUp();
    const answer = await api
      .call('put', '/api/auth/user', me)
      .send({ firstName: 'A', lastName: '' })
      .expect(400);
    expect(fieldErrorsOf(answer.body)).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
    });
  });
});

describe('Google sign-in that is not set up', () => {
  it('leads back to the sign-in page with its notice', async () => {
    const answer = await api.http.get('/api/auth/google').expect(302);
    expect(answer.headers.location).toBe('/auth?error=auth_failed');
  });

  it('is not among the ways to sign in', async () => {
    const answer = await api.http.get('/api/auth/options').expect(200);
    expect(answer.body).toEqual({ google: false });
  });
});
