import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { fieldErrorsOf } from './support/field-errors.ts';
import { MAIL } from './support/mail-subjects.ts';
import { Outbox } from './support/outbox.ts';
import { codeOf } from './support/second-factor.ts';
import { type Person, sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const DEAD_LINK = 'This link has already been used or has expired. Please ask for a new one.';
const NEW_PASSWORD = 'eight silent lakes';

let api: TestApp;
let outbox: Outbox;
beforeAll(async () => {
  api = await TestApp.start();
  outbox = new Outbox(api.dataDir);
});
afterAll(() => api.stop());

const signIn = (email: string, password: string, cookie = '') =>
  api.http.post('/api/auth/login').set('Cookie', cookie).send({ email, password });

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await api.http.get('/api/auth/user').set('Cookie', cookie)).status === 200;

const deviceCookie = (setCookie: unknown): string =>
  /career_device=[^;,]+/.exec(String(setCookie))?.[0] ?? '';

const forgetLimits = () => api.rows('delete from rate_limit');

describe('the e-mail address', () => {
  const confirm = (me: Person, token: string) =>
    api.call('put', '/api/auth/email-verification', me).send({ token });

  it('is proven by the link of the mail, once', async () => {
    const me = await api.signUp();
    const token = await outbox.token(me.email, MAIL.verify, 'verify');
    const stored = await api.rows<{ hash: string }>('select hash from account_token where user_id = $1', [
      me.id,
    ]);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.hash).not.toContain(token);
    expect((await confirm(me, token).expect(200)).body).toEqual({
      ok: true,
      message: 'Your email address is confirmed.',
    });
    expect((await api.call('get', '/api/auth/user', me)).body.isEmailVerified).toBe(true);
    expect((await confirm(me, token).expect(422)).body.message).toBe(DEAD_LINK);
    const again = await api.call('post', '/api/auth/email-verification', me).expect(202);
    expect(again.body.message).toBe('Your email address is confirmed already.');
  });

  it('is not proven by an older link, an old one, a foreign kind of link or a guess', async () => {
    const me = await api.signUp();
    const first = await outbox.token(me.email, MAIL.verify, 'verify');
    await api.call('post', '/api/auth/email-verification', me).expect(202);
    const second = await outbox.token(me.email, MAIL.verify, 'verify', 2);
    expect(second).not.toBe(first);
    await confirm(me, first).expect(422);
    await api.rows(`update account_token set expires_at = now() where user_id = $1`, [me.id]);
    await confirm(me, second).expect(422);
    await api.http.post('/api/auth/password-reset').send({ email: me.email }).expect(202);
    await confirm(me, await outbox.token(me.email, MAIL.reset, 'reset')).expect(422);
    await confirm(me, 'guess').expect(422);
    expect(fieldErrorsOf((await confirm(me, '').expect(400)).body)).toEqual({
      token: 'This link is not complete. Please open it from the e-mail again.',
    });
    expect((await api.call('get', '/api/auth/user', me)).body.isEmailVerified).toBe(false);
  });

  it('is sent three links an hour and no more', async () => {
    const me = await api.signUp();
    for (let link = 0; link < 3; link += 1) {
      await api.call('post', '/api/auth/email-verification', me).expect(202);
    }
    const held = await api.call('post', '/api/auth/email-verification', me).expect(429);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
    await api.http.post('/api/auth/email-verification').expect(401);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => api.http.post('/api/auth/password-reset').send({ email });
  const reset = (token: string, newPassword: string) =>
    api.http.put('/api/auth/password-reset').send({ token, newPassword });

  it('is replaced through the link; every session ends, and the address is proven', async () => {
    const me = await api.signUp();
    const elsewhere = sessionCookie((await signIn(me.email, TEST_PASSWORD)).headers['set-cookie']);
    await ask(` ${me.email.toUpperCase()} `).expect(202);
    const token = await outbox.token(me.email, MAIL.reset, 'reset');

    const weak = await reset(token, 'password1').expect(400);
    expect(fieldErrorsOf(weak.body)).toEqual({
      newPassword: 'This password is easy to guess. Please choose another.',
    });
    expect(fieldErrorsOf((await reset(token, 'short').expect(400)).body)).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
    expect(await isSignedIn(me.cookie)).toBe(true);

    const [one, two] = await Promise.all([reset(token, NEW_PASSWORD), reset(token, 'another silent lake')]);
    expect([one.status, two.status].sort()).toEqual([200, 422]);
    const password = one.status === 200 ? NEW_PASSWORD : 'another silent lake';
    expect([await isSignedIn(me.cookie), await isSignedIn(elsewhere)]).toEqual([false, false]);
    await signIn(me.email, TEST_PASSWORD).expect(401);
    const back = await signIn(me.email, password).expect(200);
    expect(back.body.user.isEmailVerified).toBe(true);
    expect((await outbox.find(me.email, MAIL.changed)).text).toContain(
      'we removed everything that could open it',
    );
    expect((await reset(token, NEW_PASSWORD).expect(422)).body.message).toBe(DEAD_LINK);
  });

  it('is asked for without telling whether the account exists, before the account is even looked up', async () => {
    const { email } = await api.signUp();
    const shown = ({ body, status, headers }: Awaited<ReturnType<typeof ask>>) => ({
      body,
      status,
      headers: Object.keys(headers).sort(),
    });
    const known = await ask(email);
    const unknown = await ask('nobody@example.com');
    expect(shown(known)).toEqual(shown(unknown));
    expect(known.body.message).toContain('If there is an account with this address');

    const lock = new pg.Client({ connectionString: api.databaseUrl });
    await lock.connect();
    await lock.query('begin; lock table "user" in access exclusive mode');
    await ask(email).expect(202);
    await lock.query('rollback');
    await lock.end();
    await outbox.find(email, MAIL.reset, 2);
    expect(await outbox.to('nobody@example.com')).toEqual([]);
  });

  it('is mailed three times an hour at most, and the answer does not show it', async () => {
    const { email } = await api.signUp();
    for (let link = 0; link < 5; link += 1) await ask(email).expect(202);
    await outbox.find(email, MAIL.reset, 3);
    await ask('somebody-else@example.com').expect(202);
    expect((await outbox.to(email)).filter(({ subject }) => subject === MAIL.reset)).toHaveLength(3);
    await forgetLimits();
  });

  it('is held back for one place that asks for many', async () => {
    await forgetLimits();
    for (let link = 0; link < 60; link += 1) await ask(`many-${link}@example.com`).expect(202);
    await ask('many-60@example.com').expect(429);
    await forgetLimits();
  });

  it('lets the owner in again whom a guesser had locked out', async () => {
    const { email } = await api.signUp();
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, `guess ${guess}`).expect(401);
    await signIn(email, TEST_PASSWORD).expect(429);
    await ask(email).expect(202);
    const answer = await reset(await outbox.token(email, MAIL.reset, 'reset'), NEW_PASSWORD).expect(200);
    await signIn(email, NEW_PASSWORD, deviceCookie(answer.headers['set-cookie'])).expect(200);
    await forgetLimits();
  });

  it('has a link that dies after half an hour', async () => {
    const me = await api.signUp();
    await ask(me.email).expect(202);
    const token = await outbox.token(me.email, MAIL.reset, 'reset');
    const [row] = await api.rows<{ minutes: string }>(
      `select round(extract(epoch from expires_at - created_at) / 60) as minutes from account_token
       where user_id = $1 and purpose = 'reset-password'`,
      [me.id],
    );
    expect(Number(row?.minutes)).toBe(30);
    await api.rows(`update account_token set expires_at = now() where user_id = $1`, [me.id]);
    await reset(token, NEW_PASSWORD).expect(422);
    await signIn(me.email, TEST_PASSWORD).expect(200);
  });
});

describe('a new device', () => {
  it('is reported by mail with its name and the local time of the person, unless it is known or mails are off', async () => {
    const signUp = await api.http.post('/api/auth/signup').send({
      email: 'devices@example.com',
      password: TEST_PASSWORD,
      firstName: 'Ada',
      lastName: 'Obi',
    });
    const device = deviceCookie(signUp.headers['set-cookie']);
    await signIn('devices@example.com', TEST_PASSWORD, device).expect(200);
    const agent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
    const other = await signIn('devices@example.com', TEST_PASSWORD).set('User-Agent', agent).expect(200);
    const mail = await outbox.find('devices@example.com', MAIL.newDevice);
    expect(mail.text).toMatch(/Device: Chrome on Android\nTime: .*(?:GMT\+1|West Africa)/);
    await api.http
      .put('/api/auth/user')
      .set('Cookie', sessionCookie(other.headers['set-cookie']))
      .send({ firstName: 'Ada', lastName: 'Obi', wantsNewDeviceMails: false })
      .expect(200);
    await signIn('devices@example.com', TEST_PASSWORD).expect(200);
    await api.http.post('/api/auth/password-reset').send({ email: 'devices@example.com' }).expect(202);
    await outbox.find('devices@example.com', MAIL.reset);
    expect(
      (await outbox.to('devices@example.com')).filter(({ subject }) => subject === MAIL.newDevice),
    ).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (me: Person, currentPassword: string, newPassword = NEW_PASSWORD) =>
    api.call('put', '/api/auth/password', me).send({ currentPassword, newPassword });

  it('asks for the current one, ends the other sessions and gives this one a new id', async () => {
    const me = await api.signUp();
    const elsewhere = sessionCookie((await signIn(me.email, TEST_PASSWORD)).headers['set-cookie']);
    expect(fieldErrorsOf((await change(me, 'not it').expect(400)).body)).toEqual({
      currentPassword: 'This is not the password of your account.',
    });
    expect(fieldErrorsOf((await change(me, '', 'short').expect(400)).body)).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 8 characters',
    });
    expect(fieldErrorsOf((await change(me, TEST_PASSWORD, 'qwertyuiop').expect(400)).body)).toEqual({
      newPassword: 'This password is easy to guess. Please choose another.',
    });
    const answer = await change(me, TEST_PASSWORD).expect(200);
    expect(answer.body.message).toBe('Your password was changed. You are signed out everywhere else.');
    const next = sessionCookie(answer.headers['set-cookie']);
    expect([await isSignedIn(me.cookie), await isSignedIn(elsewhere), await isSignedIn(next)]).toEqual([
      false,
      false,
      true,
    ]);
    await signIn(me.email, TEST_PASSWORD).expect(401);
    await signIn(me.email, NEW_PASSWORD).expect(200);
    expect((await outbox.find(me.email, MAIL.changed)).text).toContain(
      'The password of your Career Toolkit account was changed.',
    );
  });

  it('cannot be tried without end at a screen left open', async () => {
    const me = await api.signUp();
    for (let guess = 0; guess < 10; guess += 1) await change(me, `guess ${guess}`).expect(400);
    await change(me, TEST_PASSWORD).expect(429);
    await forgetLimits();
  });
});

describe('the list of sessions', () => {
  it('names devices and times, ends one or all others, and never those of somebody else', async () => {
    const me = await api.signUp();
    const other = await api.signUp();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const second = await signIn(me.email, TEST_PASSWORD).set('User-Agent', firefox);
    const third = await signIn(me.email, TEST_PASSWORD);
    const cookies = [second, third].map(({ headers }) => sessionCookie(headers['set-cookie']));
    const { body: list } = await api.call('get', '/api/auth/sessions', me).expect(200);
    expect(list).toHaveLength(3);
    expect(list.filter((row: { isCurrent: boolean }) => row.isCurrent)).toHaveLength(1);
    const onFirefox = list.find((row: { device: string }) => row.device === 'Firefox on Windows');
    expect(onFirefox).toMatchObject({
      isCurrent: false,
      startedAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
    });
    const stored = await api.rows<{ sid: string }>('select sid from session');
    expect(stored.map(({ sid }) => sid)).not.toContain(onFirefox.id);

    await api.call('delete', `/api/auth/sessions/${onFirefox.id}`, other).expect(404);
    expect(await isSignedIn(cookies[0] ?? '')).toBe(true);
    await api.call('delete', `/api/auth/sessions/${onFirefox.id}`, me).expect(204);
    await api.call('delete', `/api/auth/sessions/${onFirefox.id}`, me).expect(404);
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, true]);
    await api.call('delete', '/api/auth/sessions', me).expect(204);
    expect(await isSignedIn(cookies[1] ?? '')).toBe(false);
    expect(await isSignedIn(me.cookie)).toBe(true);
    expect(await isSignedIn(other.cookie)).toBe(true);
  });
});

describe('the profile', () => {
  it('takes preferences, leaves out what is left out, and clears with null', async () => {
    const me = await api.signUp();
    const names = { firstName: 'Ada', lastName: 'Obi' };
    const save = (more: object) => api.call('put', '/api/auth/user', me).send({ ...names, ...more });
    const whole = {
      currentJobStatus: 'student',
      profileImageUrl: 'https://example.com/me.jpg',
      timeZone: 'Europe/London',
      country: 'GB',
      language: 'fr',
      wantsReminderMails: false,
      wantsNewDeviceMails: false,
    };
    expect((await api.call('get', '/api/auth/user', me)).body).toMatchObject({
      currentJobStatus: null,
      profileImageUrl: null,
      timeZone: 'Africa/Lagos',
      country: null,
      language: null,
      wantsReminderMails: true,
      wantsNewDeviceMails: true,
    });
    expect((await save(whole).expect(200)).body).toMatchObject(whole);
    expect((await save({}).expect(200)).body).toMatchObject(whole);
    const cleared = await save({
      currentJobStatus: null,
      profileImageUrl: '',
      timeZone: null,
      country: null,
      language: null,
    });
    expect(cleared.body).toMatchObject({
      currentJobStatus: null,
      profileImageUrl: null,
      timeZone: 'Africa/Lagos',
      country: null,
      language: null,
      wantsReminderMails: false,
    });
    const bad = await save({
      currentJobStatus: 'retired',
      profileImageUrl: 'javascript:alert(1)',
      timeZone: 'Africa/Atlantis',
      country: 'Nigeria',
      language: 'xx',
      wantsReminderMails: 'yes',
    }).expect(400);
    expect(fieldErrorsOf(bad.body)).toEqual({
      currentJobStatus: 'Job status must be one of employed, unemployed, student, freelancer',
      profileImageUrl: 'Photo URL must be a valid URL starting with http:// or https://',
      timeZone: 'Time zone must be a name such as Africa/Lagos',
      country: 'Country must be a two-letter code such as NG',
      language: 'Language must be one of en, fr, pt, ar, sw, ha, yo, ig, pcm, am, af, zu',
      wantsReminderMails: 'Reminders by e-mail must be true or false',
    });
  });
});

describe('the second factor', () => {
  const sendCode = (cookie: string, code: string) =>
    api.http.post('/api/auth/login/code').set('Cookie', cookie).send({ code });
  /** Gives the password; the answer's cookie waits for the code. */
  const firstStep = async (email: string): Promise<string> => {
    const answer = await signIn(email, TEST_PASSWORD).expect(200);
    expect(answer.body).toEqual({
      ok: false,
      needsCode: true,
      message: 'Please enter the code of your authenticator app.',
    });
    return sessionCookie(answer.headers['set-cookie']);
  };
  /** An account with a second factor; the code of the present step is used up. */
  const setUp = async (): Promise<{ me: Person; secret: string; codes: string[] }> => {
    const me = await api.signUp();
    const begun = await api
      .call('post', '/api/auth/second-factor', me)
      .send({ password: TEST_PASSWORD })
      .expect(201);
    const { secret } = begun.body;
    const on = await api
      .call('put', '/api/auth/second-factor', me)
      .send({ code: codeOf(secret) })
      .expect(200);
    return { me, secret, codes: on.body.codes };
  };

  it('is set up with the password and a first code, its secret stored encrypted', async () => {
    const me = await api.signUp();
    const begin = (body: object) => api.call('post', '/api/auth/second-factor', me).send(body);
    expect(fieldErrorsOf((await begin({ password: 'wrong' }).expect(400)).body)).toEqual({
      password: 'This is not the password of your account.',
    });
    const { secret, address } = (await begin({ password: TEST_PASSWORD }).expect(201)).body;
    expect(address).toMatch(/^otpauth:\/\/totp\/Career%20Toolkit:person/);
    expect(address).toContain(`secret=${secret}`);
    // Not on yet: a phone that was set up wrongly locks nobody out.
    await signIn(me.email, TEST_PASSWORD)
      .expect(200)
      .expect(({ body }) => expect(body.ok).toBe(true));
    const confirm = (code: string) => api.call('put', '/api/auth/second-factor', me).send({ code });
    expect(fieldErrorsOf((await confirm('000000').expect(400)).body).code).toMatch(/^This code is not right/);
    const { codes } = (await confirm(codeOf(secret)).expect(200)).body;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [row] = await api.rows<{ secret: string; backup_codes: string[] }>(
      'select secret, backup_codes from second_factor where user_id = $1',
      [me.id],
    );
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(row)).not.toContain(code);
    await confirm(codeOf(secret, 1)).expect(422);
    await begin({ password: TEST_PASSWORD }).expect(422);
    const security = await api.call('get', '/api/auth/security', me).expect(200);
    expect(security.body).toEqual({
      hasPassword: true,
      hasGoogle: false,
      isGoogleAvailable: false,
      isFreshlyConfirmed: false,
      hasSecondFactor: true,
      backupCodesLeft: 10,
    });
    expect((await outbox.find(me.email, MAIL.changed)).text).toContain('asks for a code from your phone');
  });

  it('lets nobody in by the password alone, and takes no code twice', async () => {
    const { me, secret } = await setUp();
    const waiting = await firstStep(me.email);
    expect(await isSignedIn(waiting)).toBe(false);
    await api.http.get('/api/resumes').set('Cookie', waiting).expect(401);
    const code = codeOf(secret, 1);
    const answer = await sendCode(waiting, `${code.slice(0, 3)} ${code.slice(3)}`).expect(200);
    expect(answer.body).toMatchObject({ ok: true, user: { email: me.email } });
    const signedIn = sessionCookie(answer.headers['set-cookie']);
    expect([signedIn === waiting, await isSignedIn(signedIn)]).toEqual([false, true]);
    await sendCode(waiting, codeOf(secret, 1)).expect(401);

    const replayed = await sendCode(await firstStep(me.email), code).expect(400);
    expect(replayed.body).toMatchObject({
      ok: false,
      errors: [{ field: 'code', message: expect.stringContaining('used already') }],
    });
    await sendCode(await firstStep(me.email), codeOf(secret, -1)).expect(400);
    await sendCode(await firstStep(me.email), codeOf(secret, 5)).expect(400);
    await sendCode('', code).expect(401);
    await forgetLimits();
  });

  it('takes each of its backup codes once, in any spelling, also when two come at once', async () => {
    const { me, codes } = await setUp();
    const [first = '', second = ''] = codes;
    await sendCode(await firstStep(me.email), first.toUpperCase().replaceAll('-', ' ')).expect(200);
    await sendCode(await firstStep(me.email), first).expect(400);
    const both = await Promise.all([firstStep(me.email), firstStep(me.email)]);
    const answers = await Promise.all(both.map((cookie) => sendCode(cookie, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const left = await api.call('get', '/api/auth/security', me);
    expect(left.body.backupCodesLeft).toBe(8);

    const renewed = await api
      .call('post', '/api/auth/second-factor/backup-codes', me)
      .send({ password: TEST_PASSWORD })
      .expect(200);
    await sendCode(await firstStep(me.email), codes[2] ?? '').expect(400);
    await sendCode(await firstStep(me.email), renewed.body.codes[0]).expect(200);
    await forgetLimits();
  });

  it('stops a guesser after five codes, whatever session they begin', async () => {
    const { me, secret } = await setUp();
    for (let guess = 0; guess < 5; guess += 1) {
      await sendCode(await firstStep(me.email), String(100_000 + guess)).expect(400);
    }
    const held = await sendCode(await firstStep(me.email), codeOf(secret)).expect(429);
    expect(held.body).toMatchObject({
      ok: false,
      message: 'Too many attempts. Please wait a little before you try again.',
    });
    await forgetLimits();
  });

  it('forgets who waits for a code when the time or the password is over', async () => {
    const { me, secret } = await setUp();
    const late = await firstStep(me.email);
    await api.rows(
      `update session set sess = jsonb_set(sess, '{awaitingCode,until}', '0') where sess -> 'awaitingCode' ->> 'userId' = $1`,
      [me.id],
    );
    await sendCode(late, codeOf(secret)).expect(401);
    const waiting = await firstStep(me.email);
    await api
      .call('put', '/api/auth/password', me)
      .send({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
      .expect(200);
    await sendCode(waiting, codeOf(secret)).expect(401);
  });

  it('is turned off with the password', async () => {
    const { me } = await setUp();
    const off = (body: object) => api.call('post', '/api/auth/second-factor/removal', me).send(body);
    await off({}).expect(400);
    await off({ confirmation: me.email }).expect(400);
    await off({ password: TEST_PASSWORD }).expect(204);
    await signIn(me.email, TEST_PASSWORD)
      .expect(200)
      .expect(({ body }) => expect(body.ok).toBe(true));
    await api
      .call('post', '/api/auth/second-factor/backup-codes', me)
      .send({ password: TEST_PASSWORD })
      .expect(422);
    await outbox.find(me.email, MAIL.changed, 2);
  });
});
