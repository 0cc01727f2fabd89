import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newcomer, signUp } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';

test('the landing page says what the product does and where to start', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  for (const name of ['Get Started', 'Start Building Your Future', 'Start Your Journey Today']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/auth?signup=true');
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  for (const feature of [
    'Smart resume builder',
    'Cover letter generator',
    'Career insights',
    'Job tracking',
    'Multiple templates',
  ]) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible();
  }
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens to your data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expectAccessibleInBothThemes(page);
});

test('the privacy notice is one tap from the first page, from signing up and from the profile', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy notice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('row', { name: /A deleted resume 30 days/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/auth?signup=true');
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await signUp(context.request, newcomer());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});

test('the showcase draws real templates when the page is scrolled to them', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('article.sheet')).toHaveCount(0);
  await page.getByRole('heading', { name: 'See the actual templates' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article.sheet')).toHaveCount(6);
  await expect(page.locator('article[data-template="modern-professional"]')).toContainText('Adaeze');
  await expectAccessibleInBothThemes(page);
});

test('a showcase sheet is laid out as in the editor: nothing in it is as narrow as its frame', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'See the actual templates' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article.sheet')).toHaveCount(6);
  // A rule of the strip for its own items once reached the lists inside the sheets, so that lines overprinted.
  const narrowed = await page
    .locator('.showcase article.sheet li')
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item).scrollSnapAlign !== 'none').length);
  expect(narrowed).toBe(0);
});

test('no words of a showcase sheet lie over others', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'See the actual templates' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article.sheet')).toHaveCount(6);
  await page.evaluate(() => document.fonts.ready);
  const overprinted = await page.locator('.showcase article.sheet').evaluateAll((sheets) => {
    interface Line {
      words: string;
      box: DOMRect;
    }
    const linesOf = (sheet: Element): Line[] => {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = walker.currentNode.textContent?.trim() ?? '';
        if (words === '' || !walker.currentNode.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) lines.push({ words, box });
      }
      return lines;
    };
    /** Share of the smaller line that is covered by the other. */
    const shared = (one: DOMRect, other: DOMRect): number => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width <= 0 || height <= 0) return 0;
      return (width * height) / Math.min(one.width * one.height, other.width * other.height);
    };
    return sheets.flatMap((sheet) => {
      const lines = linesOf(sheet);
      return lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter((other) => shared(one.box, other.box) > 0.4)
          .map((other) => `${sheet.getAttribute('data-template')}: ${one.words} / ${other.words}`),
      );
    });
  });
  expect(overprinted).toEqual([]);
});

test('the page reads without any script', { tag: '@any-screen' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Building Your Future' })).toBeVisible();
  await context.close();
});

test('starting an account opens the create-account mode', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Building Your Future' }).click();
  await expect(page).toHaveURL('/auth?signup=true');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test("the demo turns its pictures, a phone's on a phone, and closes", async ({ page, isMobile }) => {
  const weights: number[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/demo/')) return;
    expect(pathname.endsWith('-phone.webp'), pathname).toBe(isMobile);
    weights.push((await response.body()).length);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const demo = page.getByRole('dialog', { name: 'See how it works' });
  await expect(demo.getByText('1 of 4')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(demo.getByRole('img')).toHaveAccessibleName(/^The dashboard/);
  // At nearly its original size, or it could not be read.
  await expect
    .poll(() =>
      demo.getByRole('img').evaluate((image) => image.clientWidth / (innerWidth < 640 ? 390 : 1280)),
    )
    .toBeGreaterThan(0.7);
  await expect
    .poll(() => demo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);
  for (const count of ['2 of 4', '3 of 4', '4 of 4']) {
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo.getByText(count)).toBeVisible();
    await expect
      .poll(() => demo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await demo.getByRole('button', { name: 'Done' }).click();
  expect(weights).toHaveLength(4);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(220_000);
  await expect(demo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused();
});

test('the theme can be switched and stays so', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('nothing is wider than a 320 px window', { tag: '@any-screen' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/auth', '/auth?signup=true']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});

test('the first load of the landing page is light', { tag: '@any-screen' }, async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => body.length));
  });
  await page.goto('/');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024);
});

test('files come packed and stay in caches, the page is asked for each time and runs its own script only', {
  tag: '@any-screen',
}, async ({ request }) => {
  const get = (path: string, encoding: string) =>
    request.get(path, { headers: { 'Accept-Encoding': encoding } });
  const page = await get('/', 'gzip, br');
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const html = await page.text();
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  for (const path of ['/', '/index.html', '/resume/new']) {
    const policy = (await get(path, 'br')).headers()['content-security-policy'];
    expect(policy, path).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  expect((await get('/api/health', 'br')).headers()['content-security-policy']).toContain(
    "script-src 'self';",
  );

  const [file = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'gzip, deflate, br, zstd', 'br;q=0, gzip'].map((encoding) => get(file, encoding)),
  );
  expect(brotli?.headers()['content-encoding']).toBe('br');
  expect(gzip?.headers()['content-encoding']).toBe('gzip');
  expect(plain?.headers()).not.toHaveProperty('content-encoding');
  for (const answer of [plain, brotli, gzip]) {
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(await answer?.text()).toBe(await plain?.text());
  }
  expect((await get('/assets/nothing.js', 'br')).status()).toBe(404);
});
