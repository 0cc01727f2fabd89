import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleOn, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const TABLE = `Company;Job title;Status;Date applied;Mood;Notes
Ọ̀rẹ́ & Sons;Clerk;Interview;2026-11-02;good;=1+1
Kora;;applied;2026-11-03;;
Kora;Nurse;hired;2026-02-31;;"<b>two
lines</b>"
Kora;Cook;;;;
`;

test('a table is read, shown with its faults, brought in once and taken out again', {
  tag: '@any-screen',
}, async ({ page, context, isMobile }) => {
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import applications' });
  const file = dialog.getByLabel('CSV file');
  const choose = (text: string): Promise<void> =>
    file.setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose('nothing of the kind');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await choose('x'.repeat(500_000));
  await expect(dialog.getByRole('alert')).toContainText('This table is too large');

  await choose(TABLE);
  await expect(dialog.getByText('Read: 2 to add, 0 already in your tracker, 2 to fix.')).toBeVisible();
  await expect(dialog.getByText('We did not recognise these columns: Mood.')).toBeVisible();
  const rows = dialog.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Ọ̀rẹ́ & Sons');
  await expect(rows.nth(1)).toContainText('Position is required');
  await dialog.getByLabel('Only rows to fix').check();
  await expect(rows).toHaveCount(2);
  await expectAccessibleOn(page, isMobile);
  expect(await (await context.request.get('/api/job-applications')).json()).toEqual([]);

  await dialog.getByRole('button', { name: 'Import 2 applications' }).click();
  await expectNotice(page, 'Applications imported', '2 applications have been added to the tracker.');
  await expect(dialog.getByText('Done: 2 added, 0 already in your tracker, 2 to fix.')).toBeVisible();
  // The corrected table is sent again; what is there already is left out.
  await choose(TABLE.replace('Kora;;applied', 'Kora;Driver;applied'));
  await expect(dialog.getByText('Read: 1 to add, 2 already in your tracker, 1 to fix.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 application' }).click();
  await expectNotice(page, 'Applications imported', '1 application has been added to the tracker.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('list', { name: 'Your Applications' }).getByRole('listitem')).toHaveCount(3);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain('Ọ̀rẹ́ & Sons');
  expect(table).toContain("'=1+1");
});

test('a private calendar address is made, shown once, and revoked', { tag: '@any-screen' }, async ({
  page,
  context,
  playwright,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store(context.request, 'job-applications', {
    company: 'Lakeside',
    position: 'Nurse',
    interviewDate: '2030-12-04T10:30:00+01:00',
  });
  await page.goto('/job-tracker');
  const open = page.getByRole('button', { name: 'Calendar feed' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await expect(dialog.getByText('You have no address yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a private address' }).click();
  const address = await dialog.getByLabel('Your private address').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessibleOn(page, isMobile);

  // Whoever has the address reads it without a session, until it is revoked.
  const reader = await playwright.request.newContext();
  const read = await reader.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('Lakeside');

  await page.keyboard.press('Escape');
  await open.click();
  await expect(dialog.getByText(/You made an address on/)).toBeVisible();
  await expect(dialog.getByLabel('Your private address')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Revoke the address' }).click();
  await expectNotice(page, 'Calendar feed revoked', 'The old address no longer works.');
  await expect(dialog.getByText('You have no address yet.')).toBeVisible();
  expect((await reader.get(address)).status()).toBe(404);
  await reader.dispose();
});
