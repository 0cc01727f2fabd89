import { readFileSync } from 'node:fs';
import { request as apiRequests, expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

interface Icon {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  icons: Icon[];
  share_target: { action: string; method: string; enctype: string; params: Record<string, string> };
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

const MANIFEST = JSON.parse(
  readFileSync(new URL('../apps/web/public/manifest.webmanifest', import.meta.url), 'utf8'),
) as Manifest;

const POSTING = `Accountant
Kora Foods Ltd, Ikeja, Lagos

Requirements
- Good knowledge of Microsoft Excel
- Bank reconciliation

Closing date: 30 November 2035`;

/** Waits until the service worker runs this page and has what the form of a new job needs. */
async function installApp(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await serviceWorkerRuns(page);
  for (const file of [/save-job\.page-.*\.js$/m, /saved-jobs\.page-.*\.js$/m, /read-posting-.*\.js$/m])
    await expect.poll(async () => (await keptFiles(page)).join('\n')).toMatch(file);
}

/** Posts what a phone's share sheet posts, to the address and in the form that the manifest names. */
async function share(page: Page, shared: Readonly<Record<string, string>>): Promise<void> {
  const opened = page.waitForEvent('load');
  await page.evaluate(
    ({ target, values }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: target.action, method: target.method, enctype: target.enctype });
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name: target.params[name], value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { target: MANIFEST.share_target, values: shared },
  );
  await opened;
}

const savedJobs = async (page: Page) =>
  (await (await page.request.get('/api/saved-jobs')).json()) as { company: string; jobUrl: string }[];

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save this job' }).dblclick();

test('what a phone shares opens the form filled in, and is saved once', async ({ page }) => {
  await installApp(page);
  await share(page, { title: 'A job for you', text: `${POSTING}\nhttps://kora.example/jobs/7` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this job');
  await expect(page.getByLabel('Position')).toHaveValue('Accountant');
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await expect(page.getByLabel('Job URL')).toHaveValue('https://kora.example/jobs/7');
  await expect(page.getByLabel('Deadline')).toHaveValue('2035-11-30');
  // The text of a share stays in no address, and in no history.
  expect(page.url()).toMatch(/\/save-job$/);
  await expectAccessible(page);
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');
  expect(await savedJobs(page)).toMatchObject([
    { company: 'Kora Foods Ltd', jobUrl: 'https://kora.example/jobs/7' },
  ]);
});

test('what is shared without a connection waits on the device and is saved once @any-screen', async ({
  page,
  context,
}) => {
  await installApp(page);
  await context.setOffline(true);
  await share(page, { text: POSTING });
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await save(page);
  await expectNotice(page, 'Saved on this device', 'It goes to your account when you are back online.');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem')).toContainText('Accountant at Kora Foods Ltd');

  await share(page, { title: 'Clerk at Paystack', url: 'https://paystack.example/1' });
  await expect(page.getByLabel('Company')).toHaveValue('Paystack');
  await save(page);
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  expect(await savedJobs(page)).toEqual([]);

  await context.setOffline(false);
  await expect(
    page.getByRole('region', { name: 'To apply for' }).getByRole('link', { name: / at / }),
  ).toHaveCount(2);
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'To apply for' })).toBeVisible();
  expect((await savedJobs(page)).map(({ company }) => company).toSorted()).toEqual([
    'Kora Foods Ltd',
    'Paystack',
  ]);
});

test('a shared book, a link that is no posting and nothing at all are taken as they are @any-screen', async ({
  page,
}) => {
  await installApp(page);
  const book = `${POSTING}\n${'Ọ̀rọ̀ 🎉 '.repeat(100_000)}`.slice(0, 1_000_000);
  await share(page, { title: book, text: book, url: book });
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  await expect(page.getByRole('status').filter({ hasText: 'This text is long.' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant at Kora Foods Ltd');

  await share(page, { text: 'https://video.example/watch?v=1' });
  await expect(page.getByText('There is only a link.')).toBeVisible();
  await expect(page.getByLabel('Job URL')).toHaveValue('https://video.example/watch?v=1');
  await expect(page.getByLabel('Position')).toHaveValue('');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved job');

  await share(page, {});
  await expect(page.getByRole('button', { name: 'Read the posting' })).toBeDisabled();
  await share(page, { url: 'javascript:alert(1)', text: 'Lunch at two?' });
  await expect(page.getByLabel('Job URL')).toHaveValue('');
  await expect(page.getByLabel('Paste the job posting')).toHaveValue('Lunch at two?');
  expect(await savedJobs(page)).toHaveLength(2);
});

test('what is shared before signing in is there after it @any-screen', async ({ page, context, account }) => {
  await installApp(page);
  await context.clearCookies();
  await share(page, { text: POSTING });
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Kora Foods Ltd');
  expect(page.url()).toMatch(/\/save-job$/);
});

test('without a service worker the server answers a share, whoever sends it, and reads none of it @any-screen', async ({
  page,
  baseURL,
}) => {
  const sender = await apiRequests.newContext({ baseURL: baseURL ?? '' });
  const bodies = [{ text: POSTING }, { text: 'x'.repeat(1_000_000) }];
  for (const multipart of bodies) {
    const answer = await sender.post('/save-job', { multipart, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/save-job#lost=1');
  }
  await sender.dispose();
  await page.goto('/save-job#lost=1');
  await expect(page.getByText('What you shared did not arrive.')).toBeVisible();
});

test('each shortcut of the installed app opens its screen, and its icons are there @any-screen', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/manifest.webmanifest')).json()).toEqual(MANIFEST);
  const headings: Record<string, string> = {
    'Save a job': 'Save this job',
    'Saved jobs': 'Saved jobs',
    'New resume': 'Create Resume',
    'Job tracker': 'Job Tracker',
  };
  expect(MANIFEST.shortcuts.map(({ name }) => name)).toEqual(Object.keys(headings));
  await installApp(page);
  for (const { name, url } of MANIFEST.shortcuts) {
    await page.goto(url);
    await expect(page.locator('main h1').first()).toHaveText(headings[name] ?? name);
    expect(new URL(page.url()).pathname).toBe(url);
  }
  const icons = [MANIFEST, ...MANIFEST.shortcuts].flatMap(({ icons: of }) => of);
  for (const { src, sizes, type } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes);
    else expect(width, src).toBeGreaterThan(0);
  }
});
