import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleOn, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const POSTING = `Accountant
Kora Foods Ltd, Ikeja, Lagos

Requirements
- Good knowledge of Microsoft Excel
- Experience with Power BI
- Bank reconciliation
- NYSC discharge certificate

Closing date: 30 November 2035`;

const RESUME = {
  title: 'My resume',
  careerGoal: 'local',
  industry: 'Finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  summary: 'Accountant with two plants.',
  experience: [
    {
      company: 'Delta Mills',
      position: 'Accountant',
      startDate: '2020-01',
      current: true,
      description: 'Prepared monthly accounts for two plants',
    },
  ],
  skills: [
    { name: 'MS Excel', level: 'advanced' },
    { name: 'Bank reconciliation', level: 'advanced' },
  ],
};

const read = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Paste the job posting').fill(text);
  await page.getByRole('button', { name: 'Read the posting' }).click();
};

test('a pasted posting becomes a saved job, a tailored copy, a letter and a tracked application', async ({
  page,
  context,
  isMobile,
}, info) => {
  await store(context.request, 'resumes', RESUME);
  await page.goto('/save-job');
  await read(page, POSTING);
  await expect(page.getByLabel('Position')).toHaveValue('Accountant');
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await expect(page.getByLabel('Location')).toHaveValue('Ikeja, Lagos');
  await expect(page.getByLabel('Deadline')).toHaveValue('2035-11-30');
  await page.screenshot({ path: info.outputPath('save-job.png'), fullPage: true });
  await page.getByRole('button', { name: 'Save this job' }).dblclick();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');
  await page.getByText('Before you apply').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'NYSC' }).first()).toBeVisible();

  const tailor = page.getByRole('region', { name: 'Your resume for this job' });
  await expect(
    tailor.getByRole('checkbox', { name: 'Write “Microsoft Excel” in place of “MS Excel”' }),
  ).toBeChecked();
  const missing = tailor.getByRole('listitem').filter({ hasText: 'Power BI' });
  await expect(missing.getByRole('link', { name: 'Add it if it is true' })).toHaveAttribute(
    'href',
    /field=skills/,
  );
  await expect(missing.getByRole('checkbox')).toHaveCount(0);
  await expectAccessibleOn(page, isMobile);
  await page.screenshot({ path: info.outputPath('saved-job.png'), fullPage: true });
  await tailor.getByRole('button', { name: 'Tailor a copy' }).dblclick();
  await expect(tailor.getByRole('link', { name: 'Open the copy' })).toBeVisible();
  // Another copy would be made from the resume, not from the copy.
  await page.reload();
  await expect(tailor.getByRole('link', { name: 'Open the copy' })).toBeVisible();
  await expect(
    tailor.getByRole('checkbox', { name: 'Write “Microsoft Excel” in place of “MS Excel”' }),
  ).toBeChecked();
  await expect(tailor.getByRole('combobox')).toHaveCount(0);
  const resumes = (await (await context.request.get('/api/resumes')).json()) as { title: string }[];
  expect(resumes.map(({ title }) => title).toSorted()).toEqual(['Accountant at Kora Foods Ltd', 'My resume']);

  await page.getByRole('link', { name: 'Write the letter' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Kora Foods Ltd');
  await page.getByLabel('Content').fill('Dear Hiring Manager,\n\nI would like to work with you.');
  await page.getByRole('button', { name: 'Save Cover Letter' }).click();
  await expect(page.getByRole('link', { name: 'Open the letter' })).toBeVisible();

  await page.getByRole('button', { name: 'I have applied: track it' }).dblclick();
  await page.getByRole('link', { name: 'Applied: open the application' }).click();
  await expect(page.getByRole('dialog').getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  const applications = (await (await context.request.get('/api/job-applications')).json()) as object[];
  expect(applications).toHaveLength(1);
  expect(applications[0]).toMatchObject({
    position: 'Accountant',
    status: 'applied',
    resumeUsed: expect.any(String),
    coverLetterUsed: expect.any(String),
  });
  await page.goto('/saved-jobs');
  await expect(page.getByRole('region', { name: 'Applied' }).getByRole('listitem')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('saved-jobs.png'), fullPage: true });
});

test('what another app shares opens the form; nothing, a link alone and a book are taken as they are @any-screen', async ({
  page,
}) => {
  await page.goto(
    `/save-job#${new URLSearchParams({ title: 'Clerk at Paystack | Jobberman', url: 'https://e.com/1' })}`,
  );
  await expect(page.getByLabel('Position')).toHaveValue('Clerk');
  await expect(page.getByLabel('Company')).toHaveValue('Paystack');
  await expect(page.getByLabel('Job URL')).toHaveValue('https://e.com/1');
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Paystack');

  await page.getByLabel('Paste the job posting').fill('https://e.com/2');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByText('There is only a link.')).toBeVisible();
  await page.getByLabel('Paste the job posting').fill(`${POSTING}\n${'long text '.repeat(100_000)}`);
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await page.getByRole('button', { name: 'Save this job' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');

  await page.goto('/save-job#lost=1');
  await expect(page.getByText('What you shared did not arrive.')).toBeVisible();
});

test('a job saved without a connection waits on the device and is sent when it returns', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.goto('/save-job');
  await read(page, POSTING);
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await page.goto('/saved-jobs');
  await page.getByRole('link', { name: 'Save a job' }).click();
  await read(page, POSTING);
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save this job' }).click();
  await expectNotice(page, 'Saved on this device', 'It goes to your account when you are back online.');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem')).toContainText('Accountant at Kora Foods Ltd');
  // It can be put right until then.
  await waiting.getByRole('button', { name: 'Edit Accountant at Kora Foods Ltd' }).click();
  await expect(page.getByText('We kept the job you started.')).toBeVisible();
  await page.getByLabel('Notes').fill('Ask Bola');
  await page.getByRole('button', { name: 'Save this job' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'To apply for' }).getByRole('link')).toHaveText(
    'Accountant at Kora Foods Ltd',
  );
  await expect(waiting).toHaveCount(0);
  expect(await (await context.request.get('/api/saved-jobs')).json()).toHaveLength(1);
});

test('a listing is saved from discovery and says so @any-screen', async ({ page }) => {
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  const listing = page.getByRole('dialog').getByRole('article').first();
  await listing.getByRole('button', { name: /^Save .* for later$/ }).click();
  await listing.getByRole('link', { name: /^Saved: open/ }).click();
  await expect(page.getByRole('region', { name: 'Apply', exact: true })).toBeVisible();
});

test('a move to Interview asks when and where, to Offer for pay and day, and can be skipped @any-screen', async ({
  page,
  context,
}) => {
  const { id } = await store(context.request, 'job-applications', { company: 'Kora', position: 'Clerk' });
  await page.goto('/job-tracker');
  await page.getByRole('combobox', { name: 'Move Clerk at Kora' }).selectOption('interview');
  const asked = page.getByRole('dialog', { name: 'When and where is the interview?' });
  await asked.getByLabel('Interview', { exact: true }).fill('2035-02-03T10:00');
  await asked.getByLabel(/^Interview place/).fill('12 Allen Avenue');
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Interview Sat, 3 Feb 2035/)).toBeVisible();

  await page.goto('/job-tracker?view=board');
  await page.getByLabel('Status of Clerk at Kora').selectOption('offer');
  const offer = page.getByRole('dialog', { name: 'What are they offering?' });
  await offer.getByLabel(/^Salary/).fill('₦400,000 a month');
  await offer.getByLabel(/^Answer by/).fill('2035-03-01');
  await offer.getByRole('button', { name: 'Save' }).click();
  await expect(offer).toHaveCount(0);

  const stored = async () =>
    (await (await context.request.get(`/api/job-applications/${id}`)).json()) as object;
  await expect.poll(stored).toMatchObject({
    status: 'offer',
    salary: '₦400,000 a month',
    answerBy: '2035-03-01',
    interviewPlace: '12 Allen Avenue',
  });

  await page.goto(`/job-tracker/${id}`);
  await page.getByRole('dialog').getByLabel('Status').selectOption('interview');
  await page
    .getByRole('dialog', { name: 'When and where is the interview?' })
    .getByRole('button', { name: 'Skip' })
    .click();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  expect(await stored()).toMatchObject({ status: 'offer' });
});

const resumesOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/resumes')).json()) as { id: string; title: string }[];

/** Two taps before anything on the screen has changed. */
const tapTwice = (target: Locator): Promise<void> =>
  target.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

test('an application with a posting gets one tailored copy, and is edited on without a conflict', async ({
  page,
  context,
  isMobile,
}, info) => {
  await store(context.request, 'resumes', RESUME);
  const application = { company: 'Kora Foods Ltd', position: 'Accountant', jobDescription: POSTING };
  const { id } = await store(context.request, 'job-applications', application);
  await page.goto(`/job-tracker/${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Tailor a copy/ }).click();
  const tailor = drawer.getByRole('region', { name: 'Your resume for this job' });
  await expect(
    tailor.getByRole('checkbox', { name: 'Write “Microsoft Excel” in place of “MS Excel”' }),
  ).toBeChecked();
  await drawer.getByLabel('Salary').fill('₦400,000');
  await expect(tailor.getByRole('button', { name: 'Tailor a copy' })).toBeDisabled();
  await expect(tailor.getByText('Save your changes first.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo changes' }).click();
  await expectAccessibleOn(page, isMobile);
  await tailor.scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath('tailor-drawer.png') });

  await tapTwice(tailor.getByRole('button', { name: 'Tailor a copy' }));
  await expectNotice(page, 'Copy made', /^It is named Accountant at Kora Foods Ltd\./);
  const resumes = await resumesOf(context.request);
  expect(resumes.map(({ title }) => title).toSorted()).toEqual(['Accountant at Kora Foods Ltd', 'My resume']);
  const copy = resumes.find(({ title }) => title !== 'My resume');
  await expect(drawer.getByRole('link', { name: 'Open the resume' })).toHaveAttribute(
    'href',
    `/resume/preview/${copy?.id}`,
  );
  await drawer.getByLabel('Salary').fill('₦500,000');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expectNotice(page, 'Application saved', 'Your changes have been saved.');
  const stored = (await (await context.request.get(`/api/job-applications/${id}`)).json()) as object;
  expect(stored).toMatchObject({ salary: '₦500,000', resumeUsed: copy?.id });
});

test('a job that was changed elsewhere meanwhile shows both texts, and loses neither', async ({
  page,
  context,
  isMobile,
}, info) => {
  const job = { position: 'Clerk', company: 'Kora', notes: '', jobDescription: '' };
  const { id } = await store(context.request, 'saved-jobs', job);
  const stored = async () =>
    (await (await context.request.get(`/api/saved-jobs/${id}`)).json()) as Record<string, unknown>;
  const changeElsewhere = async (notes: string): Promise<void> => {
    const { version } = await stored();
    const answer = await context.request.put(`/api/saved-jobs/${id}`, { data: { ...job, notes, version } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const openDetails = () => page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
  const asked = page.getByRole('dialog', { name: 'This job was changed elsewhere' });
  await page.goto(`/saved-jobs/${id}`);
  await openDetails();
  await page.getByLabel('Notes').fill('Ask Bola about the pay');
  await changeElsewhere('Closes on Friday');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(asked.getByRole('row', { name: 'Notes' }).getByRole('cell')).toHaveText([
    'Ask Bola about the pay',
    'Closes on Friday',
  ]);
  await expectAccessibleOn(page, isMobile);
  await page.screenshot({ path: info.outputPath('job-conflict.png') });
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Notes')).toHaveValue('Ask Bola about the pay');
  expect(await stored()).toMatchObject({ notes: 'Closes on Friday' });

  await page.getByRole('button', { name: 'Save changes' }).click();
  await tapTwice(asked.getByRole('button', { name: 'Keep mine' }));
  await expectNotice(page, 'Job saved', 'Your changes have been saved.');
  expect(await stored()).toMatchObject({ notes: 'Ask Bola about the pay', version: 3 });

  await openDetails();
  await page.getByLabel('Notes').fill('Mine again');
  await changeElsewhere('Closes today');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await asked.getByRole('button', { name: 'Keep theirs' }).click();
  await openDetails();
  await expect(page.getByLabel('Notes')).toHaveValue('Closes today');
});

test('two quick taps on each main button make one thing @any-screen', async ({ page, context }) => {
  await store(context.request, 'resumes', RESUME);
  await page.goto('/save-job');
  await read(page, POSTING);
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await tapTwice(page.getByRole('button', { name: 'Save this job' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');
  await tapTwice(page.getByRole('button', { name: 'Tailor a copy' }));
  await expect(page.getByRole('link', { name: 'Open the copy' })).toBeVisible();
  await tapTwice(page.getByRole('button', { name: 'I have applied: track it' }));
  await expect(page.getByRole('link', { name: 'Applied: open the application' })).toBeVisible();
  const jobs = (await (await context.request.get('/api/saved-jobs')).json()) as object[];
  const applications = (await (await context.request.get('/api/job-applications')).json()) as object[];
  expect([jobs.length, applications.length]).toEqual([1, 1]);
  expect(await resumesOf(context.request)).toHaveLength(2);

  await page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
  await page.getByLabel('Salary').fill('₦400,000');
  await tapTwice(page.getByRole('button', { name: 'Save changes' }));
  await expectNotice(page, 'Job saved', 'Your changes have been saved.');
  await page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await tapTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('No saved jobs yet')).toBeVisible();

  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  const listing = page.getByRole('dialog').getByRole('article').first();
  await tapTwice(listing.getByRole('button', { name: /^Save .* for later$/ }));
  await expect(listing.getByRole('link', { name: /^Saved: open/ })).toBeVisible();
  expect((await (await context.request.get('/api/saved-jobs')).json()) as object[]).toHaveLength(1);
});
