import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice, notice } from './support/screen.ts';
import { store } from './support/stored.ts';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your Applications' }).getByRole('listitem');
const listings = (page: Page): Locator =>
  page.getByRole('list', { name: 'Job listings' }).getByRole('article');
const numbers = (page: Page): Locator => page.locator('dl[aria-label="Your numbers"] > div');

/** The day it is in the browser's time zone. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());

async function openDiscovery(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  await expect(dialog(page, 'Discover Jobs')).toBeVisible();
  return dialog(page, 'Discover Jobs');
}

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Application', exact: true }).click();
  await expect(dialog(page, 'Add Application')).toBeVisible();
  return dialog(page, 'Add Application');
}

async function stored(request: APIRequestContext): Promise<Record<string, unknown>[]> {
  return (await request.get('/api/job-applications')).json();
}

test('openings are searched, filtered and turned six at a time', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/job-tracker');
  const discovery = await openDiscovery(page);
  await expect(listings(page)).toHaveCount(6);
  const pager = discovery.getByRole('navigation', { name: 'Pages of job listings' });
  await expect(pager.getByRole('button', { name: /^Page / })).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  const first = await listings(page).getByRole('heading').allTextContents();
  await pager.getByRole('button', { name: 'Page 5' }).click();
  await expect(pager.getByRole('button', { name: /^Page / })).toHaveText(['3', '4', '5', '6', '7']);
  await expect(pager.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => listings(page).getByRole('heading').allTextContents()).not.toEqual(first);

  // Search and type are asked together, start at the first page and mind no case.
  const search = discovery.getByRole('searchbox', { name: 'Search jobs' });
  await search.fill('no such trade');
  await expect(
    discovery.getByText('No jobs match your search criteria. Try adjusting your filters.', { exact: true }),
  ).toBeVisible();
  await expect(listings(page)).toHaveCount(0);
  await search.fill('');
  await discovery.getByRole('combobox', { name: 'Job type' }).selectOption('International');
  await expect(pager.getByRole('button', { name: /^Page / })).toHaveText(['1', '2', '3']);
  await expect(listings(page).getByText('International', { exact: true })).toHaveCount(6);
  await discovery.getByRole('combobox', { name: 'Job type' }).selectOption('All types');
});

test('an opening is discovered, tracked and counted', async ({ page, context }) => {
  // The whole way with every screen on it looked at: on a busy machine it needs more than its share of time.
  test.slow();
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: 'Track Jobs' })
    .click();
  await expect(page).toHaveURL('/job-tracker');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Tracker' })).toBeFocused();
  await expect(page).toHaveTitle('Job Tracker · Career Toolkit');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(numbers(page)).toHaveText(['Total Applications0', 'Interviews0', 'Offers0', 'Success Rate0%']);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Discover your first job' }).click();
  const discovery = dialog(page, 'Discover Jobs');
  await discovery.getByRole('searchbox', { name: 'Search jobs' }).fill('ACCOUNTANT');
  const found = listings(page).filter({
    has: page.getByRole('heading', { name: 'Accountant', exact: true }),
  });
  await expect(found).toHaveCount(1);

  const open: { title: string; company: string; location: string; description: string; tags: string[] }[] =
    await (await context.request.get('/api/job-listings')).json();
  const listing = open.find(({ title }) => title === 'Accountant');
  if (!listing) throw new Error('The sample listings have no accountant');
  expect(listing.description.length).toBeGreaterThan(200);
  await expect(found.getByText(`${listing.description.slice(0, 200)}...`, { exact: true })).toBeVisible();
  await expect(found.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    ...listing.tags.slice(0, 4),
    `+${listing.tags.length - 4} more`,
  ]);

  // Track closes discovery and opens the form, filled.
  await found.getByRole('button', { name: 'Track' }).click();
  await expect(discovery).toBeHidden();
  const form = dialog(page, 'Add Application');
  await expect(form.getByLabel('Company')).toHaveValue(listing.company);
  await expect(form.getByLabel('Position')).toHaveValue('Accountant');
  await expect(form.getByLabel('Location')).toHaveValue(listing.location);
  await expect(form.getByLabel('Status')).toHaveValue('applied');
  await expect(form.getByLabel('Applied date')).toHaveValue(today);
  await expect(form.getByLabel('Notes')).toHaveValue('Discovered via Sample');
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Add Application' }).click();
  await expectNotice(page, 'Application added!', 'Your job application has been added to the tracker.');
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(listing.company);
  await expect(rows(page).locator('.status')).toHaveAttribute('data-status', 'applied');

  // The form starts again; a second application with an offer is half of all.
  const again = await openForm(page);
  await expect(again.getByLabel('Company')).toHaveValue('');
  await expect(again.getByLabel('Notes')).toHaveValue('');
  await again.getByLabel('Company').fill('Ọ̀rẹ́ & Sons <b>Ltd</b>');
  await again.getByLabel('Position').fill('Clerk 🎉');
  await again.getByLabel('Job URL').fill('https://example.com/jobs/1');
  await again.getByLabel('Status').selectOption('Offer');
  await again.getByLabel('Applied date').fill('2026-01-31');
  await again.getByRole('button', { name: 'Add Application' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Clerk 🎉Ọ̀rẹ́ & Sons <b>Ltd</b>');
  await expect(numbers(page)).toHaveText([
    'Total Applications2',
    'Interviews0',
    'Offers1',
    'Success Rate50%',
  ]);
  await expectAccessibleInBothThemes(page);

  expect(await stored(context.request)).toMatchObject([
    { company: 'Ọ̀rẹ́ & Sons <b>Ltd</b>', status: 'offer', appliedDate: '2026-01-31', notes: '' },
    { company: listing.company, status: 'applied', appliedDate: today, notes: 'Discovered via Sample' },
  ]);

  // While the list is on its way, the screen says so.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/job-applications?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading your applications...')).toBeVisible();
  answer();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Recent Applications' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(page.locator('.dash-stat').nth(3)).toHaveText('Success Rate50%');
  await page.getByRole('link', { name: 'Add Job' }).click();
  await expect(page).toHaveURL('/job-tracker');
});

test('the form explains its rules, and loses nothing when adding fails or the dialog closes', async ({
  page,
  context,
}) => {
  await page.goto('/job-tracker');
  const form = await openForm(page);
  await form.getByLabel('Job URL').fill('javascript:alert(1)');
  await form.getByLabel('Applied date').fill('');
  await form.getByRole('button', { name: 'Add Application' }).click();
  await expect(form.getByText('Company is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Position is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Applied date is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Job URL must be a valid URL starting with http:// or https://')).toBeVisible();
  await expect(form.getByLabel('Company')).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await form.getByLabel('Company').fill('Kora');
  await form.getByLabel('Position').fill('Clerk');
  await form.getByLabel('Job URL').fill('');
  await form.getByLabel('Applied date').fill('2026-11-02');
  const add = form.getByRole('button', { name: 'Add Application' });

  await page.route(
    '**/api/job-applications',
    (route) => route.fulfill({ status: 500, json: { message: 'Away for a moment' } }),
    { times: 1 },
  );
  await add.click();
  await expectNotice(page, 'Failed to add application', 'Away for a moment');
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');

  await expect(form.getByLabel('Company')).toHaveValue('Kora');

  // A value the browser accepted and the server refuses gets a message at its field.
  await page.route(
    '**/api/job-applications',
    (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'No', errors: [{ field: 'position', message: 'Position is a riddle' }] },
      }),
    { times: 1 },
  );
  await add.click();
  await expect(form.getByText('Position is a riddle')).toBeVisible();

  // Closed, and after a reload, the form is as it was.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await openForm(page);
  await expect(form.getByLabel('Company')).toHaveValue('Kora');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Application', exact: true })).toBeFocused();

  // A listing replaces what was started, which can be restored.
  await openDiscovery(page);
  await listings(page).first().getByRole('button', { name: 'Track' }).click();
  await expect(form.getByLabel('Company')).not.toHaveValue('Kora');
  await form.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.getByLabel('Company')).toHaveValue('Kora');

  // The answer gets lost after the server has stored: sent again, it is stored once.
  await page.route(
    '**/api/job-applications',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await add.click();
  // Any other answer ends the wait, so the second notice may follow at once.
  await expect(notice(page).locator('.notice-title')).toHaveText(
    /^(Saved on this device|Application added!)$/,
  );
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  expect(await stored(context.request)).toHaveLength(1);
});

test('a pasted posting fills the form', async ({ page }) => {
  await page.goto('/job-tracker');
  const form = await openForm(page);
  await form.getByText('Paste a posting').click();
  const box = form.getByLabel('Text of the posting, or the source of its page');
  const posting = {
    '@type': 'JobPosting',
    title: 'Data Analyst',
    description: '<p>You count <img src=x onerror="document.title=1">things.</p>',
    hiringOrganization: { name: 'Kora Foods' },
    jobLocation: { address: { addressLocality: 'Ikeja', addressCountry: 'Nigeria' } },
    url: 'https://example.com/jobs/42',
  };
  await box.fill(`<script type="application/ld+json">${JSON.stringify(posting)}</script>`);
  await form.getByRole('button', { name: 'Fill the form' }).click();
  await expect(
    form.getByText('Filled in: Company, Position, Location, Job URL and Job description.'),
  ).toBeVisible();
  await expect(form.getByLabel('Position')).toHaveValue('Data Analyst');
  await box.fill('Store Keeper at Bello Mills\nAbuja, Nigeria\nWe pay ₦120,000 a month.');
  await form.getByRole('button', { name: 'Fill the form' }).click();
  await expect(form.getByText(/Please check it/)).toBeVisible();
  await expect(form.getByLabel('Company')).toHaveValue('Bello Mills');
  await expect(form.getByLabel('Position')).toHaveValue('Store Keeper');
  await expect(form.getByLabel('Location')).toHaveValue('Abuja, Nigeria');
  await expect(form.getByLabel('Job URL')).toHaveValue('https://example.com/jobs/42');
  await form.getByText('Salary and job description', { exact: true }).click();
  await expect(form.getByLabel('Salary')).toHaveValue('₦120,000 a month');
  await expectAccessibleInBothThemes(page);
});

const POSTING = {
  id: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
  externalId: '1',
  title: 'Support <b>Agent</b>',
  company: 'Far Away Ltd',
  location: 'Remote',
  description: '',
  requirements: '',
  salary: null as string | null,
  jobType: 'Remote',
  source: 'Remotive',
  url: 'https://example.com/jobs/1',
  postedDate: '2026-11-20',
  expiryDate: null,
  tags: ['a', 'a'],
};

test('missing, broken or hostile listings do no harm; signs for and against them are shown', async ({
  page,
}) => {
  const postings = [
    {
      ...POSTING,
      description:
        'We hire people who live in Nigeria, Ghana or Kenya. <img src=x onerror="document.title=1">',
      salary: 'US$1,000 a month',
    },
    {
      ...POSTING,
      id: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3e',
      description:
        'You must pay a registration fee of ₦5,000 before the interview. You must be authorized to work in the United States.',
      url: null,
    },
  ];
  const answers: { status: number; json: unknown }[] = [
    { status: 503, json: { message: 'no' } },
    { status: 200, json: [] },
    { status: 200, json: postings },
  ];
  await page.route('**/api/job-listings', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await page.route('**/api/job-listings/rates', (route) =>
    route.fulfill({
      json: { date: '2026-11-20', source: 'CBN', rates: [{ currency: 'USD', naira: 1520.5 }] },
    }),
  );
  await page.goto('/job-tracker');
  const discovery = await openDiscovery(page);
  await expect(discovery.getByRole('alert')).toContainText('503: Service Unavailable');
  await discovery.getByRole('button', { name: 'Try again' }).click();
  await expect(
    discovery.getByText('No job listings available. Check back later for opportunities.', { exact: true }),
  ).toBeVisible();

  await page.reload();
  await openDiscovery(page);
  await expect(listings(page)).toHaveCount(2);
  const [first, second] = [listings(page).first(), listings(page).last()];
  await expect(first).toContainText('Support <b>Agent</b>');
  await expect(first).toContainText('onerror=');
  await expect(first).toContainText('Open to you in Nigeria');
  await expect(first.locator('q')).toContainText('We hire people who live in Nigeria, Ghana or Kenya.');
  await expect(first).toContainText(
    'US$1,000 a month About ₦1,520,000 a month, at ₦1,520.5 for 1 USD on 20 Nov 2026 (CBN)',
  );
  await expect(first.getByRole('note')).toHaveCount(0);
  await expect(first.getByRole('link', { name: /^Apply/ })).toHaveAttribute('rel', 'noopener');
  await expect(second).toContainText('Not open to Nigeria');
  await expect(second.getByRole('note')).toContainText('This posting shows signs of a scam');
  await expect(second.getByRole('note').locator('q').first()).toContainText('registration fee');
  await discovery.getByLabel('Can I apply from').selectOption('United States');
  await expect(second).not.toContainText('Not open to');
  await expectAccessibleInBothThemes(page);
});

test('a listing that is tracked already is named before it is added again', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  const [listing] = (await (await context.request.get('/api/job-listings')).json()) as {
    title: string;
    company: string;
  }[];
  if (!listing) throw new Error('There are no sample listings');
  const { title: position, company } = listing;
  await store(context.request, 'job-applications', {
    company: company.toUpperCase(),
    position,
    status: 'interview',
    appliedDate: '2026-11-20',
  });
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  await listings(page).first().getByRole('button', { name: 'Track' }).click();
  const form = dialog(page, 'Add Application');
  const warning = form.getByText(`You already track ${position} at ${company.toUpperCase()}`);
  await expect(warning).toContainText('(Interview, 20 Nov 2026). Add it only if you applied again.');
  await expectAccessibleInBothThemes(page);
  await form.getByLabel('Position').fill('Something else entirely');
  await expect(warning).toHaveCount(0);

  // What was begun comes back, and can be given up.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await openForm(page);
  await expect(form.getByLabel('Position')).toHaveValue('Something else entirely');
  await expect(form.getByText('We kept the application you started and did not save.')).toBeVisible();
  await form.getByRole('button', { name: 'Start again' }).click();
  await expect(form.getByLabel('Company')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Start again' })).toHaveCount(0);
});
