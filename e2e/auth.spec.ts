import { expect, type Page, test } from '@playwright/test';
import { type Account, newcomer, signUp } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice, notice } from './support/screen.ts';

async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
}

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a person makes an account, signs out and signs in again @any-screen', async ({ page }) => {
  const account = newcomer();
  await page.goto('/auth?signup=true');
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expectNotice(page, 'Welcome to Career Toolkit!', /\w+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Start Building Your Future' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, account.email.toUpperCase(), account.password);
  await expect(page).toHaveURL('/dashboard');
  await expectNotice(page, 'Welcome back!', /\w+/);
});

test('Back and Forward lead between the screens of signing in, and the app takes over without a reload @any-screen', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading).toHaveText('Forgot your password?');
  await expect(page).toHaveURL('/auth?forgot=true');
  await page.goBack();
  await expect(heading).toHaveText('Sign in to your account');
  await page.goForward();
  await expect(heading).toHaveText('Forgot your password?');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth?signup=true');

  const account = newcomer();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading).toHaveText('Hello, Ada');
  await expect(heading).toBeFocused();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
});

test('the session outlives a reload, and /auth then leads to the dashboard', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await signUp(context.request, newcomer());
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
});

test('each field shows its own error in the exact words', async ({ page }) => {
  await page.goto('/auth?signup=true');
  await page.getByLabel('Password').fill('seven77');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const words of [
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
});

test('toggling the mode empties both forms', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('half@typed');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the password can be shown and hidden @any-screen', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Password').fill('a long phrase');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('wrong credentials show the words of the server', { tag: '@any-screen' }, async ({ page, request }) => {
  const account = newcomer();
  await signUp(request, account);
  await page.goto('/auth');
  const answered = page.waitForResponse('**/api/auth/login');
  await fillSignIn(page, account.email, 'not the password');
  const { message } = (await (await answered).json()) as { message: string };
  await expectNotice(page, 'Authentication Error', message);
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');
  await expect(page).toHaveURL('/auth');
});

test('a taken address is refused whatever its letter case', { tag: '@any-screen' }, async ({
  page,
  request,
}) => {
  const account = newcomer();
  await signUp(request, account);
  await page.goto('/auth?signup=true');
  const answered = page.waitForResponse('**/api/auth/signup');
  await fillSignUp(page, { ...account, email: account.email.toUpperCase() });
  await page.getByRole('button', { name: 'Create Account' }).click();
  const { message } = (await (await answered).json()) as { message: string };
  await expectNotice(page, 'Authentication Error', message);
});

test('a server that cannot be reached shows a general message', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page, 'ada@example.com', 'a long phrase');
  await expectNotice(page, 'Authentication Error', 'Something went wrong. Please try again.');
  await expect(page.getByLabel('Password')).toHaveValue('a long phrase');
});

test('an answer with ok false shows a failed authentication', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/auth');
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { ok: false } }));
  await fillSignIn(page, 'ada@example.com', 'a long phrase');
  await expectNotice(page, 'Authentication Error', 'Authentication failed. Please try again.');
});

test('the logo leads to the first page', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveTitle('Sign in · Career Toolkit');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Career Toolkit' }).click();
  await expect(page).toHaveURL('/');
});

test('signed out, every other address is the not-found page', { tag: '@any-screen' }, async ({ page }) => {
  for (const path of ['/dashboard', '/profile', '/resume/new', '/job-tracker', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
});

test('signed out at an own address, a person signs in and comes back to it', { tag: '@any-screen' }, async ({
  page,
  request,
}) => {
  const account = newcomer();
  await signUp(request, account);
  await page.goto('/job-tracker?view=calendar');
  await expect(page.getByText('You are not signed in. Sign in to open this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL('/job-tracker?view=calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Tracker' })).toBeVisible();
  // It served once: the next sign-in starts at the dashboard.
  await page.context().clearCookies();
  await page.goto('/auth');
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
});

test('the mode of the form is kept over a reload', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/auth?signup=true');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('Google is offered only where it is set up', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { google: false } }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
});

test('the spinner shows while the current user is asked for', { tag: '@any-screen' }, async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
});

test('a failing question for the current user shows status and status text', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByText('503: Service Unavailable')).toBeVisible();
});
