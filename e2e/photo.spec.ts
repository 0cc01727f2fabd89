import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Download, expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { fileOf, halves, type PhotoFile, partsOf, turned } from './support/photos.ts';
import { expectAccessible, expectAccessibleOn, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const run = promisify(execFile);

const RESUME = {
  title: 'Nurse in Lagos',
  industry: 'Healthcare',
  templateId: 'modern-professional',
  summary: 'Ward nurse for six years.',
  personalInfo: { firstName: 'Adébáyọ̀', lastName: 'Ọlá', email: 'ola@example.com' },
};

async function storeResume(page: Page, change: object = {}): Promise<string> {
  return (await store(page.request, 'resumes', { ...RESUME, ...change })).id;
}

async function openBasics(page: Page): Promise<string> {
  const id = await storeResume(page);
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
  return id;
}

async function choose(page: Page, file: PhotoFile, button = 'Choose photo'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your photo' });
const portrait = (page: Page) => page.getByRole('img', { name: 'Your portrait' });
const usePhoto = (page: Page) => dialog(page).getByRole('button', { name: 'Use photo' }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.locator('header [role="status"][data-state]')).toHaveText('Saved');
}

const storedPhoto = async (page: Page, id: string): Promise<string | null> => {
  const answer = await page.request.get(`/api/resumes/${id}`);
  return ((await answer.json()) as { personalInfo: { photoUrl: string | null } }).personalInfo.photoUrl;
};

const OWN = /^\/api\/pictures\/[0-9a-f-]{36}$/;

/** Waits until the resume names a photo and the server has it. */
async function keptPhoto(page: Page, id: string): Promise<Buffer> {
  await expect.poll(() => storedPhoto(page, id)).toMatch(OWN);
  const address = (await storedPhoto(page, id)) ?? '';
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  return (await page.request.get(address)).body();
}

/** Colours of a picture at places given as shares of its sides. */
const coloursOf = (
  page: Page,
  picture: Buffer,
  places: readonly (readonly [number, number])[],
): Promise<string[]> =>
  page.evaluate(
    async ([letters, at]) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${letters}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map(([x, y]) => {
        const [red = 0, , blue = 0] =
          context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      });
    },
    [picture.toString('base64'), places] as const,
  );

async function take(page: Page, format: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /More formats/ }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return downloading;
}

test('a photo of a camera is turned upright, stripped of its facts, and printed in every document', async ({
  page,
  isMobile,
}) => {
  const id = await openBasics(page);
  const photo = turned(await halves(page, 1600, 1200));
  expect(partsOf(photo)).toMatchObject({
    markers: expect.arrayContaining(['e1']),
    width: 1600,
    height: 1200,
  });
  await choose(page, fileOf(photo, 'IMG_2041.jpg', 'image/jpeg'));
  await expect(dialog(page).getByRole('slider', { name: 'Size' })).toBeVisible();
  await expectAccessibleOn(page, isMobile);
  await usePhoto(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(portrait(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace photo' })).toBeFocused();
  await expect(page.getByLabel('Photo URL')).toHaveValue('');
  await expectAccessible(page);

  await save(page);
  const kept = await keptPhoto(page, id);
  expect(kept.length).toBeLessThanOrEqual(60 * 1024);
  const { markers, ...sides } = partsOf(kept);
  expect(sides).toEqual({ width: 540, height: 540 });
  // Head, tables, frame, restarts and scan: nothing that says something.
  expect(markers.filter((marker) => !['e0', 'db', 'c0', 'c2', 'c4', 'dd', 'da'].includes(marker))).toEqual(
    [],
  );
  expect(kept.includes('Exif')).toBe(false);
  const middleTopAndBottom = [
    [0.5, 0.02],
    [0.5, 0.98],
  ] as const;
  expect(await coloursOf(page, kept, middleTopAndBottom)).toEqual(['red', 'blue']);

  await page.goto(`/resume/preview/${id}`);
  const shown = page.locator('.sheet img.sheet-photo');
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const { stdout: pictures } = await run('pdfimages', ['-list', await (await take(page, 'Text PDF')).path()]);
  expect(pictures.trim().split('\n')).toHaveLength(3);
  const word = await (await take(page, 'Word (DOCX)')).path();
  const { stdout: parts } = await run('unzip', ['-l', word]);
  expect(parts).toMatch(/word\/media\/\S+\.jpg/);
  const json = await (await take(page, 'JSON Resume')).path();
  const { stdout: image } = await run('node', [
    '-p',
    'JSON.parse(require("fs").readFileSync(process.argv[1])).basics.image',
    json,
  ]);
  expect(image.trim()).toBe(`data:image/jpeg;base64,${kept.toString('base64')}`);
  const capturing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const { stdout: text } = await run('pdfinfo', [await (await capturing).path()]);
  expect(text).toMatch(/Pages:\s+1/);
});

test('the part to keep is chosen by keys, by dragging and by its size', async ({ page }) => {
  const id = await openBasics(page);
  await choose(page, fileOf(await halves(page, 1200, 600), 'me.jpg', 'image/jpeg'));
  const part = dialog(page).getByRole('region', { name: /Part of the photo/ });
  await part.focus();
  // To its left end: only red is left.
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowLeft');
  await usePhoto(page);
  await save(page);
  const corners = [
    [0.02, 0.5],
    [0.98, 0.5],
  ] as const;
  const first = await keptPhoto(page, id);
  expect(await coloursOf(page, first, corners)).toEqual(['red', 'red']);

  await choose(page, fileOf(await halves(page, 1200, 600), 'me.jpg', 'image/jpeg'), 'Replace photo');
  const canvas = part.locator('canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The photo is not shown');
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await dialog(page).getByRole('slider', { name: 'Size' }).fill('2');
  await usePhoto(page);
  const before = await storedPhoto(page, id);
  await save(page);
  await expect.poll(() => storedPhoto(page, id)).not.toBe(before);
  expect(await coloursOf(page, await keptPhoto(page, id), corners)).toEqual(['blue', 'blue']);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(portrait(page)).toHaveCount(0);
  await save(page);
  await expect.poll(() => storedPhoto(page, id)).toBe(null);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a file that is no photo to print gets a sentence, a large one works', { tag: '@any-screen' }, async ({
  page,
}) => {
  const id = await openBasics(page);
  const faulty: [PhotoFile, RegExp][] = [
    [fileOf(PIXEL, 'dot.png', 'image/png'), /too small to print: 1 × 1 pixels/],
    [fileOf(Buffer.from('not a photo at all'), 'broken.jpg', 'image/jpeg'), /may be damaged/],
    [
      fileOf(Buffer.from('\0\0\0\u0018ftypheic'), 'IMG_1.HEIC', ''),
      /cannot open this kind of photo \(HEIC\)/,
    ],
    [fileOf(Buffer.alloc(0), 'empty.jpg', 'image/jpeg'), /This file is empty/],
    [fileOf(Buffer.alloc(49 * 1024 * 1024), 'huge.jpg', 'image/jpeg'), /This file has 49 MB.*at most 25 MB/],
  ];
  for (const [file, sentence] of faulty) {
    await choose(page, file);
    await expect(dialog(page).getByRole('alert')).toHaveText(sentence);
    await expect(dialog(page).getByRole('button', { name: 'Use photo' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Choose photo' })).toBeFocused();
  // Of 12 million dots.
  await choose(page, fileOf(await halves(page, 4000, 3000), 'large.jpg', 'image/jpeg'));
  await usePhoto(page);
  await save(page);
  expect((await keptPhoto(page, id)).length).toBeLessThanOrEqual(60 * 1024);
});

test('a photo that the account has no room for stays on the device, with a message', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openBasics(page);
  const full = 'You can keep 20 pictures. Use one of them again, or delete one to make room.';
  await page.route('**/api/pictures', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, title: 'Conflict', detail: full, message: full }),
    }),
  );
  await choose(page, fileOf(await halves(page, 300, 300), 'me.jpg', 'image/jpeg'));
  await usePhoto(page);
  await expectNotice(page, 'Photo not uploaded', full);
  await expect(portrait(page)).toBeVisible();
});

test('on plain http, where a browser has no hash to name it by, a photo is uploaded at once', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const id = await openBasics(page);
  expect(await page.evaluate(() => crypto.subtle)).toBeUndefined();
  await choose(page, fileOf(await halves(page, 800, 800), 'me.jpg', 'image/jpeg'));
  const uploading = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/pictures') && answer.request().method() === 'POST',
  );
  await usePhoto(page);
  expect((await uploading).status()).toBe(201);
  await expect(portrait(page)).toBeVisible();
  await save(page);
  expect(partsOf(await keptPhoto(page, id))).toMatchObject({ width: 540, height: 540 });
  await page.goto(`/resume/preview/${id}`);
  await expect(page.locator('.sheet img.sheet-photo')).toBeVisible();
});

test('the profile picture is chosen the same way', async ({ page, isMobile }) => {
  await page.goto('/profile');
  await choose(page, fileOf(turned(await halves(page, 800, 600)), 'me.jpg', 'image/jpeg'));
  await usePhoto(page);
  const avatar = page.locator('.profile-card .avatar img');
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  const stored = async (): Promise<string | null> =>
    ((await (await page.request.get('/api/auth/user')).json()) as { profileImageUrl: string | null })
      .profileImageUrl;
  await expect.poll(stored).toMatch(OWN);
  await expectAccessibleOn(page, isMobile);
  await page.reload();
  await expect(avatar).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(stored).toMatch(OWN);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(stored).toBe(null);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  /** What a database of the device holds. */
  const kept = (page: Page, name: string, store: string): Promise<string> =>
    page.evaluate(
      async ([database, rows]) => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(database);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        if (!db.objectStoreNames.contains(rows)) return '[]';
        const reading = db.transaction(rows).objectStore(rows).getAll();
        const found = await new Promise<unknown[]>((resolve) => {
          reading.onsuccess = () => resolve(reading.result);
        });
        db.close();
        return JSON.stringify(found);
      },
      [name, store] as const,
    );
  const onDevice = async (page: Page): Promise<boolean[]> =>
    (JSON.parse(await kept(page, 'career-toolkit-pictures', 'pictures')) as { isSent: boolean }[]).map(
      ({ isSent }) => isSent,
    );

  test('a photo is kept on the device, outlives a reload, and is sent when the connection returns @any-screen', async ({
    page,
    context,
  }) => {
    const id = await openBasics(page);
    const photo = await halves(page, 600, 600);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const files = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests
          .flat()
          .map(({ url }) => url)
          .join('\n');
      });
    await expect.poll(files).toMatch(/preview\.page-.*\.js/);
    await expect.poll(files).toMatch(/crop-dialog-.*\.js/);
    await page.reload();
    await goToStep(page, 'Basic Info');

    await context.setOffline(true);
    await choose(page, fileOf(photo, 'me.jpg', 'image/jpeg'));
    await usePhoto(page);
    await expect(portrait(page)).toBeVisible();
    await expect.poll(() => onDevice(page)).toEqual([false]);
    await expect(page.locator('header [role="status"][data-state]')).toHaveText(
      'Offline, kept on this device',
    );
    await expect.poll(() => kept(page, 'career-toolkit-drafts', 'drafts')).toContain('/api/pictures/');
    expect(await storedPhoto(page, id)).toBe(null);
    await page.reload();
    await goToStep(page, 'Basic Info');
    await expect(portrait(page)).toHaveAttribute('src', /^data:image\/jpeg/);
    await expect(page.locator('.sheet img.sheet-photo').first()).toHaveAttribute('src', /^data:image\/jpeg/);

    await context.setOffline(false);
    expect((await keptPhoto(page, id)).length).toBeGreaterThan(500);
    await expect.poll(() => onDevice(page)).toEqual([true]);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => onDevice(page)).toEqual([]);
  });
});
