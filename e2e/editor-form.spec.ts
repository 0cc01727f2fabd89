import { expect } from '@playwright/test';
import { fillBasics, goToStep, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/resume/new');
  await page.getByRole('heading', { name: 'Create Resume' }).waitFor();
});

const ENTRIES_OF_STEP = {
  Template: [],
  'Basic Info': [],
  Experience: ['Add Experience'],
  Education: ['Add Education'],
  Skills: ['Add Skill Category'],
  Details: ['Add Achievement', 'Add Certification', 'Add Language'],
} as const;

for (const [step, buttons] of Object.entries(ENTRIES_OF_STEP)) {
  test(`the step ${step} is free of accessibility faults in both themes`, async ({ page }) => {
    await goToStep(page, step);
    for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
    await expectAccessibleInBothThemes(page);
  });
}

test('Save Resume leads to the first faulty field, whichever step it is on', async ({ page, account }) => {
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await goToStep(page, 'Details');
  await page.getByRole('button', { name: 'Add Language' }).click();
  await goToStep(page, 'Basic Info');
  // What the account knows is filled in already.
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  for (const label of ['First Name', 'Last Name', 'Email']) {
    await expect(page.getByLabel(label)).not.toHaveValue('');
    await page.getByLabel(label).fill('');
  }
  await page.getByRole('button', { name: 'Save Resume' }).click();

  await expect(page.locator('#resume-form').getByRole('heading', { name: 'Basic Info' })).toBeVisible();
  await expect(page.getByLabel('Resume Title')).toBeFocused();
  for (const message of [
    'Title is required',
    'Industry is required',
    'First name is required',
    'Last name is required',
    'Valid email is required',
  ]) {
    await expect(page.locator('form').getByText(message, { exact: true })).toBeVisible();
  }
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('button', { name: 'Basic Info' })).toContainText('5 to correct');
  await expect(steps.getByRole('button', { name: 'Experience' })).toContainText('3 to correct');

  await fillBasics(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  await expect(page.locator('form').getByText('Start date is required')).toBeVisible();

  await page.getByLabel('Company').fill('Kora Foods Ltd');
  await page.getByLabel('Position').fill('Clerk');
  await page.getByLabel('Start Date').fill('2020-05');
  await page.getByLabel('End Date').fill('2020-04');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect(page.getByText('End date must not be before the start date', { exact: true })).toBeVisible();
  await expect(page.getByLabel('End Date')).toBeFocused();
  await page.getByLabel('Currently working here').check();
  await goToStep(page, 'Details');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expectNotice(page, 'Save Failed', 'Language is required.');
});

test('a year without its month is kept as a year, by keyboard and by month picker', {
  tag: '@any-screen',
}, async ({ page }) => {
  await fillBasics(page);
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Company').fill('Kora Foods Ltd');
  await page.getByLabel('Position').fill('Clerk');
  await page.getByRole('button', { name: 'Year only' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Start Date, year')).toBeFocused();
  await page.keyboard.type('20101');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(page.getByLabel('Start Date, year')).toHaveValue('2011');
  await page.getByLabel('End Date').fill('2016-05');
  await page.getByRole('button', { name: 'Year only' }).click();
  await expect(page.getByLabel('End Date, year')).toHaveValue('2016');
  await expectAccessibleInBothThemes(page);
  await goToStep(page, 'Details');
  await page.waitForURL('**/resume/edit/*');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expectNotice(page, 'Resume Saved', 'Your resume has been updated successfully.');
  await expect(await showPreview(page)).toContainText('2011 – 2016');
  await page.keyboard.press('Escape');
  await page.reload();
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Start Date, year')).toHaveValue('2011');
  await page.getByRole('combobox', { name: 'Start Date' }).selectOption('September');
  await expect(await showPreview(page)).toContainText('Sep 2011 – 2016');
});

test('texts that cannot be kept are refused at their field while the page stays usable', {
  tag: '@any-screen',
}, async ({ page }) => {
  await goToStep(page, 'Basic Info');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await expect(
    page.getByText('Website must be a web address such as example.com or https://example.com'),
  ).toBeVisible();
  await page.getByLabel('Summary').fill('Ṣé 🎉 العربية');
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Description').fill('long line of words '.repeat(5300));
  await expect(page.getByText('Description must be at most 10,000 characters')).toBeVisible();
  await page.getByLabel('Description').fill('short again');
  await expect(page.getByText('Description must be at most 10,000 characters')).toBeHidden();
  await expect(await showPreview(page)).toContainText('🎉');
});

test('undo and redo follow the person through the steps @any-screen', async ({ page }) => {
  await goToStep(page, 'Basic Info');
  await page.getByLabel('Professional Tagline').fill('Auditor');
  await goToStep(page, 'Skills');
  await page.getByRole('button', { name: 'Add Skill Category' }).click();
  await page.getByLabel('Category Name').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('No skills yet.', { exact: false })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Professional Tagline')).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByLabel('Professional Tagline')).toHaveValue('Auditor');
});

test('entries are put in another order by button and by drag', async ({ page }) => {
  await goToStep(page, 'Experience');
  for (const [index, company] of ['First', 'Second'].entries()) {
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByLabel('Company').nth(index).fill(company);
  }
  await page.getByRole('button', { name: 'Move Experience 2 up' }).click();
  await expect(page.getByLabel('Company').first()).toHaveValue('Second');

  const handle = page.locator('fieldset span[aria-hidden="true"]', { hasText: '⠿' }).first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle is not on the page.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  const other = await page.getByRole('group', { name: 'Experience 2' }).boundingBox();
  if (!other) throw new Error('There is no second entry.');
  await page.mouse.move(from.x + 8, other.y + Math.min(40, other.height / 2), { steps: 5 });
  await page.mouse.up();
  await expect(page.getByLabel('Company').first()).toHaveValue('First');
});

test('an entry is dragged past the end of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await goToStep(page, 'Experience');
  for (const [index, company] of ['First', 'Second'].entries()) {
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByLabel('Company').nth(index).fill(company);
  }
  const handle = page.locator('fieldset span[aria-hidden="true"]', { hasText: '⠿' }).first();
  await handle.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  const second = page.getByRole('group', { name: 'Experience 2' });
  await expect(second).not.toBeInViewport();
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle is not on the page.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, 580, { steps: 5 });
  await expect(second).toBeInViewport({ ratio: 0.1 });
  await page.mouse.up();
  await expect(page.getByLabel('Company').first()).toHaveValue('Second');
});

test('the portrait shows while its address leads to a picture', { tag: '@any-screen' }, async ({ page }) => {
  await page.route('https://pictures.example/*', (route) =>
    route.request().url().endsWith('broken.png')
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        }),
  );
  await goToStep(page, 'Basic Info');
  const portrait = page.getByRole('img', { name: 'Your portrait' });
  await page.getByLabel('Photo URL').fill('https://pictures.example/me.svg');
  await expect(portrait).toBeVisible();
  await page.getByLabel('Photo URL').fill('https://pictures.example/broken.png');
  await expect(portrait).toBeHidden();
});
