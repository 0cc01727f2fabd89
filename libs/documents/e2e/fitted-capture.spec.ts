import { expect } from '@playwright/test';
import { test } from './documents-page.ts';

test.describe('a capture that must fit', () => {
  test('is the normal one when that is small enough', async ({ page }) => {
    const { normal, fitted } = await page.evaluate(async () => ({
      normal: await window.documents.sizeOfCapture(6),
      fitted: await window.documents.fittedCapture(6, 5_000_000),
    }));
    expect(fitted.fits).toBe(true);
    expect(Math.abs(fitted.size - normal)).toBeLessThan(2_000);
  });

  test('loses picture quality until it fits', async ({ page }) => {
    const fitted = await page.evaluate(() => window.documents.fittedCapture(6, 350_000));
    expect(fitted.fits).toBe(true);
    expect(fitted.size).toBeLessThanOrEqual(350_000);
  });

  test('says so when no picture is small enough', async ({ page }) => {
    const fitted = await page.evaluate(() => window.documents.fittedCapture(6, 10_000));
    expect(fitted.fits).toBe(false);
    expect(fitted.size).toBeGreaterThan(10_000);
  });
});
