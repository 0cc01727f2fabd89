import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice, notice } from './support/screen.ts';

test('the profile shows who the account belongs to', async ({ page, account }) => {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Ada Obi' });
  await expect(card.getByText('AO', { exact: true })).toBeVisible();
  await expect(card.getByText(account.email)).toBeVisible();
  await expect(card.getByText('Phone')).toHaveCount(0);
  await expect(card.locator('dt:has-text("Email verified") + dd')).toHaveText('No');
  const today = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  }).format(new Date());
  await expect(card.locator('dt:has-text("Member since") + dd')).toHaveText(today);
  await expect(page.getByText('Email cannot be changed after account creation.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('First name')).toHaveAttribute('readonly', '');
  await expectAccessibleInBothThemes(page);
});

test('names and phone can be changed, and the change is everywhere', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByLabel('First name').fill('Ngọzi');
  await page.getByLabel('Phone', { exact: true }).fill('0803 123 4567');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expectNotice(page, 'Profile Updated', 'Your profile has been updated successfully.');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Ngọzi Obi' });
  await expect(card.getByText('0803 123 4567')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ngọzi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ngọzi' })).toBeVisible();
});

test('Cancel puts the form back', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('X');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('First name must be at least 2 characters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByText('First name must be at least 2 characters')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('both name rules are shown in their exact words', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill(' A ');
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('First name must be at least 2 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('Last name must be at least 2 characters', { exact: true })).toBeVisible();
});

test('a failed update is reported, in the words of the server or in general ones', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.route(
    '**/api/auth/user',
    (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Update Failed', 'Away for a moment');
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');

  await page.route('**/api/auth/user', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Update Failed', 'Failed to update profile.');
});

test('a session that expired asks to sign in again', { tag: '@any-screen' }, async ({ page, context }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/auth');
  await expectNotice(page, 'Your session has ended', 'Please sign in again.');
});
