// Takes the pictures of the landing page's demo, for wide screens and for phones, from a started product:
//   node e2e/demo/record-demo.ts http://localhost:3000
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import { newcomer } from '../support/accounts.ts';
import { DEMO_RESUME } from './demo-resume.ts';

const OUTPUT = new URL('../../apps/web/public/demo/', import.meta.url);
/**
 * Pictures of a wide screen, and of a phone at twice its pixels: shown at nearly the size they were taken at. `top` is
 * the room of what sticks to the top of the editor.
 */
const DEVICES = [
  { suffix: '', quality: 0.62, top: 104, options: { viewport: { width: 1280, height: 800 } } },
  {
    suffix: '-phone',
    quality: 0.6,
    top: 72,
    options: { viewport: { width: 390, height: 560 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
] as const;

type Take = (page: Page, name: string) => Promise<void>;

/** The screen as WebP, which is a third of the size of a PNG; an empty page of the browser packs it. */
const taker =
  (packer: Page, suffix: string, quality: number): Take =>
  async (page, name) => {
    await page.evaluate(() => document.fonts.ready);
    const png = (await page.screenshot({ scale: 'device' })).toString('base64');
    const packed = await packer.evaluate(packAsWebp, { png, quality });
    const bytes = Buffer.from(packed, 'base64');
    writeFileSync(new URL(`${name}${suffix}.webp`, OUTPUT), bytes);
    console.log(`${name}${suffix}.webp`, `${Math.round(bytes.length / 1000)} KB`);
  };

async function packAsWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Scrolls until the element is at the top, below what sticks there. */
const bringToTop = (element: Locator, below: number): Promise<void> =>
  element.evaluate((node, room) => {
    scrollTo({ top: node.getBoundingClientRect().top + scrollY - room, behavior: 'instant' });
  }, below);

async function walk(page: Page, id: string, top: number, take: Take): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText(DEMO_RESUME.title).first().waitFor();
  await take(page, 'dashboard');

  await page.goto(`/resume/edit/${id}`);
  await page.locator('article.sheet').first().waitFor();
  await bringToTop(page.getByRole('heading', { name: 'Templates' }), top);
  await page.waitForLoadState('networkidle');
  await take(page, 'template');

  await page.getByRole('button', { name: /Experience/ }).click();
  const experience = page.getByRole('heading', { name: 'Experience', exact: true }).first();
  await experience.waitFor();
  await bringToTop(experience, top);
  await page.waitForLoadState('networkidle');
  await take(page, 'editor');

  await page.goto(`/resume/preview/${id}`);
  await page.locator('article.sheet').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'preview');
}

mkdirSync(OUTPUT, { recursive: true });
const baseURL = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const packer = await browser.newPage();
  for (const { suffix, quality, top, options } of DEVICES) {
    const context = await browser.newContext({ ...options, baseURL, reducedMotion: 'reduce' });
    const account = newcomer({ firstName: 'Adébáyọ̀', lastName: 'Ọláńrewájú' });
    await context.request.post('/api/auth/signup', { data: account });
    await context.request.post('/api/resumes', {
      data: { ...DEMO_RESUME, title: 'Support lead, remote', isDraft: true },
    });
    const saved = await context.request.post('/api/resumes', { data: DEMO_RESUME });
    const { id } = (await saved.json()) as { id: string };
    await walk(await context.newPage(), id, top, taker(packer, suffix, quality));
    await context.close();
  }
} finally {
  await browser.close();
}
