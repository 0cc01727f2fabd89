import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';

test('a token is made on the profile, opens what it may, and is refused once it is ended', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Access tokens' });
  await card.getByRole('button', { name: 'New Access Token' }).click();
  const form = page.getByRole('dialog', { name: 'New access token' });
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Choose at least one permission')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Backup script');
  await form.getByLabel('Read resumes').check();
  await form.getByLabel('Works for').selectOption('7 days');
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Continue' }).click();

  const proof = page.getByRole('dialog', { name: 'Make an access token' });
  await proof.getByLabel('Password').fill(account.password);
  await proof.getByRole('button', { name: 'Make Token' }).click();
  const made = page.getByRole('dialog', { name: 'Your access token' });
  const token = await made.locator('code').textContent();
  expect(token).toMatch(/^ctk_[\w-]{43}$/);
  await made.getByRole('button', { name: 'I Have Saved It' }).click();
  await expect(card.getByText('Backup script')).toBeVisible();
  await expect(card.getByText('not used yet')).toBeVisible();
  await expect(page.getByText(token ?? '')).toHaveCount(0);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/resumes')).status()).toBe(200);
  expect((await program.get('/api/job-applications')).status()).toBe(403);
  await page.reload();
  await expect(card.getByText('last used')).toBeVisible();

  await card.getByRole('button', { name: 'End Backup script' }).click();
  await expectNotice(page, 'Token Ended', 'Programs that use it can no longer sign in.');
  await expect(card.getByText('Backup script')).toHaveCount(0);
  expect((await program.get('/api/resumes')).status()).toBe(401);
  await program.dispose();
});
