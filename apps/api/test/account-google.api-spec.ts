import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeGoogle, TROUBLES } from '../../../tools/fake-google/fake-google.ts';
import { GoogleVisitor } from './support/google-visitor.ts';
import { MAIL } from './support/mail-subjects.ts';
import { Outbox } from './support/outbox.ts';
import { codeOf } from './support/second-factor.ts';
import { sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const ORIGIN = 'http://career.example';
const FAILED = '/auth?error=auth_failed';

let api: TestApp;
let google: FakeGoogle;
let visitor: GoogleVisitor;
let outbox: Outbox;
/** Begun with the others, for it takes the whole deadline. */
let unanswered: ReturnType<typeof signIn>;
beforeAll(async () => {
  google = await FakeGoogle.start();
  api = await TestApp.start({ ...google.environment, PUBLIC_URL: ORIGIN });
  outbox = new Outbox(api.dataDir);
  visitor = new GoogleVisitor(api, ORIGIN);
  unanswered = signIn(persona({ trouble: 'token-hangs' }));
});
afterAll(async () => {
  await api.stop();
  await google.stop();
});

const persona: GoogleVisitor['persona'] = (more) => visitor.persona(more);
const leave: GoogleVisitor['leave'] = (cookie) => visitor.leave(cookie);
const choose: GoogleVisitor['choose'] = (url, who) => visitor.choose(url, who);
const comeBack: GoogleVisitor['comeBack'] = (path, cookie) => visitor.comeBack(path, cookie);
const signIn: GoogleVisitor['signIn'] = (who, cookie) => visitor.signIn(who, cookie);

const whoIs = async (cookie: string) => {
  const { status, body } = await api.http.get('/api/auth/user').set('Cookie', cookie);
  return status === 200 ? body : undefined;
};

const accounts = async (email: string) =>
  api.rows<{ id: string; password: string | null; google_id: string | null; is_email_verified: boolean }>(
    'select id, password, google_id, is_email_verified from "user" where email = $1',
    [email],
  );

it('is among the ways to sign in where it is set up', async () => {
  const answer = await api.http.get('/api/auth/options').expect(200);
  expect(answer.body).toEqual({ google: true });
});

describe('Google sign-in', () => {
  it('makes an account at the first visit and opens it at the next, under a new session id', async () => {
    const who = persona();
    const first = await signIn(who);
    expect(first.location).toBe('/dashboard');
    expect(await whoIs(first.before)).toBeUndefined();
    const user = await whoIs(first.cookie);
    expect(user).toMatchObject({
      email: who.email,
      firstName: 'Ngọzi',
      lastName: 'Ade',
      authProvider: 'google',
      isEmailVerified: true,
      profileImageUrl: 'https://lh3.example.com/portrait.jpg',
    });
    const second = await signIn(who);
    expect((await whoIs(second.cookie)).id).toBe(user.id);
    expect(await accounts(who.email)).toHaveLength(1);
  });

  it('sends state, nonce and a PKCE challenge that no two visits share', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => leave()));
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = visits.map(({ url }) => url.searchParams.get(name) ?? '');
      expect([name, new Set(values).size]).toEqual([name, 20]);
    }
    expect(visits[0]?.url.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/api/auth/google/callback`);
    expect(visits[0]?.url.searchParams.get('scope')).toBe('openid email profile');
  });

  it('knows a person by the subject when the address at Google changes', async () => {
    const who = persona();
    const { id } = await whoIs((await signIn(who)).cookie);
    const victim = await api.signUp();
    const renamed = await signIn({ ...who, email: victim.email });
    expect(await whoIs(renamed.cookie)).toMatchObject({ id, email: who.email });
    expect((await accounts(victim.email))[0]?.google_id).toBeNull();
  });

  it('makes one account when tabs come back at once', async () => {
    const who = persona();
    const away = await Promise.all([1, 2, 3, 4, 5, 6].map(() => leave()));
    const answers = await Promise.all(
      away.map(async ({ url, cookie }) => comeBack(await choose(url, who), cookie)),
    );
    expect(answers.map(({ headers }) => headers.location)).toEqual(away.map(() => '/dashboard'));
    expect(await accounts(who.email)).toHaveLength(1);
  });

  it('takes names that are missing, odd or long', async () => {
    const who = persona({ given: '', family: `${'x'.repeat(300)}\u0000` });
    const user = await whoIs((await signIn(who)).cookie);
    expect(user).toMatchObject({ lastName: 'x'.repeat(100) });
    expect(user.firstName.length).toBeGreaterThan(0);
  });
});

describe('an address that has an account already', () => {
  it('is joined when it is proven here and at Google, and the owner gets a mail', async () => {
    const me = await api.signUp();
    const token = await outbox.token(me.email, 'Please confirm your email address', 'verify');
    await api.call('put', '/api/auth/email-verification', me).send({ token }).expect(200);
    const { cookie } = await signIn(persona({ email: me.email.toUpperCase() }));
    expect((await whoIs(cookie)).id).toBe(me.id);
    expect(await whoIs(me.cookie)).toBeDefined();
    await api.http.post('/api/auth/login').send({ email: me.email, password: TEST_PASSWORD }).expect(200);
    expect((await outbox.find(me.email, MAIL.changed)).text).toContain(
      'can now sign in to your Career Toolkit account',
    );
    const other = await signIn(persona({ email: me.email }));
    expect([other.location, await whoIs(other.cookie)]).toEqual([FAILED, undefined]);
  });

  it('is taken from whoever registered it first: password, sessions, links, second factor and foreign Google account are removed', async () => {
    const attacker = await api.signUp({ email: 'victim-to-be@example.com' });
    const waiting = await api.http
      .post('/api/auth/login')
      .send({ email: attacker.email, password: TEST_PASSWORD })
      .expect(200);
    await api.call('post', '/api/auth/google/link', attacker).send({ password: TEST_PASSWORD }).expect(200);
    const foreign = persona();
    expect((await signIn(foreign, attacker.cookie)).location).toBe('/profile?google=linked');
    expect((await accounts(attacker.email))[0]?.is_email_verified).toBe(false);
    const { body: begun } = await api
      .call('post', '/api/auth/second-factor', attacker)
      .send({ password: TEST_PASSWORD });
    await api
      .call('put', '/api/auth/second-factor', attacker)
      .send({ code: codeOf(begun.secret) })
      .expect(200);

    const { location, cookie } = await signIn(persona({ email: attacker.email }));
    expect(location).toBe('/dashboard');
    expect((await whoIs(cookie)).id).toBe(attacker.id);
    expect(await whoIs(attacker.cookie)).toBeUndefined();
    expect(await whoIs(sessionCookie(waiting.headers['set-cookie']))).toBeUndefined();
    await api.http
      .post('/api/auth/login')
      .send({ email: attacker.email, password: TEST_PASSWORD })
      .expect(401);
    const back = await signIn(foreign);
    expect((await whoIs(back.cookie)).id).not.toBe(attacker.id);
    expect(await accounts(attacker.email)).toMatchObject([{ password: null, is_email_verified: true }]);
    const left = await api.rows(
      'select user_id from second_factor where user_id = $1 union all select user_id from account_token where user_id = $1',
      [attacker.id],
    );
    expect(left).toEqual([]);
    expect((await outbox.find(attacker.email, MAIL.changed, 3)).text).toContain('an earlier password');
  });

  it('is neither opened nor made by an address that Google has not proven', async () => {
    const me = await api.signUp();
    for (const email of [me.email, 'nobody-yet@example.com']) {
      const { location, cookie } = await signIn(persona({ email, verified: false }));
      expect([location, await whoIs(cookie)]).toEqual([FAILED, undefined]);
    }
    expect((await accounts(me.email))[0]?.google_id).toBeNull();
    expect(await accounts('nobody-yet@example.com')).toEqual([]);
  });
});

describe('every failure lands on the notice and signs nobody in', () => {
  const expectNobody = async (answer: { headers: Record<string, unknown> }) => {
    expect(answer.headers.location).toBe(FAILED);
    expect(await whoIs(sessionCookie(answer.headers['set-cookie']))).toBeUndefined();
  };

  it('when the person says no', async () => {
    expect((await signIn('deny')).location).toBe(FAILED);
  });

  it.each(TROUBLES.filter((trouble) => trouble !== 'token-hangs'))(
    'when Google answers with %s',
    async (trouble) => {
      const who = persona({ trouble });
      expect((await signIn(who)).location).toBe(FAILED);
      expect(await accounts(who.email)).toEqual([]);
    },
  );

  it('when Google does not answer at all', async () => {
    expect((await unanswered).location).toBe(FAILED);
  });

  it('when the state is missing, made up, of another browser, or used before', async () => {
    const mine = await leave();
    const theirs = await leave();
    const path = await choose(mine.url, persona());
    await expectNobody(await comeBack(path, ''));
    await expectNobody(await comeBack(path, theirs.cookie));
    await expectNobody(await comeBack(path.replace(/&state=[^&]*/, ''), mine.cookie));

    const again = await leave();
    const second = await choose(again.url, persona());
    await expectNobody(await comeBack(second.replace(/state=[^&]*/, 'state=made-up'), again.cookie));
    await expectNobody(await comeBack(second, again.cookie));

    const good = await leave();
    const third = await choose(good.url, persona());
    expect((await comeBack(third, good.cookie)).headers.location).toBe('/dashboard');
    await expectNobody(await comeBack(third, good.cookie));
  });

  it('when a code is made up, replayed in another visit, or sent as a list', async () => {
    const first = await leave();
    const path = await choose(first.url, persona());
    const code = new URLSearchParams(path.split('?')[1]).get('code') ?? '';
    const second = await leave();
    const state = second.url.searchParams.get('state') ?? '';
    await expectNobody(
      await comeBack(`/api/auth/google/callback?code=${code}&state=${state}`, second.cookie),
    );
    for (const query of ['', '?code=x', '?code=x&code=y&state=z', '?error=server_error', '?state=x']) {
      await expectNobody(await comeBack(`/api/auth/google/callback${query}`, (await leave()).cookie));
    }
  });

  it('and leads nowhere else, whatever the query asks for', async () => {
    for (const target of ['//evil.example', 'https:evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const query = ['next', 'returnTo', 'redirect']
        .map((name) => `${name}=${encodeURIComponent(target)}`)
        .join('&');
      const away = await api.http.get(`/api/auth/google?${query}`).expect(302);
      expect(new URL(away.headers.location ?? '').origin).toBe(
        new URL(google.environment.GOOGLE_AUTHORIZATION_URL ?? '').origin,
      );
      await expectNobody(await comeBack(`/api/auth/google/callback?error=access_denied&${query}`, ''));
    }
  });
});

describe('a Google account on the profile', () => {
  const security = async (me: { cookie: string }) =>
    (await api.http.get('/api/auth/security').set('Cookie', me.cookie)).body;

  it('is joined and parted with the password, and opens one account only', async () => {
    const me = await api.signUp();
    const other = await api.signUp();
    const who = persona({ email: me.email });
    await api.call('post', '/api/auth/google/link', me).send({ password: 'wrong' }).expect(400);
    const begun = await api
      .call('post', '/api/auth/google/link', me)
      .send({ password: TEST_PASSWORD })
      .expect(200);
    expect(begun.body).toEqual({ url: '/api/auth/google' });
    const linked = await signIn(who, me.cookie);
    expect([linked.location, await security(me)]).toEqual([
      '/profile?google=linked',
      expect.objectContaining({ hasGoogle: true, hasPassword: true, isGoogleAvailable: true }),
    ]);
    // Google has proven the very address of the account.
    expect((await whoIs(me.cookie)).isEmailVerified).toBe(true);
    expect((await whoIs((await signIn(who)).cookie)).id).toBe(me.id);

    await api.call('post', '/api/auth/google/link', other).send({ password: TEST_PASSWORD }).expect(200);
    expect((await signIn(who, other.cookie)).location).toBe('/profile?google=failed');
    expect(await security(other)).toMatchObject({ hasGoogle: false });

    await api.call('post', '/api/auth/google/unlink', me).send({ password: 'wrong' }).expect(400);
    await api.call('post', '/api/auth/google/unlink', me).send({ password: TEST_PASSWORD }).expect(200);
    expect(await security(me)).toMatchObject({ hasGoogle: false });
  });

  it('is not joined by merely visiting Google while signed in, nor when somebody else is signed in by then', async () => {
    const me = await api.signUp();
    const visit = await signIn(persona(), me.cookie);
    expect(visit.location).toBe('/dashboard');
    expect(await security(me)).not.toMatchObject({ hasGoogle: true });

    const owner = await api.signUp();
    await api.call('post', '/api/auth/google/link', owner).send({ password: TEST_PASSWORD }).expect(200);
    const away = await leave(owner.cookie);
    const path = await choose(away.url, persona());
    await api.call('post', '/api/auth/logout', owner).expect(200);
    expect((await comeBack(path, owner.cookie)).headers.location).toBe(FAILED);
    expect((await accounts(owner.email))[0]?.google_id).toBeNull();
  });

  it('cannot be parted from an account that has no password; a reset link gives it one', async () => {
    const who = persona();
    const { cookie } = await signIn(who);
    const me = { id: '', email: who.email, cookie };
    const refused = await api.call('post', '/api/auth/google/unlink', me).send({ password: 'x' }).expect(422);
    expect(refused.body.message).toBe('This account has no password yet. Ask for a link to choose one.');
    await api.http.post('/api/auth/password-reset').send({ email: who.email }).expect(202);
    const token = await outbox.token(who.email, 'Choose a new password', 'reset');
    await api.http.put('/api/auth/password-reset').send({ token, newPassword: TEST_PASSWORD }).expect(200);
    expect(await whoIs(cookie)).toBeUndefined();
    const again = { ...me, cookie: (await signIn(who)).cookie };
    await api.call('post', '/api/auth/google/unlink', again).send({ password: TEST_PASSWORD }).expect(200);
  });

  it('does not pass by the second factor', async () => {
    const who = persona();
    const { cookie } = await signIn(who);
    const me = { id: '', email: who.email, cookie };
    await api.call('post', '/api/auth/google/proof', me).expect(200);
    await signIn(who, cookie);
    await api
      .call('post', '/api/auth/second-factor', me)
      .send({ confirmation: 'somebody@example.com' })
      .expect(400);
    const begun = await api
      .call('post', '/api/auth/second-factor', me)
      .send({ confirmation: who.email.toUpperCase() })
      .expect(201);
    const on = await api
      .call('put', '/api/auth/second-factor', me)
      .send({ code: codeOf(begun.body.secret) })
      .expect(200);
    const next = await signIn(who);
    expect([next.location, await whoIs(next.cookie)]).toEqual(['/auth?step=code', undefined]);
    await api.http
      .post('/api/auth/login/code')
      .set('Cookie', next.cookie)
      .send({ code: on.body.codes[0] })
      .expect(200);
  });
});
