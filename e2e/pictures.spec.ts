import { expect, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { expectPicture } from './support/picture.ts';
import { store } from './support/stored.ts';

signedOut('the landing page, signing in and the privacy notice look as they should', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectPicture(page, 'landing');
  await page.getByRole('heading', { name: 'The same job, before and after' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await expectPicture(page, 'before-after');
  // Whether Google is set up is the installation's affair.
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { google: false } }));
  await page.goto('/auth?signup=true');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expectPicture(page, 'sign-up');
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy notice' })).toBeVisible();
  await expectPicture(page, 'privacy');
});

test("a new person's dashboard looks as it should", async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expectPicture(page, 'dashboard-new');
});

test('the screens around a resume look as they should', async ({ page }) => {
  const { id } = await store(page.request, 'resumes', ACCOUNTANT);
  await store(page.request, 'resumes', {
    ...ACCOUNTANT,
    title: 'Senior Administrative Coordinator, West Africa',
  });
  await page.goto('/resumes');
  await expect(page.getByRole('link', { name: ACCOUNTANT.title, exact: true })).toBeVisible();
  await expectPicture(page, 'resumes');
  await page.goto(`/resume/edit/${id}`);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Experience' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' }).first()).toHaveValue('Kora Foods Ltd');
  await expectPicture(page, 'editor-experience');
  await page.goto(`/resume/preview/${id}`);
  await expect(page.locator('.sheet').first()).toBeVisible();
  await expectPicture(page, 'resume-preview');
  await page.goto(`/resume/share/${id}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectPicture(page, 'share');
  await page.goto('/career-insights');
  await page.getByLabel('Resume', { exact: true }).selectOption(id);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await page.getByRole('heading', { name: 'Fix these three first' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'center' });
  });
  await expectPicture(page, 'insights');
});

test('the gallery of templates looks as it should', async ({ page }) => {
  const { id } = await store(page.request, 'resumes', ACCOUNTANT);
  await page.goto(`/resume/edit/${id}`);
  const gallery = page.getByRole('radiogroup', { name: 'Template' });
  await expect(gallery.locator('.sheet').first()).toContainText('Adébáyọ̀');
  await page.getByLabel('Kind of work').evaluate((control) => control.scrollIntoView({ block: 'center' }));
  await expectPicture(page, 'gallery');
});

test('the screens around a job look as they should', async ({ page }) => {
  await store(page.request, 'resumes', ACCOUNTANT);
  const job = { company: 'Kora Foods', jobDescription: 'Requirements:\n- Microsoft Excel\n- Power BI' };
  for (const [status, position] of [
    ['applied', 'Clerk'],
    ['rejected', 'Bookkeeper'],
    ['offer', 'Senior Administrative Coordinator, West Africa'],
  ]) {
    await store(page.request, 'job-applications', { ...job, position, status, appliedDate: '2026-01-12' });
  }
  const { id: saved } = await store(page.request, 'saved-jobs', {
    ...job,
    position: 'Accountant',
    location: 'Ikeja, Lagos',
  });
  await store(page.request, 'cover-letters', {
    title: 'Clerk at Kora Foods',
    company: 'Kora Foods',
    position: 'Clerk',
    content: 'Dear Hiring Manager, I count.',
  });
  await page.goto('/dashboard');
  await expect(page.getByText('What comes next')).toBeVisible();
  await expectPicture(page, 'dashboard');
  await page.goto('/job-tracker');
  await expect(page.getByRole('list', { name: 'Your Applications' })).toBeVisible();
  await page.getByRole('heading', { name: 'Your Applications' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await expectPicture(page, 'tracker');
  await page.goto(`/saved-jobs/${saved}`);
  await page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
  await expect(page.getByRole('button', { name: 'Tailor a copy' })).toBeVisible();
  await expectPicture(page, 'saved-job');
  await page.goto('/cover-letters/new');
  await expect(page.getByRole('heading', { name: 'Create Cover Letter' })).toBeVisible();
  await expectPicture(page, 'letter');
});
