import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';
import { store } from './support/stored.ts';

const listings = (page: Page): Locator =>
  page.getByRole('list', { name: 'Job listings' }).getByRole('article');

const POSTING = {
  externalId: '1',
  requirements: '',
  salary: null,
  jobType: 'Remote',
  source: 'Himalayas',
  postedDate: '2026-11-20',
  expiryDate: null,
  tags: [],
  location: 'Remote, Nigeria',
  description: 'We hire people who live in Nigeria.',
};
const real = (id: number, title: string, company: string, more: object = {}) => ({
  ...POSTING,
  id: `019a2c1e-7c1b-7f0a-9d5e-00000000000${id}`,
  title,
  company,
  url: `https://jobs.example/${id}`,
  ...more,
});

async function discover(page: Page): Promise<Locator> {
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  return page.getByRole('dialog', { name: 'Discover Jobs' });
}

test('invented jobs are labelled as such, and promise nothing', async ({ page }) => {
  const discovery = await discover(page);
  await expect(discovery.getByText('Demo jobs: made-up examples')).toBeVisible();
  await expect(listings(page)).toHaveCount(6);
  await expect(discovery.getByText(/Open to you/)).toHaveCount(0);
  await expect(discovery.getByRole('link', { name: /^Apply/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('real jobs are ordered, hidden and saved', async ({ page, context }) => {
  test.slow();
  const jobs = [
    real(1, 'Accountant', 'Kora Foods Ltd', { expiryDate: '2998-02-01' }),
    real(2, 'Chef', 'Peakline', { expiryDate: '2998-01-01' }),
    real(3, 'Driver', 'Blue & Sons'),
  ];
  let matched = jobs.map((job, index) => ({
    ...job,
    match: { score: 90 - 10 * index, words: `Your resume shows ${3 - index} of the 4 skills it names.` },
  }));
  await page.route('**/api/job-listings', (route) => route.fulfill({ json: jobs }));
  await page.route('**/api/job-listings/matches?*', (route) =>
    route.fulfill({ json: matched, headers: { 'X-Total-Count': String(matched.length) } }),
  );
  const discovery = await discover(page);
  await expect(listings(page).getByRole('heading')).toHaveText(['Accountant', 'Chef', 'Driver']);
  await expect(discovery.getByText('Demo jobs')).toHaveCount(0);
  const apply = listings(page).first().getByRole('link', { name: 'Apply for Accountant at Himalayas' });
  await expect(apply).toHaveAttribute('href', 'https://jobs.example/1');
  await expect(apply).toHaveAttribute('target', '_blank');
  await expect(listings(page).first()).toContainText('From Himalayas');
  const order = discovery.getByRole('combobox', { name: 'Order' });
  await expect(order.getByRole('option', { name: 'Best match (needs a resume)' })).toBeDisabled();
  await order.selectOption('Deadline soonest');
  await expect(listings(page).getByRole('heading')).toHaveText(['Chef', 'Accountant', 'Driver']);

  // With a resume the list is by match, with the reason.
  await store(context.request, 'resumes', {
    title: 'Accountant, Lagos',
    careerGoal: 'local',
    industry: 'Accounting',
    experienceLevel: 'mid',
    templateId: 'classic-corporate',
    summary: 'Accountant with two plants.',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '0803 123 4567' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  await expect(discovery.getByRole('combobox', { name: 'Order' })).toHaveValue('match');
  await expect(listings(page).first()).toContainText(
    'Match 90 Your resume shows 3 of the 4 skills it names.',
  );
  await expectAccessibleInBothThemes(page);

  // Hiding an employer is kept with the account, and can be undone at once or later.
  matched = matched.filter(({ company }) => company !== 'Blue & Sons');
  await listings(page).last().getByRole('button', { name: 'Hide employer Blue & Sons' }).click();
  await expect(listings(page)).toHaveCount(2);
  await expect(discovery.getByText('Jobs of Blue & Sons are hidden.')).toBeVisible();
  expect(await (await context.request.get('/api/hidden-employers')).json()).toMatchObject([
    { company: 'Blue & Sons' },
  ]);
  await discovery.getByText('Hidden employers (1)').click();
  await discovery.getByRole('button', { name: 'Show Blue & Sons again' }).click();
  await expect(discovery.getByText(/^Hidden employers/)).toHaveCount(0);
  expect(await (await context.request.get('/api/hidden-employers')).json()).toEqual([]);

  // A search is kept, found again, and says when its mails come.
  const search = discovery.getByRole('searchbox', { name: 'Search jobs' });
  await expect(discovery.getByRole('button', { name: /^Save this search/ })).toHaveCount(0);
  await search.fill('chef');
  await discovery.getByRole('button', { name: /^Save this search/ }).click();
  await discovery.getByText('Saved searches (1)').click();
  await expect(discovery.getByText('Confirm your email address in your profile')).toBeVisible();
  // It changes when the server has answered.
  await discovery.getByRole('checkbox', { name: 'Email me new jobs for chef' }).click();
  await expect
    .poll(async () => await (await context.request.get('/api/saved-searches')).json())
    .toMatchObject([{ q: 'chef', type: 'all', alerts: true }]);
  await search.fill('');
  await discovery.getByRole('button', { name: 'chef', exact: true }).click();
  await expect(search).toHaveValue('chef');
  await expectAccessibleInBothThemes(page);
  await discovery.getByRole('button', { name: 'Remove chef' }).click();
  await expect(discovery.getByText(/^Saved searches/)).toHaveCount(0);
});
