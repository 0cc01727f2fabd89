import { expect, type Locator } from '@playwright/test';
import { goToStep, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/resume/new');
  await page.getByRole('radiogroup', { name: 'Template' }).waitFor();
});

test('the gallery shows every template, narrows to a category and draws only what is near', async ({
  page,
}) => {
  const cards = page.getByRole('radio');
  const all = await cards.count();
  expect(all).toBeGreaterThan(1);
  await expect(page.getByRole('radio', { name: 'Modern Professional, modern' })).toBeChecked();
  const drawn = page.locator('[role="radiogroup"] .sheet');
  await expect(drawn.first()).toBeAttached();
  expect(await drawn.count()).toBeLessThan(all);
  // A rule of the screen around it once moved the titles inside the sheets.
  await expect(drawn.first().locator('.sheet-entry-title').first()).toHaveCSS('margin-bottom', '0px');

  await page.getByRole('button', { name: 'classic', exact: true }).click();
  const classic = await cards.count();
  expect(classic).toBeGreaterThan(0);
  expect(classic).toBeLessThan(all);
  await page.getByRole('button', { name: 'all', exact: true }).click();
  await expect(cards).toHaveCount(all);
});

test('a template is chosen from the keyboard alone, and the preview follows', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'Modern Professional, modern' }).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  const id = await chosen.getAttribute('data-template');
  expect(id).not.toBe('modern-professional');
  await expect((await showPreview(page)).locator(`[data-template="${id}"]`)).toBeVisible();
});

test('a larger preview opens on demand and can choose the template', async ({ page }) => {
  await page.getByRole('button', { name: 'Larger preview of Classic Corporate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Classic Corporate' });
  await dialog.getByRole('button', { name: 'Use this template' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Classic Corporate, classic' })).toBeChecked();
});

test('cards show the person’s own words once there are some', { tag: '@any-screen' }, async ({ page }) => {
  await goToStep(page, 'Basic Info');
  await page.getByLabel('First Name').fill('Adébáyọ̀');
  await page.getByLabel('Professional Tagline').fill('Auditor');
  await goToStep(page, 'Template');
  await expect(page.locator('[role="radiogroup"] .sheet').first()).toContainText('Adébáyọ̀');
});

test('design options reach the preview, are saved with the resume and can be reset', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.getByText('Design options').click();
  await page.getByLabel('Page size').selectOption('a4');
  await page.getByRole('button', { name: 'Accent #7a2e2e' }).click();
  await page.getByRole('checkbox', { name: 'Languages' }).uncheck();
  await page.getByRole('button', { name: 'Move Education up' }).click();
  await expect((await showPreview(page)).locator('[data-page-size="a4"]')).toBeVisible();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  const id = page.url().split('/').at(-1);
  const stored = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(stored.designOptions).toMatchObject({
    pageSize: 'a4',
    accentColor: '#7a2e2e',
    hiddenSections: ['languages'],
    sectionOrder: [
      'summary',
      'experience',
      'education',
      'achievements',
      'certifications',
      'skills',
      'languages',
    ],
  });
});

test('the gallery narrows to one kind of work', async ({ page }) => {
  const cards = page.getByRole('radio');
  const all = await cards.count();
  await page.getByLabel('Kind of work').selectOption('health');
  await expect(page.getByRole('radio', { name: 'Healthcare Specialist, professional' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Startup Dynamic, modern' })).toHaveCount(0);
  await page.getByRole('button', { name: 'creative', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Nonprofit Advocate, creative' })).toBeVisible();
  await page.getByLabel('Kind of work').selectOption('finance');
  await expect(page.getByText('No templates found in this category')).toBeVisible();
  await page.getByRole('button', { name: 'all', exact: true }).click();
  await page.getByLabel('Kind of work').selectOption({ label: 'Any kind of work' });
  await expect(cards).toHaveCount(all);
});

test('the words of a card can be read at every width, two cards or more beside each other', {
  tag: '@any-screen',
}, async ({ page }) => {
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [768, 2],
    [1280, 2],
    [1440, 2],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const gallery = page.getByRole('radiogroup', { name: 'Template' });
    await gallery.locator('.sheet').first().waitFor();
    // Letters are as large on the screen as their sheet is drawn.
    const sizes = () =>
      gallery.locator('.sheet').evaluateAll((sheets) =>
        (sheets as HTMLElement[])
          .filter((sheet) => sheet.checkVisibility({ contentVisibilityAuto: true }))
          .map((sheet) => {
            const scale = sheet.getBoundingClientRect().width / sheet.offsetWidth;
            return Number.parseFloat(getComputedStyle(sheet).fontSize) * scale;
          }),
      );
    await expect.poll(async () => Math.min(...(await sizes())), `at ${width}`).toBeGreaterThanOrEqual(8.99);
    const lefts = await gallery
      .getByRole('radio')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    if (columns > 1) expect(new Set(lefts).size, `columns at ${width}`).toBe(columns);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `pixels wider than the window at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('on a phone no letter of a text that is set close is cut', { tag: '@any-screen' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Design options').click();
  await page.getByLabel('Density').selectOption('compact');
  await goToStep(page, 'Basic Info');
  await page.getByLabel('First Name').fill('Adébáyọ̀');
  await page.getByLabel('Professional Tagline').fill('Auditor');
  await goToStep(page, 'Template');
  const gallery = page.getByRole('radiogroup', { name: 'Template' });
  await gallery.scrollIntoViewIfNeeded();
  const name = gallery.locator('.sheet[data-density="compact"] h1').first();
  await expect(name).toContainText('Adébáyọ̀');
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await leftOf(name)) - (await leftOf(gallery))).toBeGreaterThanOrEqual(8);
});

test('the preview comes beside the gallery while the template is tuned', async ({ page }) => {
  const beside = page.getByRole('complementary', { name: 'Live preview' });
  await expect(beside).toBeHidden();
  await page.getByText('Design options').click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(beside).toBeVisible();
  await page.getByText('Design options').click();
  await expect(beside).toBeHidden();
});

test('on a phone one template fills the screen, and a swipe brings the next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('radiogroup', { name: 'Template' });
  const card = (name: string) => page.getByRole('radio', { name });
  await row.scrollIntoViewIfNeeded();
  const shown = await card('Modern Professional, modern').boundingBox();
  expect(shown?.width).toBeGreaterThan(300);
  await expect(card('Modern Professional, modern')).toBeInViewport({ ratio: 0.5 });
  await expect(card('Creative Designer, creative')).not.toBeInViewport();
  await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
  await expect(card('Classic Corporate, classic')).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByText('2 of 26', { exact: true })).toBeVisible();
});

test('on a phone a key of the arrows brings the next template into the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = (name: string) => page.getByRole('radio', { name });
  await card('Modern Professional, modern').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Classic Corporate, classic'],
    ['ArrowRight', 'Creative Designer, creative'],
    ['ArrowLeft', 'Classic Corporate, classic'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(name)).toBeInViewport({ ratio: 0.9 });
    await expect(card(name)).toBeChecked();
  }
});

test('on a phone the larger preview can be read, moved by hand or by keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Larger preview of Modern Professional' }).click();
  const view = page
    .getByRole('dialog', { name: 'Modern Professional' })
    .getByRole('region', { name: 'Page' });
  const sheet = view.locator('.sheet');
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeGreaterThanOrEqual(640);
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a narrowed gallery begins at its first template, and says how many there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('radiogroup', { name: 'Template' });
  await row.evaluate((element) => element.scrollTo({ left: 5 * element.clientWidth }));
  await page.getByLabel('Kind of work').selectOption('health');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of 26 templates shown$/ })).toBeVisible();
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
});
