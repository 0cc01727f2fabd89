import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGoogle } from '../../../tools/fake-google/fake-google.ts';
import { Outbox } from './support/outbox.ts';
import { TEST_PASSWORD, TestApp } from './support/test-app.ts';

const SIGN_UPS_PER_HOUR = 45;

let api: TestApp;
let google: FakeGoogle;
let outbox: Outbox;
beforeAll(async () => {
  google = await FakeGoogle.start();
  api = await TestApp.start({
    ...google.environment,
    TRUST_PROXY: '1',
    SIGN_UPS_PER_HOUR: String(SIGN_UPS_PER_HOUR),
  });
  outbox = new Outbox(api.dataDir);
});
afterAll(async () => {
  await api.stop();
  await google.stop();
});
beforeEach(() => api.rows('delete from rate_limit'));

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** How often each status came. */
async function statuses(answers: PromiseLike<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** An address of a /64 network, another one for every number. */
const inNetwork = (network: string, index: number): string =>
  `${network}:${index.toString(16)}::${index + 1}`;

const logIn = (email: string, password: string, from: string) =>
  api.http.post('/api/auth/login').set('X-Forwarded-For', from).send({ email, password });

const signUp = (email: string, from: string, more: object = {}) =>
  api.http
    .post('/api/auth/signup')
    .set('X-Forwarded-For', from)
    .send({ email, password: TEST_PASSWORD, firstName: 'Ada', lastName: 'Obi', ...more });

describe('wrong passwords', () => {
  it('are limited however many come at once', async () => {
    const { email } = await api.signUp();
    const guesses = times(150, (index) => logIn(email, `guess ${index}`, '203.0.113.7'));
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 140 });
    await logIn(email, TEST_PASSWORD, '203.0.113.7').expect(429);
    await logIn(email, TEST_PASSWORD, '203.0.113.8').expect(200);
  });

  it('are counted for a whole IPv6 network of a customer, and for no other', async () => {
    const { email } = await api.signUp();
    const guesses = times(60, (index) => logIn(email, `guess ${index}`, inNetwork('2001:db8:1:2', index)));
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 50 });
    await logIn(email, 'guess', '2001:db8:1:3::1').expect(401);
  });

  it('of one account from many places leave the count of each place alone once it is refused', async () => {
    const { email } = await api.signUp();
    const spread = times(120, (index) => logIn(email, 'guess', `203.0.113.${index}`));
    expect(await statuses(spread)).toEqual({ 401: 100, 429: 20 });
    const rows = await api.rows<{ points: number }>(
      `select points from rate_limit where key like 'sign-in-address:%' and points > 0`,
    );
    expect(rows).toHaveLength(100);
  });

  it('are all that is counted: a right one takes its own try back', async () => {
    const { email } = await api.signUp();
    for (let time = 0; time < 15; time += 1) await logIn(email, TEST_PASSWORD, '203.0.113.9').expect(200);
    expect(await api.rows(`select key from rate_limit where key like 'sign-in-%' and points > 0`)).toEqual(
      [],
    );
  });
});

describe('sign-up', () => {
  it('is limited for a place, be it an address or an IPv6 network, and not for another', async () => {
    const asked = times(60, (index) => signUp(`many-${index}@example.com`, inNetwork('2001:db8:5:6', index)));
    expect(await statuses(asked)).toEqual({ 201: SIGN_UPS_PER_HOUR, 429: 60 - SIGN_UPS_PER_HOUR });
    const held = await signUp('many-60@example.com', '2001:db8:5:6::1').expect(429);
    expect(held.body).toMatchObject({
      ok: false,
      message: 'Too many accounts were created from this network. Please try again in an hour.',
    });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
    await signUp('many-61@example.com', '2001:db8:5:7::1').expect(201);
  });

  it('is limited for a mailbox however its address is spelled, and mails it five links an hour', async () => {
    const spellings = times(40, (index) =>
      index % 2
        ? `victim.box+${index}@gmail.com`
        : `${'victimbox'.replace(/(?<=^.{3})/, '.')}+${index}@googlemail.com`,
    );
    const asked = spellings.map((email, index) => signUp(email, `203.0.113.${index}`));
    expect(await statuses(asked)).toEqual({ 201: 30, 429: 10 });
    for (let tries = 0; (await mailsTo(spellings)) < 5 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await api.http.post('/api/auth/password-reset').send({ email: 'nobody@example.com' }).expect(202);
    expect(await mailsTo(spellings)).toBe(5);
  });

  const mailsTo = async (addresses: string[]): Promise<number> => {
    const mails = await Promise.all(addresses.map((address) => outbox.to(address)));
    return mails.flat().length;
  };

  it('does not say without end which addresses have an account', async () => {
    const taken = await Promise.all(times(4, () => api.signUp()));
    const guesses = times(44, (index) => signUp(taken[index % 4]?.email ?? '', '203.0.113.70'));
    // Of each mailbox fewer than its own limit, of the place fewer than may sign up.
    const counts = await statuses(guesses);
    expect(counts).toEqual({ 400: 40, 429: 4 });
  });
});

describe('other limits', () => {
  it('count resets for a whole IPv6 network', async () => {
    const asked = times(65, (index) =>
      api.http
        .post('/api/auth/password-reset')
        .set('X-Forwarded-For', inNetwork('2001:db8:9:9', index))
        .send({ email: `nobody-${index}@example.com` }),
    );
    expect(await statuses(asked)).toEqual({ 202: 60, 429: 5 });
  });

  it('bound the mails to an address that nobody confirmed', async () => {
    const me = await api.signUp({ email: 'flooded@example.com' });
    for (let time = 0; time < 8; time += 1) await logIn(me.email, TEST_PASSWORD, '203.0.113.90').expect(200);
    await outbox.find(me.email, 'New sign-in to your account', 5);
    await api.http.post('/api/auth/password-reset').send({ email: me.email }).expect(202);
    await outbox.find(me.email, 'Choose a new password');
    const mails = (await outbox.to(me.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'New sign-in to your account')).toHaveLength(5);
  });

  it('bound the visits to Google, whose sessions end in ten minutes', async () => {
    const before = await api.rows('select sid from session');
    const visits = times(150, () => api.http.get('/api/auth/google').set('X-Forwarded-For', '203.0.113.99'));
    const answers = await Promise.all(visits);
    const away = answers.filter(({ headers }) => headers.location !== '/auth?error=auth_failed');
    expect([away.length, new Set(answers.map(({ status }) => status))]).toEqual([120, new Set([302])]);
    const sessions = await api.rows<{ minutes: number }>(
      `select round(extract(epoch from expire - now()) / 60)::int as minutes from session
       where sess -> 'passport' is null`,
    );
    expect(sessions).toHaveLength(120);
    expect(new Set(sessions.map(({ minutes }) => minutes))).toEqual(new Set([10]));
    expect(before.length).toBeGreaterThan(0);
  });
});
