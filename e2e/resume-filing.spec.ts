import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleOn } from './support/screen.ts';
import { store } from './support/stored.ts';

test('resumes are tagged and archived, and found by both', async ({ page, isMobile }) => {
  for (const title of ['Teller', 'Clerk', 'Old one']) {
    await store(page.request, 'resumes', {
      title,
      industry: 'Banking',
      templateId: 'modern-professional',
      personalInfo: {},
      isDraft: true,
    });
  }
  await page.goto('/resumes');
  const titles = page.locator('main .list-row-title:visible');
  await expect(titles).toHaveText(['Old one', 'Clerk', 'Teller']);

  await page.getByRole('button', { name: 'Tags of Teller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByLabel('Tags').fill('x'.repeat(31));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Tags').fill('Zenith, sent');
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Zenith' }).click();
  await expect(titles).toHaveText(['Teller']);
  await expectAccessibleOn(page, isMobile);
  await page.getByRole('button', { name: 'Zenith' }).click();

  await page.getByRole('button', { name: 'Archive Old one' }).click();
  await expect(titles).toHaveText(['Clerk', 'Teller']);
  await expect(page.getByText('Archived (1)')).toBeVisible();
  await page.getByLabel('Search by title or industry').fill('old');
  await expect(titles).toHaveText(['Old one']);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Recent Resumes' }).getByRole('listitem')).toHaveCount(2);

  await page.goto('/resumes');
  await page.getByText('Archived (1)').click();
  await expectAccessibleOn(page, isMobile);
  await page.getByRole('button', { name: 'Bring back Old one' }).click();
  await expect(titles).toHaveText(['Old one', 'Clerk', 'Teller']);
});
