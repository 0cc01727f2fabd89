import { expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const body = (change: object = {}) => ({
  title: 'Accountant, Lagos',
  industry: 'Accounting',
  templateId: 'classic-corporate',
  summary: 'First words',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  ...change,
});

async function make(page: Page, change: object = {}): Promise<string> {
  return (await store(page.request, 'resumes', body(change))).id;
}

const summaryOf = async (page: Page, id: string): Promise<string> =>
  ((await (await page.request.get(`/api/resumes/${id}`)).json()) as { summary: string }).summary;

test('versions are kept at Save Resume, named, compared, taken in part and restored without losing a word', async ({
  page,
}) => {
  const id = await make(page);
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
  const summary = page.getByLabel('Summary');
  await summary.fill('Second words');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expectNotice(page, 'Resume Saved', 'Your resume has been updated successfully.');
  await summary.fill('Third words, not saved yet');
  await page.getByLabel('Location').fill('Ikeja, Lagos');

  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Name Version 1' }).click();
  await drawer.getByLabel('Name of this version').fill('Sent to Kora Foods');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('listitem').last()).toContainText('Sent to Kora Foods');
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Compare Sent to Kora Foods' }).click();
  const part = drawer.getByRole('region', { name: 'Summary' });
  await expect(part).toContainText('Third words, not saved yet');
  await expect(part).toContainText('First words');
  await expect(drawer.getByRole('region', { name: 'Personal information' })).toContainText('Ikeja, Lagos');
  await expect(drawer.getByRole('region', { name: 'Experience' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await part.getByRole('button', { name: 'Bring back Summary' }).click();
  await expect(part).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(summary).toHaveValue('First words');
  await expect(page.getByLabel('Location')).toHaveValue('Ikeja, Lagos');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveValue('Third words, not saved yet');

  await page.getByRole('button', { name: 'Versions' }).click();
  await drawer.getByRole('button', { name: 'Restore Sent to Kora Foods' }).click();
  await expectNotice(page, 'Version restored', 'We kept your resume as it was before as a version.');
  await expect(drawer).toHaveCount(0);
  await expect(summary).toHaveValue('First words');
  await expect(page.getByLabel('Location')).toHaveValue('');
  expect(await summaryOf(page, id)).toBe('First words');

  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(4);
  await drawer
    .getByRole('button', { name: /Compare Version/ })
    .nth(1)
    .click();
  await expect(drawer.getByRole('region', { name: 'Summary' })).toContainText('Third words, not saved yet');
  await page.keyboard.press('Escape');
  await summary.fill('Fourth words');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expectNotice(page, 'Progress Saved', 'Your changes have been saved successfully.');
  expect(await summaryOf(page, id)).toBe('Fourth words');
});

test('restoring offline or over a resume changed elsewhere changes nothing and says so', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const id = await make(page);
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  const restore = drawer.getByRole('button', { name: 'Restore Version 1' });
  await restore.waitFor();
  await context.setOffline(true);
  await restore.click();
  await expectNotice(page, 'The version was not restored', /Could not reach the server/);
  await context.setOffline(false);
  await page.request.put(`/api/resumes/${id}`, { data: body({ summary: 'Written elsewhere' }) });
  await restore.click();
  await expectNotice(page, 'The version was not restored', /changed elsewhere/);
  expect(await summaryOf(page, id)).toBe('Written elsewhere');
});

test('a resume is duplicated, also for an application, deleted and brought back', {
  tag: '@any-screen',
}, async ({ page }) => {
  await make(page);
  const { id: applicationId } = await store(page.request, 'job-applications', {
    company: 'Kora Foods',
    position: 'Auditor',
    status: 'applied',
    appliedDate: '2026-11-20',
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Duplicate Accountant, Lagos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate resume' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Duplicate Accountant, Lagos' }).click();
  await dialog.getByLabel('For a job application').selectOption('Auditor at Kora Foods');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await page.waitForURL(/\/resume\/edit\//);
  const copyId = page.url().split('/').at(-1);
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('Resume Title')).toHaveValue('Auditor at Kora Foods');
  await expect(page.getByLabel('Summary')).toHaveValue('First words');
  const application = await page.request.get(`/api/job-applications/${applicationId}`);
  expect(await application.json()).toMatchObject({ resumeUsed: copyId });

  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent Resumes' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByRole('button', { name: 'Recently deleted' })).toHaveCount(0);
  await recent.getByRole('button', { name: 'Delete Auditor at Kora Foods' }).click();
  await expect(
    page.getByText('Are you sure you want to delete this resume? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = recent.getByRole('list', { name: 'Recently deleted' });
  await expect(deleted.getByRole('listitem')).toContainText([/Auditor at Kora Foods.*restored until/]);
  await expectAccessibleInBothThemes(page);
  await deleted.getByRole('button', { name: 'Restore Auditor at Kora Foods' }).click();
  await expectNotice(page, 'Resume restored', 'Auditor at Kora Foods is on your list again.');
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByRole('button', { name: 'Recently deleted' })).toHaveCount(0);
  await expect(recent.getByRole('heading', { name: 'Recent Resumes' })).toBeFocused();
});
