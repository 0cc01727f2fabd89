import { expect, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { appRequest } from './support/app-request.ts';
import { assistantOf } from './support/assistant.ts';
import { expectPicture } from './support/picture.ts';
import { store } from './support/stored.ts';

signedOut('asking for a new password and a wrong address look as they should', async ({ page }) => {
  await page.goto('/auth?forgot=true');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectPicture(page, 'forgot-password');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectPicture(page, 'not-found');
});

test('what assistants suggest and what apps ask for look as they should', async ({ page, account }) => {
  const { id: resumeId } = await store(page.request, 'resumes', ACCOUNTANT);
  const suggest = await assistantOf(page, account.password);
  const address = await suggest('change_resume_text', {
    resumeId,
    texts: [{ field: 'summary', text: 'Accountant who kept the ledger of food companies in Lagos and Aba.' }],
  });
  await suggest('save_job', { position: 'Clerk', company: 'Lagoon Cement' });
  await page.goto('/proposals');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expectPicture(page, 'suggestions');
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectPicture(page, 'suggestion');
  await page.goto(`/api/oauth/authorize?${await appRequest(page.request)}`);
  await expect(page.getByRole('button', { name: 'Do not connect' })).toBeVisible();
  await expectPicture(page, 'connect');
  await page.goto('/save-job/how');
  await expect(page.getByRole('main').getByText('Save this job', { exact: true }).last()).toBeVisible();
  await expectPicture(page, 'bookmark');
});

test('the page of a share link looks as it should', async ({ page }) => {
  const { id: resumeId } = await store(page.request, 'resumes', ACCOUNTANT);
  const { slug } = await store(page.request, 'share-links', { resumeId, days: 7 });
  await page.goto(`/r/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPicture(page, 'shared-resume');
});
