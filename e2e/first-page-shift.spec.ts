import { expect } from '@playwright/test';
import { test } from './support/whole-chromium.ts';

// The headless shell draws the letters before our font is there otherwise, so that the font moves more.
test('the first page logs no error and moves nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('heading', { name: 'See the actual templates' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article.sheet')).toHaveCount(6);
  await expect(page.locator('article.sheet').first()).toBeVisible();
  expect(errors).toEqual([]);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  // What is left is the width of letters when their font comes.
  expect(shift).toBeLessThan(0.001);
});
