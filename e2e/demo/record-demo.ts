// Takes the pictures of the landing page's demo from a started product:
//   node e2e/demo/record-demo.ts http://localhost:3000
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { newcomer } from '../support/accounts.ts';
import { DEMO_RESUME } from './demo-resume.ts';

const OUTPUT = new URL('../../apps/web/public/demo/', import.meta.url);
const QUALITY = 62;

/** The screen as WebP, which is a third of the size of a PNG. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(new URL(`${name}.webp`, OUTPUT), Buffer.from(data, 'base64'));
}

mkdirSync(OUTPUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({
    baseURL: process.argv[2] ?? 'http://localhost:3000',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const account = newcomer({ firstName: 'Adébáyọ̀', lastName: 'Ọláńrewájú' });
  await context.request.post('/api/auth/signup', { data: account });
  await context.request.post('/api/resumes', {
    data: { ...DEMO_RESUME, title: 'Support lead, remote', isDraft: true },
  });
  const saved = await context.request.post('/api/resumes', { data: DEMO_RESUME });
  const { id } = (await saved.json()) as { id: string };

  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByText(DEMO_RESUME.title).first().waitFor();
  await picture(page, 'dashboard');

  await page.goto(`/resume/edit/${id}`);
  await page.locator('article.sheet').first().waitFor();
  await page.getByRole('heading', { name: 'Templates' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await picture(page, 'template');

  await page.getByRole('button', { name: /Experience/ }).click();
  await page.getByRole('heading', { name: 'Experience', exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'editor');

  await page.goto(`/resume/preview/${id}`);
  await page.locator('article.sheet').first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'preview');
} finally {
  await browser.close();
}
