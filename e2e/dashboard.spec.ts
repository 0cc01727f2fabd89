import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice, notice } from './support/screen.ts';
import { store } from './support/stored.ts';

const QUESTION = 'Are you sure you want to delete this resume? This action cannot be undone.';

async function makeResume(request: APIRequestContext, title: string, isDraft = false): Promise<void> {
  await store(request, 'resumes', {
    title,
    careerGoal: 'local',
    industry: 'Logistics',
    experienceLevel: 'senior',
    templateId: 'modern-professional',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
    isDraft,
  });
}

test('a new account finds its greeting, what it can do, ways to start and two empty lists', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard · Career Toolkit');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(page.getByText('Smart Career Toolkit')).toBeVisible();

  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  const addresses = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/resume/new', '/cover-letters/new', '/job-tracker', '/career-insights']);

  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(page.getByText('Create your first resume to get started')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByText('Start tracking your job applications')).toBeVisible();
  // Figures come when there is something to count.
  await expect(page.locator('main .dash-stat')).toHaveCount(0);
  const starts = page.getByRole('region', { name: 'How do you want to start?' }).getByRole('link');
  await expect(starts).toHaveText([/^Upload your old CV/, /^Start new/, /^Start from a job posting/]);
  // First of all, also on a phone: the cards are below.
  const [start, card] = await Promise.all([starts.last().boundingBox(), actions.first().boundingBox()]);
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThan(card?.y ?? 0);
  await expectAccessibleInBothThemes(page);
});

test('the newest three resumes show with view, edit and delete', async ({ page, context }) => {
  for (const title of ['First', 'Second', 'Third', 'Fourth']) await makeResume(context.request, title);
  await page.goto('/dashboard');
  const rows = page.getByRole('region', { name: 'Recent Resumes' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Fourth');
  await expect(rows.first()).toContainText('Logistics');
  await expect(rows.first()).toContainText('Senior level');
  await expect(page.locator('.dash-stat')).toHaveText([
    'Resumes4',
    'Applications0',
    'Cover Letters0',
    'Success Rate0%',
  ]);
  await expect(page.getByRole('link', { name: 'View Fourth' })).toHaveAttribute(
    'href',
    /^\/resume\/preview\/.+/,
  );
  await expect(page.getByRole('link', { name: 'Edit Fourth' })).toHaveAttribute(
    'href',
    /^\/resume\/edit\/.+/,
  );
  await expect(page.getByRole('link', { name: 'New Resume' })).toHaveAttribute('href', '/resume/new');
  await expect(page.getByRole('link', { name: 'Add Job' })).toHaveAttribute('href', '/job-tracker');
});

test('deleting a resume asks first, and keeps it on No', async ({ page, context }) => {
  await makeResume(context.request, 'Doomed');
  await page.goto('/dashboard');
  const remove = page.getByRole('button', { name: 'Delete Doomed' });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(QUESTION, { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('You can still get it back for 30 days under Recently deleted.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resumes yet')).toBeVisible();
  const left = await context.request.get('/api/resumes');
  expect(await left.json()).toEqual([]);
});

test('a failed deletion is said and logged', { tag: '@any-screen' }, async ({ page, context }) => {
  await makeResume(context.request, 'Stubborn');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/dashboard');
  const remove = page.getByRole('button', { name: 'Delete Stubborn' });
  await expect(remove).toBeVisible();
  // Deleted on another device meanwhile.
  const [{ id }] = (await (await context.request.get('/api/resumes')).json()) as [{ id: string }];
  expect((await context.request.delete(`/api/resumes/${id}`)).ok()).toBe(true);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => logged.some((line) => line.includes('Failed to delete resume. Please try again.')))
    .toBe(true);
  await expectNotice(page, 'Failed to delete resume. Please try again.', /.+/);
  await expect(page.getByText('Stubborn', { exact: true })).toBeVisible();
});

test('a failed logout is only logged', { tag: '@any-screen' }, async ({ page, context }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/dashboard');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => logged.some((line) => line.includes('Logout failed'))).toBe(true);
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page)).toHaveCount(0);
});

test('an unfinished resume is the next step @any-screen', async ({ page, context }) => {
  await makeResume(context.request, 'Half done', true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Finish Half done' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue editing' })).toHaveAttribute(
    'href',
    /^\/resume\/edit\/.+/,
  );
});

test('the loading text shows until the lists are there', { tag: '@any-screen' }, async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/resumes', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  answer();
  await expect(page.getByText('No resumes yet')).toBeVisible();
});

test('a list that fails to load says status and status text, and can be asked again', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.route('**/api/resumes', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/dashboard');
  await expect(page.getByText('503: Service Unavailable')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No resumes yet')).toBeVisible();
});

test('the focus moves to the heading of the next screen', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
  await expect(page).toHaveTitle('Profile · Career Toolkit');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeFocused();
});

test('signed in, an unknown address is the not-found page', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Career Toolkit');
});
