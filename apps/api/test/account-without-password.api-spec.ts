import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGoogle, type Persona } from '../../../tools/fake-google/fake-google.ts';
import { GoogleVisitor } from './support/google-visitor.ts';
import { codeOf, turnOnSecondFactor } from './support/second-factor.ts';
import { type Person, TestApp } from './support/test-app.ts';

const ORIGIN = 'http://career.example';
const NEEDS_GOOGLE =
  'Please confirm with Google first that it is you. This lasts five minutes in this browser.';

let api: TestApp;
let google: FakeGoogle;
let visitor: GoogleVisitor;
beforeAll(async () => {
  google = await FakeGoogle.start();
  api = await TestApp.start({ ...google.environment, PUBLIC_URL: ORIGIN });
  visitor = new GoogleVisitor(api, ORIGIN);
});
afterAll(async () => {
  await api.stop();
  await google.stop();
});
beforeEach(() => api.rows('delete from rate_limit'));

/** Somebody who has only ever come with Google. */
async function visitorOfGoogle(): Promise<{ me: Person; who: Persona }> {
  const who = visitor.persona();
  const { cookie } = await visitor.signIn(who);
  return { me: { id: '', email: who.email, cookie }, who };
}

/** Goes to Google and comes back as proof, with whichever account. @returns where that led. */
async function confirmWithGoogle(me: Person, who: Persona | 'deny'): Promise<string | undefined> {
  const begun = await api.call('post', '/api/auth/google/proof', me).expect(200);
  expect(begun.body).toEqual({ url: '/api/auth/google' });
  return (await visitor.signIn(who, me.cookie)).location;
}

const isConfirmed = async (me: Person): Promise<boolean> =>
  (await api.call('get', '/api/auth/security', me).expect(200)).body.isFreshlyConfirmed;

async function confirmAndTurnOn(me: Person, who: Persona): Promise<{ secret: string; codes: string[] }> {
  expect(await confirmWithGoogle(me, who)).toBe('/profile?google=confirmed');
  const secondFactor = await turnOnSecondFactor(api, me, { confirmation: me.email });
  // What follows is about codes alone.
  await api.rows(`update session set sess = sess - 'confirmedUntil'`);
  return secondFactor;
}

describe('an account without a password', () => {
  it('is not deleted, and no second factor set up, by the typed address alone', async () => {
    const { me } = await visitorOfGoogle();
    for (const path of ['/api/account/deletion', '/api/auth/second-factor']) {
      const refused = await api.call('post', path, me).send({ confirmation: me.email }).expect(422);
      expect(refused.body.message).toBe(NEEDS_GOOGLE);
    }
    await api.call('get', '/api/auth/user', me).expect(200);
  });

  it('is deleted after a fresh visit to Google with its own account, and the typed address', async () => {
    const { me, who } = await visitorOfGoogle();
    const elsewhere: Person = { ...me, cookie: (await visitor.signIn(who)).cookie };
    expect(await isConfirmed(me)).toBe(false);
    expect(await confirmWithGoogle(me, 'deny')).toBe('/profile?google=unconfirmed');
    expect(await confirmWithGoogle(me, visitor.persona({ email: me.email }))).toBe(
      '/profile?google=unconfirmed',
    );
    expect(await isConfirmed(me)).toBe(false);

    expect(await confirmWithGoogle(me, who)).toBe('/profile?google=confirmed');
    expect([await isConfirmed(me), await isConfirmed(elsewhere)]).toEqual([true, false]);
    const leave = (person: Person, proof: object) =>
      api.call('post', '/api/account/deletion', person).send(proof);
    await leave(elsewhere, { confirmation: me.email }).expect(422);
    expect((await leave(me, { confirmation: 'somebody@example.com' }).expect(400)).body.errors).toEqual([
      { field: 'confirmation', message: 'Please type the email address of your account.' },
    ]);
    await api.rows(
      `update session set sess = jsonb_set(sess, '{confirmedUntil}', '1') where sess ? 'confirmedUntil'`,
    );
    await leave(me, { confirmation: me.email }).expect(422);
    expect(await confirmWithGoogle(me, who)).toBe('/profile?google=confirmed');
    await leave(me, { confirmation: me.email.toUpperCase() }).expect(200);
    await api.call('get', '/api/auth/user', me).expect(401);
  });

  it('keeps its second factor unless a code comes, and guesses are limited', async () => {
    const { me, who } = await visitorOfGoogle();
    const { secret, codes } = await confirmAndTurnOn(me, who);
    const off = (proof: object) =>
      api.call('post', '/api/auth/second-factor/removal', me).send({ confirmation: me.email, ...proof });
    for (const proof of [{}, { code: '' }, { code: '123456' }, { code: codes[0], confirmation: '' }]) {
      await off(proof).expect(400);
    }
    // A visit to Google is not a code.
    await api.call('post', '/api/auth/google/proof', me).expect(200);
    await visitor.signIn(who, me.cookie);
    await off({}).expect(400);
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, n) => off({ code: `11111${n}` })));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    await api.rows('delete from rate_limit');
    await api
      .call('post', '/api/auth/second-factor/backup-codes', me)
      .send({ confirmation: me.email, code: codeOf(secret, 1) })
      .expect(200);
    await off({ code: codes[0] }).expect(400);
    const renewed = await api
      .call('post', '/api/auth/second-factor/backup-codes', me)
      .send({ confirmation: me.email, code: codes[1] });
    expect(renewed.status).toBe(400);
  });

  it('turns its second factor off and is deleted with a code', async () => {
    const { me, who } = await visitorOfGoogle();
    const { codes } = await confirmAndTurnOn(me, who);
    await api
      .call('post', '/api/auth/second-factor/removal', me)
      .send({ confirmation: me.email, code: codes[0] })
      .expect(204);
    const other = await visitorOfGoogle();
    const kept = await confirmAndTurnOn(other.me, other.who);
    await api
      .call('post', '/api/account/deletion', other.me)
      .send({ confirmation: other.me.email, code: kept.codes[3] })
      .expect(200);
  });

  it('is confirmed only in the browser that asked, and only for who asked', async () => {
    const { me, who } = await visitorOfGoogle();
    await api.http.post('/api/auth/google/proof').expect(401);
    // Without having asked it is a sign-in, which confirms nothing.
    const visit = await visitor.signIn(who, me.cookie);
    expect(visit.location).toBe('/dashboard');
    const again: Person = { ...me, cookie: visit.cookie };
    expect(await isConfirmed(again)).toBe(false);
  });
});
