import { expect, type Page, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { expectPicture } from './support/picture.ts';
import { store } from './support/stored.ts';

const TODAY = new Date('2026-01-12T10:00:00+01:00');
const POSTING = 'Requirements:\n- Microsoft Excel\n- Power BI';

/** Applications of one January, in each status. @returns the id of the one with an interview. */
async function storeApplications(page: Page): Promise<string> {
  const { request } = page;
  for (const [position, company, status] of [
    ['Clerk', 'Kora Foods', 'applied'],
    ['Bookkeeper', 'Volta Freight Ltd', 'rejected'],
    ['Payroll Officer', 'Zenith Wholesale', 'offer'],
    ['Senior Administrative Coordinator, West Africa', 'Aba Textiles', 'applied'],
  ]) {
    await store(request, 'job-applications', { position, company, status, appliedDate: '2026-01-05' });
  }
  const { id } = await store(request, 'job-applications', {
    position: 'Accountant',
    company: 'Kora Foods',
    status: 'interview',
    appliedDate: '2026-01-02',
    followUpDate: '2026-01-20',
    interviewDate: '2026-01-14T09:30:00+01:00',
    jobDescription: POSTING,
  });
  return id;
}

test('the views of the tracker look as they should', async ({ page }) => {
  const id = await storeApplications(page);
  await page.clock.setFixedTime(TODAY);
  await page.goto('/job-tracker?view=board');
  await expect(page.getByText('Payroll Officer')).toBeVisible();
  await expectPicture(page, 'tracker-board');
  await page.goto('/job-tracker?view=calendar');
  await expect(page.getByText('Accountant at Kora Foods').first()).toBeVisible();
  await expectPicture(page, 'tracker-calendar');
  await page.goto('/job-tracker?view=insights');
  await expect(page.getByText('Show as table').first()).toBeVisible();
  await expectPicture(page, 'tracker-insights');
  await page.goto(`/job-tracker/${id}`);
  await expect(page.getByRole('button', { name: 'Tailor a copy' })).toBeVisible();
  await expectPicture(page, 'application');
});

test('discovery, the shortlist, the letters and the profile look as they should', async ({ page }) => {
  const { request } = page;
  await store(request, 'resumes', ACCOUNTANT);
  for (const [position, deadline] of [
    ['Accountant', '2099-01-14'],
    ['Clerk', '2025-12-01'],
    ['Senior Administrative Coordinator, West Africa', undefined],
  ])
    await store(request, 'saved-jobs', {
      position,
      company: 'Kora Foods',
      location: 'Ikeja, Lagos',
      jobDescription: POSTING,
      ...(deadline ? { deadline } : {}),
    });
  for (const position of ['Clerk', 'Senior Administrative Coordinator, West Africa'])
    await store(request, 'cover-letters', {
      title: `${position} at Kora Foods`,
      company: 'Kora Foods',
      position,
      content: 'Dear Hiring Manager, I count.',
    });
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectPicture(page, 'discovery');
  await page.clock.setFixedTime(TODAY);
  await page.goto('/saved-jobs');
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await expectPicture(page, 'saved-jobs');
  await page.goto('/save-job');
  await expect(page.getByLabel('Paste the job posting')).toBeVisible();
  await expectPicture(page, 'save-job');
  await page.goto('/cover-letters');
  await expect(page.getByRole('link', { name: 'Clerk at Kora Foods', exact: true })).toBeVisible();
  await expectPicture(page, 'letters');
  await page.goto('/profile');
  await expect(page.getByText('This device').first()).toBeVisible();
  await expectPicture(page, 'profile');
});

test('the steps of the editor and its dialogs look as they should', async ({ page }) => {
  const { id } = await store(page.request, 'resumes', ACCOUNTANT);
  await page.goto(`/resume/edit/${id}`);
  for (const step of ['Basic Info', 'Education', 'Skills', 'Details']) {
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click();
    await page.locator('#resume-form').getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
    await expectPicture(page, `editor-${step.toLowerCase().replace(' ', '-')}`);
  }
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await expectPicture(page, 'import');
});

signedOut('a CV before there is an account looks as it should', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make my CV' }).click();
  await page.getByLabel('Or paste its text').fill('Ada Obi\nAccountant\nada@example.com\n+234 803 123 4567');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(page.getByRole('link', { name: 'Create my account' })).toBeVisible();
  await expectPicture(page, 'make-cv');
});
