import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectWellLaidOut, LIGHT_LOOKS } from './support/layout.ts';
import { expectAccessible } from './support/screen.ts';

const FRENCH = 'Un CV qu’on lit. Des lettres qui reçoivent une réponse.';
const OTHERS = ['fr', 'pt', 'ar', 'sw', 'ha', 'yo', 'ig', 'pcm', 'am', 'af', 'zu'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The landing page of a browser in a language; with the scripts that it asked for. */
async function openLanding(browser: Browser, locale: string, options: object = {}) {
  const context = await browser.newContext({ locale, ...options });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  return { page, scripts: () => scripts.toSorted() };
}

test('the landing page is in the language of the browser before any script runs @any-screen', async ({
  browser,
}) => {
  const { page } = await openLanding(browser, 'fr-CI', { javaScriptEnabled: false });
  await expect(heading(page)).toHaveText(FRENCH);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.context().close();
  const { page: arabic } = await openLanding(browser, 'ar-SD', { javaScriptEnabled: false });
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
  await arabic.context().close();
});

/** The logo and each control of the head; those of one row begin above the end of the first. */
const rowsOfHead = (page: Page): Promise<number> =>
  page.locator('.landing-head').evaluate((head) => {
    const boxes = [...head.querySelectorAll('.logo-link, a.button, button')]
      .map((control) => control.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let end = Number.NEGATIVE_INFINITY;
    let rows = 0;
    for (const { top, bottom } of boxes) {
      if (top >= end) rows += 1;
      end = Math.max(end, bottom);
    }
    return rows;
  });

test('the head of the landing page is one row on a phone in every language @any-screen', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  for (const language of ['en', ...OTHERS]) {
    const { page } = await openLanding(browser, language);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await rowsOfHead(page), `${language}, ${width} px`).toBe(1);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect.soft(isWider, `${language}, ${width} px`).toBe(false);
      const nav = await page.locator('.landing-nav').boundingBox();
      const logo = await page.locator('.landing-head .logo-link').boundingBox();
      if (!nav || !logo) throw new Error('The head has no navigation or no logo.');
      const [left, right] = [nav, logo].toSorted((one, other) => one.x - other.x);
      expect
        .soft((left?.x ?? 0) + (left?.width ?? 0), `${language}, ${width} px`)
        .toBeLessThanOrEqual(right?.x ?? 0);
      expect
        .soft((right?.x ?? 0) + (right?.width ?? 0), `${language}, ${width} px`)
        .toBeLessThanOrEqual(width);
      const folder = process.env.SCREENS_TO;
      const clip = { x: 0, y: 0, width, height: 120 };
      if (folder) await page.screenshot({ path: `${folder}/head-${language}-${width}.png`, clip });
    }
    await page.context().close();
  }
});

test('another language brings no script that English does not have @any-screen', async ({ browser }) => {
  const english = await openLanding(browser, 'en-NG');
  const french = await openLanding(browser, 'fr-SN');
  for (const { page } of [english, french]) await page.waitForLoadState('networkidle');
  expect(french.scripts()).toEqual(english.scripts());
  expect(english.scripts().length).toBeGreaterThan(0);
  for (const { page } of [english, french]) await page.context().close();
});

test('the landing page fits, and has no fault that axe finds, in every language @any-screen', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const headings = new Set<string>();
  for (const language of OTHERS) {
    const { page } = await openLanding(browser, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    headings.add((await heading(page).textContent()) ?? '');
    await page.waitForLoadState('networkidle');
    await expectWellLaidOut(page, `${language} landing`, LIGHT_LOOKS);
    if (['fr', 'ar'].includes(language)) await expectAccessible(page);
    await page.context().close();
  }
  expect(headings.size).toBe(OTHERS.length);
});

test('the demo and the reader of an old CV speak the language of the page @any-screen', async ({
  browser,
}) => {
  const { page } = await openLanding(browser, 'fr-FR');
  await page.waitForLoadState('networkidle');
  await page.locator('[data-demo-open]').first().click();
  await expect(page.locator('[data-demo-count]')).toHaveText('1 sur 4');
  await page.keyboard.press('Escape');
  await page.locator('[data-make-cv]').first().click();
  await expect(page.locator('#make-cv-title')).toHaveText('Créer mon CV');
  await page.context().close();
});

test('a language that was chosen on this device counts more than the browser’s @any-screen', async ({
  browser,
}) => {
  const { page } = await openLanding(browser, 'en-NG');
  await page.evaluate(() => localStorage.setItem('career-toolkit.language', 'fr'));
  await page.reload();
  await expect(heading(page)).toHaveText(FRENCH);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('[data-demo-open]').first().click();
  await expect(page.locator('[data-demo-count]')).toHaveText('1 sur 4');
  await page.context().close();
});
