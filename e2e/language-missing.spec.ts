import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';

const MANIFEST = new URL('../apps/web/dist/app/.vite/manifest.json', import.meta.url);

/** As if the file of a catalogue were gone. @returns how to bring it back. */
async function withoutCatalogue(page: Page, catalogue: string): Promise<() => Promise<void>> {
  const files = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const file = files[`src/locales/${catalogue}.po`]?.file;
  if (!file) throw new Error(`The build has no catalogue ${catalogue}.`);
  await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(`**/${file}`);
}

const inLanguage = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('career-toolkit.language', chosen), language);

test.describe('a language that cannot be loaded', { tag: '@any-screen' }, () => {
  test.use({ serviceWorkers: 'block' });

  test('leaves a page in English that says so, and can be asked for again', async ({ page }) => {
    await inLanguage(page, 'ar');
    const bringBack = await withoutCatalogue(page, 'ar/shared');
    await page.goto('/dashboard');
    await expect(page.locator('html[lang="en"][dir="ltr"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
    await expect(
      page.getByText('We could not load your language, so this page is in English.'),
    ).toBeVisible();
    await bringBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html[lang="ar"][dir="rtl"]').getByRole('heading', { level: 1 })).toContainText(
      'Ada',
    );
    await expect(page.getByText('We could not load your language')).toHaveCount(0);
  });

  test('leaves no screen in two languages', async ({ page }) => {
    await inLanguage(page, 'fr');
    const bringBack = await withoutCatalogue(page, 'fr/profile');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour, Ada');
    await page.locator('a[href="/profile"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil', exact: true })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await bringBack();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil', exact: true })).toBeVisible();
  });
});
