import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test as signedIn } from './support/accounts.ts';
import { type CutLine, startCutLine } from './support/cut-line.ts';
import { fileOf, halves } from './support/photos.ts';
import { expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const PRODUCT = process.env.E2E_BASE_URL ?? 'http://localhost:3000';

/** A browser whose bytes reach the product through a line that can be cut. */
const test = signedIn.extend<object, { line: CutLine }>({
  line: [
    async ({ browserName: _ }, use) => {
      await using line = await startCutLine(PRODUCT);
      await use(line);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, line }, use) => {
      const rule = `MAP ${new URL(PRODUCT).host} 127.0.0.1:${line.port}`;
      return use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
      });
    },
    { scope: 'worker' },
  ],
});

/** The connection was there, and went in the middle of a body. */
function expectCut(line: CutLine): void {
  line.mend();
  expect(line.cuts.length).toBeGreaterThan(0);
  for (const { sentBytes, announcedBytes } of line.cuts) expect(announcedBytes).toBeGreaterThan(sentBytes);
}

const listed = async (page: Page, path: string): Promise<{ id: string }[]> =>
  (await page.request.get(`/api/${path}`)).json();

/** What uploads in work have left in the product's folder of incoming files. */
function incoming(): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

const UNREACHABLE = 'Could not reach the server. Please check your connection and try again.';

test('a table of applications that is cut off on its way is brought in once', { tag: '@any-screen' }, async ({
  page,
  line,
}) => {
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import applications' });
  const rows = Array.from({ length: 150 }, (_, row) => `Kora Foods ${row},Clerk,applied,2026-11-03`);
  const table = ['Company,Position,Status,Applied date', ...rows].join('\n');
  const alert = dialog.getByRole('alert');
  const tryAgain = dialog.getByRole('button', { name: 'Try again' });

  line.cut('POST /api/job-applications/import', 2_000);
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(alert).toContainText(UNREACHABLE);
  expectCut(line);
  await tryAgain.click();
  await expect(dialog.getByText('Read: 150 to add, 0 already in your tracker, 0 to fix.')).toBeVisible();

  line.cut('POST /api/job-applications/import', 2_000);
  await dialog.getByRole('button', { name: 'Import 150 applications' }).click();
  await expect(alert).toContainText(UNREACHABLE);
  expectCut(line);
  expect(await listed(page, 'job-applications')).toEqual([]);
  await tryAgain.click();
  await expectNotice(page, 'Applications imported', '150 applications have been added to the tracker.');
  const summary = await (await page.request.get('/api/job-applications?limit=100')).json();
  expect(summary).toHaveLength(100);
});

test('a document that is cut off on its way is kept once, with nothing left over', {
  tag: '@any-screen',
}, async ({ page, line }) => {
  const { id } = await store(page.request, 'job-applications', { company: 'Kora', position: 'Clerk' });
  await page.goto(`/job-tracker/${id}`);
  const drawer = page.getByRole('dialog', { name: /Clerk/ });
  await drawer.getByRole('tab', { name: 'Documents' }).click();
  await expect(drawer.getByText('No documents yet.')).toBeVisible();
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(400_000, 'x'),
    Buffer.from('\n%%EOF\n'),
  ]);
  const documents = drawer.getByRole('list', { name: 'Documents' }).getByRole('listitem');

  line.cut(`POST /api/job-applications/${id}/documents`, 150_000);
  await drawer
    .getByLabel('Upload a document')
    .setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(drawer.getByRole('alert')).toContainText(UNREACHABLE);
  expectCut(line);
  await expect.poll(incoming).toEqual([]);
  expect(await listed(page, `job-applications/${id}/documents`)).toEqual([]);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(documents).toHaveCount(1);
  expect(await listed(page, `job-applications/${id}/documents`)).toHaveLength(1);
  await expect.poll(incoming).toEqual([]);
});

test('a photo that is cut off on its way stays on the device, and is sent once', {
  tag: '@any-screen',
}, async ({ page, line }) => {
  const { id } = await store(page.request, 'resumes', {
    title: 'Nurse in Lagos',
    industry: 'Healthcare',
    templateId: 'modern-professional',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  });
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
  line.cut('POST /api/pictures', 500);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose photo' }).click(),
  ]);
  await chooser.setFiles(fileOf(await halves(page, 600, 600), 'me.jpg', 'image/jpeg'));
  await page.getByRole('dialog', { name: 'Your photo' }).getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('img', { name: 'Your portrait' })).toHaveAttribute('src', /^data:image\/jpeg/);
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText(
    'We cannot reach the server. What you write is kept on this device until you are back online.',
  );
  expect(await listed(page, 'pictures')).toEqual([]);
  expectCut(line);

  // Nobody does anything, and the photo is sent.
  await expect.poll(() => listed(page, 'pictures')).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Connection' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your portrait' })).toBeVisible();
});

test('a resume from an old CV that is cut off on its way becomes one resume', { tag: '@any-screen' }, async ({
  page,
  line,
}) => {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: /Import a resume|Check what was found/ });
  const resume = {
    basics: { name: 'Ama Mensah', email: 'ama@example.com', label: 'Nurse' },
    work: [{ name: 'Ridge Hospital', position: 'Nurse', startDate: '2021-02' }],
  };
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles(fileOf(Buffer.from(JSON.stringify(resume)), 'resume.json', 'application/json'));
  await dialog.getByText('Ridge Hospital').first().waitFor();

  line.cut('POST /api/resumes', 300);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expectNotice(page, 'Save Failed', /cannot reach the server/);
  expectCut(line);
  expect(await listed(page, 'resumes')).toEqual([]);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.waitForURL(/\/resume\/edit\//);
  expect(await listed(page, 'resumes')).toHaveLength(1);
});
