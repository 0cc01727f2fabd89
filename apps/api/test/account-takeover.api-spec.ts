import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGoogle, type Persona } from '../../../tools/fake-google/fake-google.ts';
import { AccountLimits } from '../src/modules/identity/account/account-limits.service.ts';
import { SecondFactorRepository } from '../src/modules/identity/second-factor/second-factor.repository.ts';
import { GoogleVisitor } from './support/google-visitor.ts';
import { MAIL } from './support/mail-subjects.ts';
import { Outbox } from './support/outbox.ts';
import { turnOnSecondFactor } from './support/second-factor.ts';
import { type Person, sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const ORIGIN = 'http://career.example';
const NEW_PASSWORD = 'eight silent lakes';

let api: TestApp;
let google: FakeGoogle;
let visitor: GoogleVisitor;
let outbox: Outbox;
beforeAll(async () => {
  google = await FakeGoogle.start();
  api = await TestApp.start({ ...google.environment, PUBLIC_URL: ORIGIN });
  visitor = new GoogleVisitor(api, ORIGIN);
  outbox = new Outbox(api.dataDir);
});
afterAll(async () => {
  await api.stop();
  await google.stop();
});
beforeEach(() => api.rows('delete from rate_limit'));

const logIn = (email: string, password: string) => api.http.post('/api/auth/login').send({ email, password });

const whoIs = async (cookie: string): Promise<{ id: string; isEmailVerified: boolean } | undefined> => {
  const { status, body } = await api.http.get('/api/auth/user').set('Cookie', cookie);
  return status === 200 ? body : undefined;
};

const askForReset = async (email: string): Promise<string> => {
  const before = (await outbox.to(email)).filter(({ subject }) => subject === MAIL.reset).length;
  await api.http.post('/api/auth/password-reset').send({ email }).expect(202);
  return await outbox.token(email, MAIL.reset, 'reset', before + 1);
};

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  api.http.put('/api/auth/password-reset').send({ token, newPassword });

describe('an account made with the address of somebody else', () => {
  interface Trap {
    attacker: Person;
    /** Google account of the attacker. */
    foreign: Persona;
    /** Path of the calendar address that the attacker made. */
    feed: string;
  }

  /** Everything an attacker can prepare before the owner of the address comes. */
  async function layTrap(email: string): Promise<Trap> {
    const attacker = await api.signUp({ email });
    await api.call('post', '/api/auth/google/link', attacker).send({ password: TEST_PASSWORD }).expect(200);
    const foreign = visitor.persona();
    expect((await visitor.signIn(foreign, attacker.cookie)).location).toBe('/profile?google=linked');
    const { body } = await api.call('post', '/api/calendar-feed', attacker).expect(201);
    await turnOnSecondFactor(api, attacker, { password: TEST_PASSWORD });
    const feed = new URL(body.url).pathname;
    await api.http.get(feed).expect(200);
    return { attacker, foreign, feed };
  }

  async function expectAttackerOut({ attacker, foreign, feed }: Trap): Promise<void> {
    expect(await whoIs(attacker.cookie)).toBeUndefined();
    await logIn(attacker.email, TEST_PASSWORD).expect(401);
    const back = await visitor.signIn(foreign);
    expect((await whoIs(back.cookie))?.id).not.toBe(attacker.id);
    await api.http.get(feed).expect(404);
    expect(await api.rows('select 1 from second_factor where user_id = $1', [attacker.id])).toEqual([]);
    expect(await api.rows('select 1 from account_token where user_id = $1', [attacker.id])).toEqual([]);
  }

  it('is wholly the owner’s after a password reset, and the owner is informed', async () => {
    const trap = await layTrap('reset-victim@example.com');
    await reset(await askForReset(trap.attacker.email)).expect(200);
    await expectAttackerOut(trap);
    const owner = await logIn(trap.attacker.email, NEW_PASSWORD).expect(200);
    expect(owner.body).toMatchObject({ ok: true, user: { isEmailVerified: true } });
    const mails = await outbox.to(trap.attacker.email);
    const told = mails.filter(({ subject }) => subject === MAIL.changed).at(-1)?.text ?? '';
    expect(told).toContain('we removed everything that could open it');
  });

  it('is wholly the owner’s after a Google sign-in', async () => {
    const trap = await layTrap('google-victim@example.com');
    const owner = await visitor.signIn(visitor.persona({ email: trap.attacker.email }));
    expect(owner.location).toBe('/dashboard');
    await expectAttackerOut(trap);
    expect((await whoIs(owner.cookie))?.id).toBe(trap.attacker.id);
  });

  it('is not confirmed by the link alone, opened by somebody who has neither its session nor its password', async () => {
    const attacker = await api.signUp({ email: 'click-victim@example.com' });
    const token = await outbox.token(attacker.email, MAIL.verify, 'verify');
    const stranger = await api.signUp();
    for (const cookie of ['', stranger.cookie]) {
      const asked = await api.http
        .put('/api/auth/email-verification')
        .set('Cookie', cookie)
        .send({ token })
        .expect(200);
      expect(asked.body).toMatchObject({ ok: false, needsPassword: true });
    }
    const wrong = await api.http
      .put('/api/auth/email-verification')
      .send({ token, password: 'not this one' })
      .expect(400);
    expect(wrong.body.errors).toEqual([
      { field: 'password', message: 'This is not the password of your account.' },
    ]);
    expect((await whoIs(attacker.cookie))?.isEmailVerified).toBe(false);
    // So a later visit with Google finds it unconfirmed, and takes it over.
    await visitor.signIn(visitor.persona({ email: attacker.email }));
    expect(await whoIs(attacker.cookie)).toBeUndefined();
    await logIn(attacker.email, TEST_PASSWORD).expect(401);
  });

  it('is confirmed on another device with the password, and guesses are limited', async () => {
    const me = await api.signUp();
    const token = await outbox.token(me.email, MAIL.verify, 'verify');
    const confirm = (password: string) =>
      api.http.put('/api/auth/email-verification').send({ token, password });
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => confirm(`guess ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(400),
      ...Array(5).fill(429),
    ]);
    await api.rows('delete from rate_limit');
    expect((await confirm(TEST_PASSWORD).expect(200)).body).toEqual({
      ok: true,
      message: 'Your email address is confirmed.',
    });
    expect((await whoIs(me.cookie))?.isEmailVerified).toBe(true);
  });
});

describe('a reset link', () => {
  it('asked for before a password change opens nothing after it', async () => {
    const me = await api.signUp();
    const token = await askForReset(me.email);
    await api
      .call('put', '/api/auth/password', me)
      .send({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
      .expect(200);
    await reset(token, 'nine loud harbours').expect(422);
    await logIn(me.email, NEW_PASSWORD).expect(200);
  });

  it('leaves Google, second factor and calendar of a confirmed account alone', async () => {
    const me = await api.signUp();
    const verify = await outbox.token(me.email, MAIL.verify, 'verify');
    await api.call('put', '/api/auth/email-verification', me).send({ token: verify }).expect(200);
    const { body } = await api.call('post', '/api/calendar-feed', me).expect(201);
    const { codes } = await turnOnSecondFactor(api, me, { password: TEST_PASSWORD });
    await reset(await askForReset(me.email)).expect(200);
    const first = await logIn(me.email, NEW_PASSWORD).expect(200);
    expect(first.body).toMatchObject({ ok: false, needsCode: true });
    await api.http
      .post('/api/auth/login/code')
      .set('Cookie', sessionCookie(first.headers['set-cookie']))
      .send({ code: codes[0] })
      .expect(200);
    await api.http.get(new URL(body.url).pathname).expect(200);
  });
});

describe('a sign-in that is under way while the password is replaced', () => {
  /** Holds a method up at its first call until it is released. */
  function holdUp<Target extends object>(target: Target, method: keyof Target & string) {
    let release: () => void = () => undefined;
    let arrived: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const original: (...args: unknown[]) => Promise<unknown> = (
      target[method] as () => Promise<unknown>
    ).bind(target);
    const restore = (): boolean => Reflect.set(target, method, original);
    Reflect.set(target, method, async (...args: unknown[]) => {
      restore();
      arrived();
      await gate;
      return await original(...args);
    });
    return { reached, release, restore };
  }

  const change = (me: Person) =>
    api
      .call('put', '/api/auth/password', me)
      .send({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
      .expect(200);

  it('with the old password begins no session', async () => {
    const me = await api.signUp();
    const held = holdUp(api.app.get(SecondFactorRepository), 'backupCodesLeft');
    const signingIn = logIn(me.email, TEST_PASSWORD).then((answer) => answer);
    await held.reached;
    await change(me);
    held.release();
    const answer = await signingIn;
    held.restore();
    expect([answer.status, await whoIs(sessionCookie(answer.headers['set-cookie']))]).toEqual([
      401,
      undefined,
    ]);
  });

  it('with a code begins no session', async () => {
    const me = await api.signUp();
    const { codes } = await turnOnSecondFactor(api, me, { password: TEST_PASSWORD });
    const first = await logIn(me.email, TEST_PASSWORD).expect(200);
    const held = holdUp(api.app.get(AccountLimits), 'forgive');
    const signingIn = api.http
      .post('/api/auth/login/code')
      .set('Cookie', sessionCookie(first.headers['set-cookie']))
      .send({ code: codes[0] })
      .then((answer) => answer);
    await held.reached;
    await change(me);
    held.release();
    const answer = await signingIn;
    held.restore();
    expect([answer.status, await whoIs(sessionCookie(answer.headers['set-cookie']))]).toEqual([
      401,
      undefined,
    ]);
  });

  it('with the Google account of an attacker begins no session', async () => {
    const attacker = await api.signUp({ email: 'raced-victim@example.com' });
    await api.call('post', '/api/auth/google/link', attacker).send({ password: TEST_PASSWORD }).expect(200);
    const foreign = visitor.persona();
    await visitor.signIn(foreign, attacker.cookie);
    const token = await askForReset(attacker.email);
    const held = holdUp(api.app.get(SecondFactorRepository), 'backupCodesLeft');
    const signingIn = visitor.signIn(foreign);
    await held.reached;
    await reset(token).expect(200);
    held.release();
    const answer = await signingIn;
    held.restore();
    expect([answer.location, await whoIs(answer.cookie)]).toEqual(['/auth?error=auth_failed', undefined]);
  });

  it('leaves no session of the old password in eight rounds of parallel sign-ins, by change or by reset', async () => {
    for (let round = 0; round < 8; round += 1) {
      await api.rows('delete from rate_limit');
      const me = await api.signUp();
      const replace =
        round % 2 === 0
          ? () => change(me)
          : await askForReset(me.email).then((token) => () => reset(token).expect(200));
      const signIns = Array.from({ length: 4 }, () => logIn(me.email, TEST_PASSWORD));
      const [answers] = await Promise.all([Promise.all(signIns), replace()]);
      const alive = await Promise.all(
        answers.map(({ headers }) => whoIs(sessionCookie(headers['set-cookie']))),
      );
      expect([round, alive.filter(Boolean)]).toEqual([round, []]);
    }
  });

  it('does not bring an ended session back by changing it', async () => {
    const me = await api.signUp();
    const other = sessionCookie((await logIn(me.email, TEST_PASSWORD)).headers['set-cookie']);
    for (let round = 0; round < 5; round += 1) {
      const path = '/api/auth/google';
      await Promise.all([
        api.http.get(path).set('Cookie', other),
        api.call('delete', '/api/auth/sessions', me),
        api.http.get(path).set('Cookie', other),
      ]);
      expect(await whoIs(other)).toBeUndefined();
    }
  });
});
