import { type BrowserContext, expect, type Page } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessible } from './support/screen.ts';

// What was loaded once is kept by the service worker.
test.use({ serviceWorkers: 'allow' });

const PAGE = `<body style="margin: 0; background: #e8e4da"><main style="width: 600px; height: 420px; padding: 30px 40px;
  font: 15px/1.45 Arial, Helvetica, sans-serif; transform: rotate(1.6deg)">
  <h1 style="margin: 0; font-size: 28px">Ngozi Okafor</h1>
  <p style="margin: 4px 0 16px">ngozi.okafor@example.com | +234 803 555 0147 | Enugu</p>
  <h2 style="margin: 0; font-size: 19px">WORK EXPERIENCE</h2>
  <p style="margin: 6px 0 0"><b>Staff Nurse</b>, University Teaching Hospital</p>
  <p style="margin: 0">June 2019 - Present</p>
  <p style="margin: 0 0 14px">Led a ward of twelve nurses and trained four of them.</p>
  <h2 style="margin: 0; font-size: 19px">SKILLS</h2><p style="margin: 6px 0">Triage, Infection control</p>
</main></body>`;

/** A small scan, made by the browser itself. */
async function scanOf(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 700, height: 500 });
  await page.setContent(html);
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return picture;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import a resume|Check what was found/ });
const reading = (page: Page) => dialogOf(page).getByRole('region', { name: 'Read the pages as pictures' });

async function openImport(page: Page): Promise<void> {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page).waitFor();
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Waits until the service worker serves this page. */
const served = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

test('a scan is read on the device after the size was said, and without a connection the next time', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const loaded: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/assets/letters-')) loaded.push(request.url());
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const scan = await scanOf(context, PAGE);
  await openImport(page);
  await served(page);
  await dialogOf(page).getByLabel('Choose pictures of the pages').setInputFiles(jpeg('scan.jpg', scan));
  await expect(reading(page)).toContainText(/nothing is sent anywhere/);
  await expect(reading(page)).toContainText(/Downloads about 4\.\d MB once/);
  await expectAccessible(page);
  expect(loaded).toEqual([]);

  await reading(page)
    .getByRole('button', { name: /Download .* MB and read/ })
    .click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Goes into your resume' })).toBeVisible({
    timeout: 45_000,
  });
  await expect(dialogOf(page)).toContainText('Led a ward of twelve nurses and trained four of them.');
  expect(refused).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Okafor');
  await expect(page.getByLabel('Email')).toHaveValue('ngozi.okafor@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('+234 803 555 0147');
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Start Date')).toHaveValue('2019-06');

  await context.setOffline(true);
  await openImport(page);
  await dialogOf(page).getByLabel('Choose pictures of the pages').setInputFiles(jpeg('scan.jpg', scan));
  await expect(reading(page)).toContainText('nothing to download');
  await reading(page).getByRole('button', { name: 'Read the pages' }).click();
  await expect(reading(page).getByRole('status')).toHaveText('Reading page 1 of 1…');
  await reading(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(reading(page).getByRole('button', { name: 'Read the pages' })).toBeVisible();
  await reading(page).getByRole('button', { name: 'Read the pages' }).click();
  await expect(dialogOf(page)).toContainText('Staff Nurse', { timeout: 45_000 });
});

test('a PDF of pictures is offered to be read; pages without words and broken pictures are said', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  test.setTimeout(90_000);
  const blank = await scanOf(context, '<body style="background: #ddd"><hr style="width: 80%">');
  const pdf = new jsPDF();
  pdf.addImage(new Uint8Array(blank), 'JPEG', 10, 10, 180, 128);
  await openImport(page);
  await dialogOf(page)
    .getByLabel('Choose a file')
    .setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf.output('arraybuffer')),
    });
  await dialogOf(page).getByRole('button', { name: 'Read its pages as pictures' }).click();
  const start = reading(page).getByRole('button', { name: /and read|Read the pages/ });
  await start.click();
  await expect(reading(page).getByRole('alert')).toHaveText(/^No words found/, { timeout: 45_000 });

  await reading(page).getByRole('button', { name: 'Choose another file' }).click();
  await dialogOf(page)
    .getByLabel('Choose pictures of the pages')
    .setInputFiles(jpeg('me.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])));
  await start.click();
  await expect(reading(page).getByRole('alert')).toHaveText(/This picture cannot be read/);
  await reading(page)
    .getByLabel('Choose pictures of the pages')
    .setInputFiles({
      name: 'IMG_0007.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
    });
  await reading(page).getByRole('button', { name: 'Remove me.jpg' }).click();
  await expect(reading(page).getByRole('list', { name: 'Pages to read' })).toHaveText(/IMG_0007/);
  await start.click();
  await expect(reading(page).getByRole('alert')).toHaveText(/cannot open HEIC pictures/);
});
