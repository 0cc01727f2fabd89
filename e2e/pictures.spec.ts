import { expect, type Page, test as signedOut } from '@playwright/test';
import { test } from './support/accounts.ts';

/** Letters differ by machine; a part that moved, is missing or lies over another does not hide in so little. */
const TOLERANT = { maxDiffPixelRatio: 0.05, threshold: 0.3, animations: 'disabled' } as const;

/** `--update-snapshots` takes the pictures again; look at each before it is committed. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot(`${name}.png`, TOLERANT);
}

signedOut('the landing page, signing in and the privacy notice look as they should', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectPicture(page, 'landing');
  await page.getByRole('heading', { name: 'The same job, before and after' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await expectPicture(page, 'before-after');
  // Whether Google is set up is the installation's affair.
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { google: false } }));
  await page.goto('/auth?signup=true');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expectPicture(page, 'sign-up');
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy notice' })).toBeVisible();
  await expectPicture(page, 'privacy');
});

test("a new person's dashboard looks as it should", async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expectPicture(page, 'dashboard-new');
});
