import { randomInt } from 'node:crypto';
import { expect, type Page, test as plain } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newcomer, signUp, test } from './support/accounts.ts';
import { appRequest, CALLBACK, VERIFIER } from './support/app-request.ts';
import { expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';

const CONSENT = '“Job Helper” wants to use your account';

/** Stands in for the program that waits on the person's device. */
async function waitingApp(page: Page): Promise<() => Promise<URLSearchParams>> {
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ body: 'Back in the app' }));
  return async () => {
    await expect(page.getByText('Back in the app')).toBeVisible();
    return new URL(page.url()).searchParams;
  };
}

/** Turns the second factor on, as an authenticator app would. */
async function secondFactor(page: Page, password: string): Promise<TOTP> {
  const begun = await page.request.post('/api/auth/second-factor', { data: { password } });
  const { secret } = (await begun.json()) as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const on = await page.request.put('/api/auth/second-factor', { data: { code: totp.generate() } });
  expect(on.ok()).toBe(true);
  return totp;
}

test('an app is allowed what the person ticks, is shown on the profile, and ended there', async ({
  page,
  account,
  playwright,
  baseURL,
}, info) => {
  const answered = await waitingApp(page);
  const query = await appRequest(page.request);
  await page.goto(`/api/oauth/authorize?${query}`);
  await expect(page.getByRole('heading', { name: CONSENT })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${account.email}`)).toBeVisible();
  await expect(page.getByText('Nobody has checked this name.')).toBeVisible();
  await expect(page.getByText('the program on this device')).toBeVisible();
  await expect(page.getByLabel('Read resumes')).toBeChecked();
  await expect(page.getByLabel('Suggest changes that you accept first')).toBeChecked();
  await expect(page.getByLabel('Change resumes')).not.toBeChecked();
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: info.outputPath('consent.png'), fullPage: true });
  await page.getByLabel('Read applications').uncheck();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Connect an app' });
  await proof.getByLabel('Password').fill('not my password');
  await proof.getByRole('button', { name: 'Connect' }).click();
  await expect(proof.getByText('This is not the password of your account.')).toBeVisible();
  await proof.getByLabel('Password').fill(account.password);
  await proof.getByRole('button', { name: 'Connect' }).click();
  const answer = await answered();
  expect(answer.get('state')).toBe('1e5');

  const app = await playwright.request.newContext({ baseURL });
  const given = await app.post('/api/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: new URLSearchParams(query).get('client_id') ?? '',
      code: answer.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    },
  });
  const { access_token: token } = (await given.json()) as { access_token: string };
  const read = async (path: string) =>
    (await app.get(path, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await read('/api/resumes')).toBe(200);
  expect(await read('/api/job-applications')).toBe(403);

  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Connected apps' });
  await expect(card.getByText('Read resumes, Suggest changes that you accept first')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await card.screenshot({ path: info.outputPath('connected.png') });
  await card.getByRole('button', { name: 'End Job Helper' }).click();
  await expectNotice(page, 'App Ended', 'It can no longer use your account.');
  await expect(card.getByText('No app is connected.')).toBeVisible();
  expect(await read('/api/resumes')).toBe(401);
  await app.dispose();
});

plain(
  'whoever is signed out signs in first, with a second factor, comes back to the question, and says no',
  { tag: '@any-screen' },
  async ({ page }) => {
    const account = newcomer();
    await signUp(page.request, account);
    const totp = await secondFactor(page, account.password);
    await page.context().clearCookies();
    const answered = await waitingApp(page);
    await page.goto(`/api/oauth/authorize?${await appRequest(page.request)}`);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // The code of the next half minute: the one before has set the second factor up.
    await page.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: CONSENT })).toBeVisible();
    await page.getByRole('button', { name: 'Do not connect' }).click();
    const answer = await answered();
    expect([answer.get('error'), answer.get('state'), answer.has('code')]).toEqual([
      'access_denied',
      '1e5',
      false,
    ]);
  },
);

plain(
  'whoever signs in with Google comes back to the question, also after showing at Google who they are',
  { tag: '@any-screen' },
  async ({ page }) => {
    const { email } = newcomer();
    const who = { sub: String(randomInt(2 ** 40)), email, given: 'Ngọzi', family: 'Ade' };
    const allow = async (): Promise<void> => {
      await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
      for (const [field, value] of Object.entries(who)) await page.getByLabel(field).fill(value);
      await page.getByRole('button', { name: 'Allow' }).click();
    };
    const answered = await waitingApp(page);
    await page.goto(`/api/oauth/authorize?${await appRequest(page.request)}`);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await allow();
    await expect(page.getByRole('heading', { name: CONSENT })).toBeVisible();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm with Google' }).click();
    await allow();
    await expect(page.getByRole('heading', { name: CONSENT })).toBeVisible();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Connect an app' });
    await proof.getByLabel('Your email address').fill(email);
    await proof.getByRole('button', { name: 'Connect' }).click();
    expect((await answered()).get('code')).toMatch(/^ctc_/);
  },
);

test('a request that is not complete, or cannot be met, goes nowhere unless the person wants it', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/connect?request=client_id%3Dx');
  await expect(page.getByText('This link to connect an app is not complete.')).toBeVisible();
  const query = await appRequest(page.request, { scope: 'everything' });
  const answered = await waitingApp(page);
  await page.goto(`/api/oauth/authorize?${query}`);
  await expect(page.getByText('This app asked for something that we do not offer.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the app' }).click();
  expect((await answered()).get('error')).toBe('invalid_scope');

  await page.goto(`/api/oauth/authorize?${query.replace('45871%2Fcallback', '45871%2Fother')}`);
  await expect(page.getByText('send you to an address that it did not name before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the app' })).toHaveCount(0);
});

test('without a connection nothing is connected, refused or ended, and the screen says so', {
  tag: '@any-screen',
}, async ({ page, account }) => {
  await page.route('**/api/auth/apps**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.route('**/api/auth/apps/**', (route) =>
    route.request().url().endsWith('/requests') ? route.continue() : route.abort(),
  );
  await page.goto(`/api/oauth/authorize?${await appRequest(page.request)}`);
  await page.getByRole('button', { name: 'Do not connect' }).click();
  await expectNotice(page, 'Not Sent', /Something went wrong/);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Connect an app' });
  await proof.getByLabel('Password').fill(account.password);
  await proof.getByRole('button', { name: 'Connect' }).click();
  await expectNotice(page, 'App Not Connected', /Something went wrong/);
  await page.route('**/api/auth/apps', (route) => {
    const { id, scopes } = { id: '019a0000-0000-7000-8000-000000000001', scopes: ['resumes:read'] };
    const at = new Date().toISOString();
    const app = {
      id,
      name: 'Job Helper',
      site: null,
      scopes,
      lastUsedAt: null,
      expiresAt: at,
      createdAt: at,
    };
    return route.fulfill({ json: [app] });
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'End Job Helper' }).click();
  await expectNotice(page, 'App Not Ended', /Something went wrong/);
});
