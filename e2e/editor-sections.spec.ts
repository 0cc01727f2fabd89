import { expect, type Page } from '@playwright/test';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';

const add = (page: Page, section: string) => page.getByLabel('Add section').selectOption({ label: section });

/** Headings of the sheet, in the order in which they are printed. */
async function printedHeadings(page: Page): Promise<string[]> {
  const preview = await showPreview(page);
  const headings = await preview.locator('.sheet h2').allTextContents();
  await showForm(page);
  return headings.map((heading) => heading.trim().toLowerCase());
}

test('sections are added, named, put in order and hidden, and a reload keeps all of it', async ({ page }) => {
  await page.goto('/resume/new');
  await page.getByRole('heading', { name: 'Create Resume' }).waitFor();
  await goToStep(page, 'Basic Info');
  await page.getByLabel('Resume Title').fill('Engineer');
  await page.getByLabel('Industry').fill('Engineering');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Obi');
  await page.getByLabel('Email').fill('ada@example.com');

  await goToStep(page, 'Details');
  await add(page, 'Projects');
  const projects = page.locator('#section-projects');
  await expect(projects.getByLabel('Project name')).toBeFocused();
  await page.keyboard.type('Solar dryer');
  await projects.getByRole('button', { name: 'Add Project' }).click();
  await projects.getByLabel('Project name').nth(1).fill('Borehole');

  await add(page, 'National service');
  const service = page.locator('#section-nationalService');
  await service.getByLabel('Service', { exact: true }).selectOption({ label: 'NYSC' });
  await service.getByLabel('Certificate number').fill('A1234567');

  await add(page, 'School examinations');
  const exams = page.locator('#section-schoolExams');
  await exams.getByLabel('Examination', { exact: true }).selectOption('waec');
  await exams.getByRole('button', { name: 'Add subject' }).click();
  await exams.getByLabel('Subject 1', { exact: true }).fill('Mathematics');
  await exams.getByLabel('Grade of Mathematics').selectOption('B2');

  await add(page, 'A section that you name');
  const own = page.locator('#section-custom1');
  await own.getByLabel('Section Title').fill('Patents');
  await own.getByRole('group').first().getByRole('textbox').first().fill('Palm nut cracker');

  await projects.getByRole('button', { name: 'Move Project 2 up' }).click();
  await expect(projects.getByLabel('Project name').first()).toHaveValue('Borehole');

  await goToStep(page, 'Template');
  await page.getByText('Design options').click();
  const rows = page.getByRole('list', { name: 'Sections in the main column' });
  await rows.waitFor();
  const names = () => rows.getByRole('listitem').allTextContents();
  const place = async (name: string) => (await names()).findIndex((text) => text.includes(name));
  for (let at = await place('Patents'); at > (await place('Projects')); at = await place('Patents'))
    await rows.getByRole('button', { name: 'Move Patents up' }).click();
  expect(await place('Patents')).toBeLessThan(await place('Projects'));
  await rows.getByRole('checkbox', { name: 'National service' }).uncheck();

  const expectPrinted = async () => {
    const sheet = (await showPreview(page)).locator('.sheet');
    await expect(sheet).toContainText(/Palm nut cracker.*Borehole.*Solar dryer/s);
    await expect(sheet).not.toContainText('A1234567');
    await showForm(page);
    const printed = await printedHeadings(page);
    expect(printed).toContain('patents');
    expect(printed).not.toContain('national service');
  };
  await expectPrinted();

  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('radiogroup', { name: 'Template' }).waitFor();
  await expectPrinted();
  await goToStep(page, 'Details');
  await expect(service.getByLabel('Certificate number')).toHaveValue('A1234567');
  await expect(service.getByRole('checkbox', { name: /Print/ }).first()).not.toBeChecked();
  await expect(own.getByLabel('Section Title')).toHaveValue('Patents');
  await expect(exams.getByLabel('Subject 1', { exact: true })).toHaveValue('Mathematics');
  await expect(exams.getByLabel('Grade of Mathematics')).toHaveValue('B2');
});
