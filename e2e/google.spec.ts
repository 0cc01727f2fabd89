import { randomInt } from 'node:crypto';
import { expect, type Page, test as plain } from '@playwright/test';
import { newcomer, test } from './support/accounts.ts';
import { expectAccessible, expectNotice, notice } from './support/screen.ts';

const FAILED = [
  'Authentication Failed',
  'There was a problem signing you in with Google. Please try again.',
] as const;

interface Answers {
  sub?: string;
  email?: string;
  given?: string;
  family?: string;
  verified?: string;
  trouble?: string;
}

/** Somebody with an account at Google, and none here. */
const stranger = (more: Answers = {}): Answers => ({
  sub: String(randomInt(2 ** 40)),
  email: newcomer().email,
  given: 'Ngọzi',
  family: 'Ade',
  ...more,
});

/** Says at Google who one is, and agrees. */
async function allow(page: Page, answers: Answers): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  for (const [field, value] of Object.entries(answers)) await page.getByLabel(field).fill(value);
  await page.getByRole('button', { name: 'Allow' }).click();
}

async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

plain(
  'a person comes in with Google, has no password, and confirms a deletion with Google and by typing',
  { tag: '@any-screen' },
  async ({ page }) => {
    const who = stranger();
    await goToGoogle(page);
    await allow(page, who);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ngọzi' })).toBeVisible();

    await page.goto('/profile');
    const facts = page.getByRole('region', { name: 'Ngọzi Ade' });
    await expect(facts.locator('dt:has-text("Auth provider") + dd')).toHaveText('Google');
    await expect(facts.locator('dt:has-text("Email verified") + dd')).toHaveText('Yes');
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
    await page.getByRole('button', { name: 'Choose a Password' }).click();
    await expectNotice(page, 'Link Sent', `We sent a link to ${who.email}.`);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Your account has no password/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await allow(page, stranger());
    await expectNotice(page, 'Not Confirmed', /that is not the Google account linked here/);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
    await allow(page, who);
    await expectNotice(page, 'Confirmed with Google', 'You have five minutes to continue.');
    await expect(page).toHaveURL('/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByLabel('Your email address').fill('somebody@example.com');
    await dialog.getByRole('button', { name: 'Delete Forever' }).click();
    await expect(dialog.getByText('Please type the email address of your account.')).toBeVisible();
    await dialog.getByLabel('Your email address').fill(who.email ?? '');
    await dialog.getByRole('button', { name: 'Delete Forever' }).click();
    await expectNotice(page, 'Account Deleted', /deleted/);
  },
);

plain(
  'every failure shows the notice on the sign-in screen, and nobody is signed in',
  { tag: '@any-screen' },
  async ({ page }) => {
    const failures: [string, () => Promise<void>][] = [
      ['denied', () => page.getByRole('button', { name: 'Deny' }).click()],
      ['unproven address', () => allow(page, stranger({ verified: 'false' }))],
      ['token endpoint away', () => allow(page, stranger({ trouble: 'token-down' }))],
      ['expired id token', () => allow(page, stranger({ trouble: 'expired' }))],
      ['foreign state', async () => void (await page.goto('/api/auth/google/callback?code=x&state=y'))],
      ['no answer in it', async () => void (await page.goto('/api/auth/google/callback'))],
    ];
    for (const [name, fail] of failures) {
      await goToGoogle(page);
      await fail();
      await expectNotice(page, ...FAILED);
      await expect(page, name).toHaveURL('/auth');
      await expect(notice(page)).toHaveAttribute('data-style', 'destructive');
    }
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  },
);

test('a Google account is linked and unlinked on the profile', { tag: '@any-screen' }, async ({
  page,
  account,
}) => {
  const who = stranger();
  const dialog = page.getByRole('dialog');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Go to Google' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expectNotice(page, 'Google Not Linked', /There was a problem with Google/);
  await expect(page).toHaveURL('/profile');

  await page.getByRole('button', { name: 'Link Google' }).click();
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Go to Google' }).click();
  await allow(page, who);
  await expectNotice(page, 'Google Linked', 'You can now sign in with Google.');
  await expect(page).toHaveURL('/profile');

  await page.context().clearCookies();
  await goToGoogle(page);
  await allow(page, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expectNotice(page, 'Google Unlinked', 'You can no longer sign in with that Google account.');
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});
