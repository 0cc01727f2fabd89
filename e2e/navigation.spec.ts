import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';
import { store } from './support/stored.ts';

async function makeResumes(request: APIRequestContext, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await store(request, 'resumes', {
      title,
      industry: 'Logistics',
      templateId: 'modern-professional',
      personalInfo: {},
      isDraft: true,
    });
  }
}

test('every signed-in screen leads to the others and marks where it is', async ({ page }) => {
  await page.goto('/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  const current = main.locator('[aria-current="page"]');
  await expect(current).toHaveText('Home');
  for (const [link, heading] of [
    ['Resumes', 'Resumes'],
    ['Jobs', 'Job Tracker'],
    ['Letters', 'Cover Letter'],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(current).toHaveText(link);
  }
  for (const [link, heading] of [
    ['Career Insights', 'Career Insights'],
    ['Profile', 'Profile'],
  ] as const) {
    await main.getByRole('button', { name: 'More' }).click();
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(main.getByRole('link', { name: link })).toHaveCount(0);
  }
});

test('Back in the moment in which the editor is there leads to the heading of the screen before @any-screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const goBack = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLHeadingElement) || target.textContent !== 'Create Resume') return;
      removeEventListener('focusin', goBack);
      document.documentElement.dataset.wentBack = '';
      history.back();
    };
    addEventListener('focusin', goBack);
  });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Quick actions' }).locator('a[href="/resume/new"]').click();
  await expect(page.locator('html[data-went-back]')).toBeAttached();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeFocused();
});

test('the navigation covers nothing at the end of a page', async ({ page, isMobile }) => {
  await page.goto('/profile');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toBeVisible();
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [navBox, mainBox] = [await nav.boundingBox(), await page.locator('main').boundingBox()];
  if (!navBox || !mainBox) throw new Error('no boxes');
  if (isMobile) expect(mainBox.y + mainBox.height).toBeLessThanOrEqual(navBox.y + 1);
  else expect(navBox.x + navBox.width).toBeLessThanOrEqual(mainBox.x + 1);
});

test('More closes with Escape, with a click beside it, and signs out', async ({ page }) => {
  await page.goto('/resumes');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const choices = page.getByRole('list', { name: 'More' });
  await more.click();
  await expect(choices).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choices).toHaveCount(0);
  await more.click();
  await choices.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('all resumes are found, ordered, copied and deleted on one screen', async ({ page, context }) => {
  await makeResumes(context.request, ['Zonal manager', 'Driver', 'Fleet manager', 'Accountant']);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Resumes: 4' })).toHaveAttribute('href', '/resumes');
  await page.getByRole('link', { name: 'Show all 4 resumes' }).click();
  const titles = page.locator('main .list-row-title');
  await expect(titles).toHaveText(['Accountant', 'Fleet manager', 'Driver', 'Zonal manager']);
  await page.getByLabel('Order').selectOption({ label: 'Title, A to Z' });
  await expect(titles).toHaveText(['Accountant', 'Driver', 'Fleet manager', 'Zonal manager']);
  await page.getByLabel('Search by title or industry').fill('MANAGER');
  await expect(titles).toHaveText(['Fleet manager', 'Zonal manager']);
  await expect(page.getByRole('heading', { name: '2 of 4 resumes' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Search by title or industry').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Delete Driver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(titles).toHaveCount(3);
  await page.getByRole('button', { name: 'Duplicate Accountant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
});
