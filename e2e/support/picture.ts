import { expect, type Page } from '@playwright/test';

/** Letters differ by machine; a part that moved, is missing or covers another is more than so little. */
const TOLERANT = { maxDiffPixelRatio: 0.05, threshold: 0.3, animations: 'disabled' } as const;

/** `--update-snapshots` takes the pictures again; look at each before it is committed. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  // The pointer is over nothing.
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...TOLERANT,
    // Days of today are other ones tomorrow, and each account has its own address.
    mask: [page.locator('time'), page.getByText('@example.com')],
  });
}
