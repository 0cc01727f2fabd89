import { expect } from '@playwright/test';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

const FACTS = { nationality: 'Nigerian', dateOfBirth: '1994-03-12', maritalStatus: 'married' };

test('a resume for Canada keeps facts back, says why, and prints one when asked to', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { id } = await store(page.request, 'resumes', {
    title: 'Accountant',
    careerGoal: 'relocation',
    targetCountry: 'Canada',
    industry: 'Finance',
    experienceLevel: 'mid',
    templateId: 'modern-professional',
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      location: 'Ikeja, Lagos',
      ...FACTS,
    },
  });

  await page.goto(`/resume/preview/${id}`);
  const note = page.getByText('Made for Canada. Kept back: Nationality, date of birth and marital status.');
  await expect(note).toBeVisible();
  await expect(page.locator('.sheet')).toHaveAttribute('data-page-size', 'letter');
  await expect(page.locator('.sheet')).not.toContainText(/Nigerian|1994|Married/);

  await page.getByRole('link', { name: 'See why in the editor' }).click();
  await goToStep(page, 'Basic Info');
  await page.locator('summary').filter({ hasText: 'For Canada' }).click();
  const birth = page.getByRole('listitem').filter({ hasText: 'Date of birth' }).first();
  await expect(birth).toContainText('Kept back');
  await expect(birth.getByRole('link').first()).toHaveAttribute('href', /^https?:\/\//);
  await birth.getByRole('button', { name: /Print anyway/ }).click();
  await expect(birth).toContainText('Printed');

  await page.getByLabel('Where you are applying').selectOption('germany');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nationality' }).first()).toContainText(
    'Printed',
  );
  const sheet = (await showPreview(page)).locator('.sheet');
  await expect(sheet).toHaveAttribute('data-page-size', 'a4');
  await expect(sheet).toContainText('Date of birth: 12');
  await expect(sheet).not.toContainText('Married');

  await showForm(page);
  await page.getByText('More facts about you').click();
  const box = (fact: string) => page.getByRole('checkbox', { name: new RegExp(`^Print it ?: ${fact}$`) });
  await expect(box('Nationality')).toBeChecked();
  await expect(box('Date of birth')).toBeChecked();
  await expect(box('Date of birth')).toHaveAccessibleDescription(/^Printed for Germany\. /);
  await expect(box('Marital status')).not.toBeChecked();
  await expect(box('Marital status')).toHaveAccessibleDescription(/^Kept back until you choose otherwise/);
  await box('Nationality').click();
  await expect(box('Nationality')).not.toBeChecked();
  const nationality = page.getByRole('listitem').filter({ hasText: 'Nationality' }).first();
  await expect(nationality).toContainText('Kept back because you chose so');
  await expect((await showPreview(page)).locator('.sheet')).not.toContainText('Nigerian');
  await showForm(page);
  await nationality.getByRole('button', { name: /Undo/ }).click();
  await expect(box('Nationality')).toBeChecked();

  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/resumes/${id}`)).json()).designOptions)
    // What was chosen for Canada waits for Canada.
    .toMatchObject({
      targetMarket: 'germany',
      otherChoices: [{ market: 'canada', shownFacts: ['dateOfBirth'] }],
    });
  const stored = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(stored.personalInfo).toMatchObject(FACTS);
});
