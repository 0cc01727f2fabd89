import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { NURSE } from './support/nurse.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';
import { type Stored, store } from './support/stored.ts';

test.use({ serviceWorkers: 'allow' });

const LETTERS = 'cover-letters';
const APPLICATIONS = 'job-applications';
const SAVED_JOBS = 'saved-jobs';
const LETTER = { title: 'For Kora', company: 'Kora', position: 'Clerk', content: 'Dear Kora team,' };

const stored = async (request: APIRequestContext, path: string, id: string): Promise<Stored> =>
  (await request.get(`/api/${path}/${id}`)).json();

async function change(request: APIRequestContext, path: string, id: string, data: object): Promise<void> {
  const { version } = await stored(request, path, id);
  const answer = await request.put(`/api/${path}/${id}`, { data: { ...data, version } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Until the device has the files of these screens, and what they show. */
async function expectKept(page: Page, words: readonly string[]): Promise<void> {
  await serviceWorkerRuns(page);
  for (const file of [
    /editor\.page-/,
    /cover-letter\.page-/,
    /tracker\.page-/,
    /application-drawer-/,
    /saved-job\.page-/,
  ]) {
    await expect.poll(async () => (await keptFiles(page)).join('\n'), { timeout: 60_000 }).toMatch(file);
  }
  await expect
    .poll(
      async () => {
        const rows = JSON.stringify((await keptOnDevice(page)).rows);
        return words.filter((word) => !rows.includes(word));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Waiting to be sent' });
const asOf = (page: Page): Locator => page.getByText(/^Offline: as of \d\d:\d\d$/).first();
const SAVED_HERE = ['Saved on this device', 'It goes to your account when you are back online.'] as const;

test('letters, the tracker and saved jobs open, change and wait without a connection, and are sent with it @any-screen', async ({
  page,
  context,
  account,
}, info) => {
  const { request } = context;
  const letter = await store(request, LETTERS, LETTER);
  const kora = await store(request, APPLICATIONS, { company: 'Kora', position: 'Clerk' });
  const zuma = await store(request, APPLICATIONS, { company: 'Zuma', position: 'Driver' });
  const job = await store(request, SAVED_JOBS, { company: 'Lagoon', position: 'Accountant' });
  const resume = await store(request, 'resumes', { ...NURSE, title: 'Nurse in Lagos' });
  await page.goto('/dashboard');
  // None of them was opened here: the device keeps them all the same once the screen rests.
  await expectKept(page, [
    `resume/${resume.id}`,
    letter.id,
    LETTER.content,
    `/api/${APPLICATIONS}/${kora.id}`,
    `/api/${SAVED_JOBS}/${job.id}`,
  ]);
  await context.setOffline(true);

  await page.goto(`/resume/edit/${resume.id}`);
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('Resume Title')).toHaveValue('Nurse in Lagos');
  await page.goto('/cover-letters');
  await expect(page.getByRole('link', { name: LETTER.title, exact: true })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await page.getByRole('link', { name: LETTER.title, exact: true }).click();
  await expect(content(page)).toHaveValue(LETTER.content);
  await expect(asOf(page)).toBeVisible();
  await content(page).fill('Dear Kora team, from the bus');
  await page.getByRole('button', { name: 'Save Cover Letter' }).click();
  await expectNotice(page, ...SAVED_HERE);
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cover-letters');
  await expect(waiting(page).getByRole('link', { name: LETTER.title })).toBeVisible();
  await page.screenshot({ path: info.outputPath('letters-1440.png'), fullPage: true });

  await page.goto('/job-tracker');
  await expect(page.getByRole('link', { name: 'Clerk' })).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await page.getByLabel('Move Driver at Zuma').selectOption('rejected');
  await expectNotice(page, ...SAVED_HERE);
  await page.getByRole('link', { name: 'Clerk' }).click();
  const drawer = page.getByRole('dialog', { name: 'Clerk at Kora' });
  await drawer.getByLabel('Salary').fill('₦500,000');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByText('Waiting to be sent')).toBeVisible();
  await page.screenshot({ path: info.outputPath('drawer-1440.png') });
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Add Application' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Application' });
  await adding.getByLabel('Company').fill('Delta Mills');
  await adding.getByLabel('Position').fill('Cashier');
  await adding.getByRole('button', { name: 'Add Application' }).click();
  await expect(adding).toHaveCount(0);
  // After a new start of the app too, a move shows where it was made.
  await page.goto('/job-tracker?status=rejected');
  await expect(page.getByRole('link', { name: 'Driver', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clerk', exact: true })).toHaveCount(0);
  for (const name of ['Driver at Zuma', 'Clerk at Kora', 'Cashier at Delta Mills']) {
    await expect(waiting(page).getByText(name)).toBeVisible();
  }
  await expectAccessible(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`tracker-${width}.png`), fullPage: true });
  }

  await page.goto('/saved-jobs');
  await page.getByRole('link', { name: 'Accountant at Lagoon' }).click();
  await page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
  await page.getByLabel('Notes').fill('Ask Bola');
  await page.screenshot({ path: info.outputPath('job-390.png'), fullPage: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectNotice(page, ...SAVED_HERE);
  await page.goto('/saved-jobs');
  await expect(waiting(page).getByRole('link', { name: 'Accountant at Lagoon' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('saved-jobs-390.png'), fullPage: true });
  expect((await stored(request, LETTERS, letter.id)).content).toBe(LETTER.content);

  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  await expect
    .poll(async () => (await stored(request, LETTERS, letter.id)).content)
    .toBe('Dear Kora team, from the bus');
  await expect.poll(async () => (await stored(request, APPLICATIONS, kora.id)).salary).toBe('₦500,000');
  await expect.poll(async () => (await stored(request, APPLICATIONS, zuma.id)).status).toBe('rejected');
  await expect.poll(async () => (await stored(request, SAVED_JOBS, job.id)).notes).toBe('Ask Bola');
  const companies = async () =>
    ((await (await request.get(`/api/${APPLICATIONS}`)).json()) as Stored[])
      .map(({ company }) => company)
      .sort();
  await expect.poll(companies).toEqual(['Delta Mills', 'Kora', 'Zuma']);
  await expect(asOf(page)).toHaveCount(0);
  expect(account.email).toContain('@');
});

test('what was changed elsewhere while it waited is for the person to choose, and signing out leaves nothing @any-screen', async ({
  page,
  context,
  account,
}) => {
  const { request } = context;
  const letter = await store(request, LETTERS, LETTER);
  const zuma = await store(request, APPLICATIONS, { company: 'Zuma', position: 'Driver' });
  await page.goto('/dashboard');
  await expectKept(page, [letter.id, LETTER.content, `/api/${APPLICATIONS}/${zuma.id}`]);
  await context.setOffline(true);
  await page.goto(`/cover-letters/${letter.id}`);
  await content(page).fill('Mine, from the bus');
  await page.getByRole('button', { name: 'Save Cover Letter' }).click();
  await expectNotice(page, ...SAVED_HERE);
  await page.goto('/job-tracker');
  await page.getByLabel('Move Driver at Zuma').selectOption('rejected');
  await expectNotice(page, ...SAVED_HERE);

  await change(request, LETTERS, letter.id, { ...LETTER, content: 'Theirs, from elsewhere.' });
  const moved = { company: 'Zuma', position: 'Driver', status: 'interview' };
  await change(request, APPLICATIONS, zuma.id, moved);
  await context.setOffline(false);
  await expect(page.getByText(/^Changed elsewhere: /).first()).toBeVisible();
  expect((await stored(request, LETTERS, letter.id)).content).toBe('Theirs, from elsewhere.');
  expect((await stored(request, APPLICATIONS, zuma.id)).status).toBe('interview');

  await page.goto(`/cover-letters/${letter.id}`);
  const conflict = page.getByRole('dialog', { name: 'This letter was changed elsewhere' });
  await expect(conflict).toContainText('Theirs, from elsewhere.');
  await conflict.getByRole('button', { name: 'Save my version over it' }).click();
  await expect
    .poll(async () => (await stored(request, LETTERS, letter.id)).content)
    .toBe('Mine, from the bus');
  await page.goto(`/job-tracker/${zuma.id}`);
  await expect(page.getByRole('dialog', { name: 'This application was changed elsewhere' })).toBeVisible();

  await page.goto('/dashboard');
  expect(JSON.stringify((await keptOnDevice(page)).rows)).toContain('Zuma');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(async () => {
      const kept = JSON.stringify(await keptOnDevice(page));
      return ['For Kora', 'Zuma', 'from the bus', letter.id, zuma.id, account.email].filter((word) =>
        kept.includes(word),
      );
    })
    .toEqual([]);
  expect((await keptOnDevice(page)).rows).toEqual([]);
});
