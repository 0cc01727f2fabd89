import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { fileOf, halves, partsOf, turned } from './support/photos.ts';
import { expectAccessibleOn, expectNotice } from './support/screen.ts';

const OWN = /^\/api\/pictures\/[0-9a-f-]{36}$/;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import a resume|Check what was found/ });
const inFile = (page: Page) => dialogOf(page).getByRole('img', { name: 'In this file' });
const use = (page: Page) => dialogOf(page).getByRole('button', { name: 'Use this' }).click();

/** Offers a JSON Resume with this image. */
async function offer(page: Page, image: string): Promise<void> {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page).waitFor();
  const resume = {
    basics: { name: 'Ama Mensah', email: 'ama@example.com', label: 'Nurse', image },
    work: [{ name: 'Ridge Hospital', position: 'Nurse', startDate: '2021-02' }],
  };
  await dialogOf(page)
    .getByLabel('Choose a file')
    .setInputFiles(fileOf(Buffer.from(JSON.stringify(resume)), 'resume.json', 'application/json'));
  await dialogOf(page).getByText('Ridge Hospital').first().waitFor();
}

/** Saves the new resume, and answers with the address of its photo. */
async function savedPhoto(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.waitForURL(/\/resume\/edit\//);
  // Only then the draft of the new resume is gone from the device.
  await page.locator('header [role="status"][data-state="saved"]').waitFor();
  const resume = await page.request.get(`/api/resumes/${page.url().split('/').at(-1)}`);
  return ((await resume.json()) as { personalInfo: { photoUrl: string | null } }).personalInfo.photoUrl;
}

async function bytesAt(page: Page, address: string | null): Promise<Buffer> {
  expect(address).toMatch(OWN);
  await expect.poll(async () => (await page.request.get(address ?? '')).status()).toBe(200);
  return (await page.request.get(address ?? '')).body();
}

const addressOf = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;

test('a photo in a JSON Resume is shown, cut and kept, and comes back as it was', async ({
  page,
  isMobile,
}) => {
  const camera = turned(await halves(page, 1600, 1200));
  await offer(page, addressOf(camera));
  await expect(inFile(page)).toBeVisible();
  await expectAccessibleOn(page, isMobile);
  await use(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your portrait' })).toBeVisible();
  const address = await savedPhoto(page);
  const kept = await bytesAt(page, address);
  expect(kept.length).toBeLessThanOrEqual(60 * 1024);
  expect(partsOf(kept)).toMatchObject({ width: 540, height: 540 });
  expect(kept.includes('Exif')).toBe(false);

  // What this product exports is taken as it is: the same bytes have the same address.
  await offer(page, addressOf(kept));
  await use(page);
  expect(await savedPhoto(page)).toBe(address);
});

test('the part of a photo in a file is chosen, or the photo left out @any-screen', async ({ page }) => {
  const photo = addressOf(await halves(page, 1200, 600));
  await offer(page, photo);
  await dialogOf(page).getByRole('button', { name: 'Choose the part to keep' }).click();
  const crop = page.getByRole('dialog', { name: 'Your photo' });
  await crop.getByRole('slider', { name: 'Size' }).fill('3');
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(crop).toHaveCount(0);
  await use(page);
  expect(partsOf(await bytesAt(page, await savedPhoto(page))).width).toBeLessThanOrEqual(256);

  await offer(page, photo);
  await dialogOf(page).getByRole('checkbox', { name: 'Photo' }).uncheck();
  await use(page);
  expect(await savedPhoto(page)).toBe(null);
});

test('a linked photo stays a link, and is shown as one', { tag: '@any-screen' }, async ({ page }) => {
  await offer(page, 'https://example.com/ama.jpg');
  await expect(inFile(page)).toHaveCount(0);
  await expect(dialogOf(page).getByText('https://example.com/ama.jpg')).toBeVisible();
  await use(page);
  expect(await savedPhoto(page)).toBe('https://example.com/ama.jpg');
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture that cannot be printed costs nothing but itself', { tag: '@any-screen' }, async ({
  page,
}) => {
  await offer(page, `data:image/png;base64,${PIXEL}`);
  await use(page);
  await expectNotice(page, 'Photo not imported', /too small to print/);
  await expect(page.getByLabel('First Name')).toHaveValue('Ama');
  expect(await savedPhoto(page)).toBe(null);
});
