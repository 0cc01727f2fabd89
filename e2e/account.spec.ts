import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test as plain } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Account, newcomer, signUp, test } from './support/accounts.ts';
import { linkFromMail } from './support/mailbox.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';

const NEW_PASSWORD = 'eight silent lakes';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
  return page;
}

const card = (page: Page, name: string): Locator => page.getByRole('region', { name });
const dialog = (page: Page): Locator => page.getByRole('dialog');

plain(
  'a forgotten password is replaced through the link of a mail',
  { tag: '@any-screen' },
  async ({ page, playwright, baseURL }) => {
    const account = newcomer();
    const before = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await signUp(before, account);

    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Email').fill(account.email.toUpperCase());
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByText(/^If there is an account with this address/)).toBeVisible();

    const link = await linkFromMail(account.email, 'Choose a new password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('New password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('This password is easy to guess.')).toHaveCount(2);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expectNotice(page, 'Password Changed', 'Please sign in with your new password.');
    expect((await before.get('/api/auth/user')).status()).toBe(401);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText(/already been used or has expired/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(page, account.email, account.password);
    await expectNotice(page, 'Authentication Error', 'Email or password is not right.');
    await page.getByLabel('Password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('the address is confirmed by a link, also while signed in', { tag: '@any-screen' }, async ({
  page,
  account,
}) => {
  await page.goto('/profile');
  const facts = card(page, 'Ada Obi');
  await facts.getByRole('button', { name: 'Send Confirmation Link' }).click();
  await expectNotice(page, 'Confirm Your Address', `We sent a link to ${account.email}.`);
  await page.goto(await linkFromMail(account.email, 'Please confirm your email address', 2));
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email address not confirmed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(facts.locator('dt:has-text("Email verified") + dd')).toHaveText('Yes');
  await expect(facts.getByRole('button', { name: 'Send Confirmation Link' })).toHaveCount(0);
});

plain(
  'a confirmation link opened on another device asks for the password',
  { tag: '@any-screen' },
  async ({ page, playwright, baseURL }) => {
    const account = newcomer();
    await signUp(await playwright.request.newContext({ baseURL: baseURL ?? '' }), account);
    await page.goto(await linkFromMail(account.email, 'Please confirm your email address'));
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This is not the password of your account.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  },
);

test('job status, country, time zone, photo and notifications are kept', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const [label, typed, words] of [
    ['Job status', 'free', 'Freelancer'],
    ['Country', 'Ghana', 'Ghana'],
    ['Time zone', 'Accra', 'Africa/Accra'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await page.getByTitle(words, { exact: true }).waitFor();
    await page.getByLabel(label).press('Enter');
  }
  await page.getByLabel('Photo URL').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Photo URL must be a valid URL starting with http:// or https://'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Photo URL').fill('https://example.com/nobody.jpg');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Profile Updated', 'Your profile has been updated successfully.');

  const reminders = page.getByRole('switch', { name: 'Reminders' });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Job status')).toHaveValue('Freelancer');
  await expect(page.getByLabel('Country')).toHaveValue('Ghana');
  await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Accra');
  await expect(page.getByRole('switch', { name: 'Reminders' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'New devices' })).toBeChecked();
});

test('sessions are listed and ended, and a new password ends the others', { tag: '@any-screen' }, async ({
  page,
  browser,
  account,
}) => {
  const phone = await elsewhere(browser, account);
  await page.goto('/profile');
  const sessions = card(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out / }).click();
  await expectNotice(page, 'Signed Out', 'That device has to sign in again.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('button', { name: 'Sign Out Everywhere Else' })).toHaveCount(0);
  await phone.reload();
  await expect(phone).toHaveURL('/dashboard');
  await expect(phone.getByText('404 Page Not Found')).toBeVisible();
  await phone.context().close();

  const tablet = await elsewhere(browser, account);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await dialog(page).getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog(page).getByText('Current password is required')).toBeVisible();
  await dialog(page).getByLabel('Current password').fill('not my password');
  await dialog(page).getByLabel('New password').fill(NEW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog(page).getByText('This is not the password of your account.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByLabel('Current password').fill(account.password);
  await dialog(page).getByRole('button', { name: 'Change Password' }).click();
  await expectNotice(
    page,
    'Password Changed',
    'Your password was changed. You are signed out everywhere else.',
  );
  await expect(dialog(page)).toHaveCount(0);
  expect((await tablet.request.get('/api/auth/user')).status()).toBe(401);
  await tablet.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a second step asks for a code, takes backup codes and is turned off again', async ({
  page,
  account,
}) => {
  const security = card(page, 'Sign-in and security');
  const prove = async (button: string): Promise<void> => {
    await dialog(page).getByLabel('Password').fill(account.password);
    await dialog(page).getByRole('button', { name: button }).click();
  };
  await page.goto('/profile');
  await security.getByRole('button', { name: 'Set Up' }).click();
  await prove('Continue');
  await expect(page.locator('.setup-picture svg')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const key = (await page.locator('.setup-key').textContent())?.replaceAll(' ', '') ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  // The next code is good, too, and the same one is not taken twice.
  const codeIn = (steps: number): string => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog(page).getByLabel('Code', { exact: true }).fill('000000');
  await dialog(page).getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog(page).getByText('This code is not right, or was used already.')).toBeVisible();
  await dialog(page).getByLabel('Code', { exact: true }).fill(codeIn(0));
  await dialog(page).getByRole('button', { name: 'Turn On' }).click();
  const backup = page.getByRole('dialog', { name: 'Your backup codes' });
  await expect(backup.getByRole('listitem')).toHaveCount(10);
  await expectAccessibleInBothThemes(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    backup.getByRole('link', { name: 'Download' }).click(),
  ]);
  const saved = readFileSync(await file.path(), 'utf8');
  const codes = await backup.getByRole('listitem').allTextContents();
  expect(codes.filter((code) => saved.includes(code))).toHaveLength(10);
  await backup.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(security.getByText(/10 of 10 backup codes are left/)).toBeVisible();

  const firstStep = async (): Promise<void> => {
    await page.context().clearCookies();
    await signIn(page, account.email, account.password);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  };
  await firstStep();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    page.getByText('Please enter the six digits of your authenticator app or a backup code'),
  ).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectNotice(page, 'Authentication Error', /This code is not right/);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code', { exact: true }).fill(codeIn(1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectNotice(page, 'Welcome back!', 'You are signed in.');
  await expect(page).toHaveURL('/dashboard');
  await firstStep();
  await page.getByLabel('Code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/profile');
  await expect(security.getByText(/9 of 10 backup codes are left/)).toBeVisible();
  await security.getByRole('button', { name: 'New Backup Codes' }).click();
  await prove('Make New Codes');
  await expect(backup.getByRole('listitem')).toHaveCount(10);
  expect(await backup.getByRole('listitem').allTextContents()).not.toEqual(codes);
  await backup.getByRole('button', { name: 'I Have Saved Them' }).click();
  await security.getByRole('button', { name: 'Turn Off' }).click();
  await prove('Turn Off');
  await expectNotice(page, 'Two-Step Verification Off', 'Signing in no longer asks for a code.');
  await expect(security.getByRole('button', { name: 'Set Up' })).toBeVisible();
});

test('everything can be taken along, and the account deleted', { tag: '@any-screen' }, async ({
  page,
  account,
}) => {
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^career-toolkit-data-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await dialog(page).getByLabel('Password').fill('not my password');
  await dialog(page).getByRole('button', { name: 'Delete Forever' }).click();
  await expect(dialog(page).getByText('This is not the password of your account.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await dialog(page).getByLabel('Password').fill(account.password);
  await dialog(page).getByRole('button', { name: 'Delete Forever' }).click();
  await expectNotice(page, 'Account Deleted', 'Your account and everything in it was deleted.');
  await expect(page).toHaveURL('/');
  await signIn(page, account.email, account.password);
  await expectNotice(page, 'Authentication Error', 'Email or password is not right.');
});
