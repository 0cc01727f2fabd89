import { expect } from '@playwright/test';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

test('a market’s signature, length and spelling are done by one tap each', async ({ page }) => {
  const { id } = await store(page.request, 'resumes', {
    title: 'Accountant',
    careerGoal: 'relocation',
    targetCountry: 'Germany',
    industry: 'Finance',
    experienceLevel: 'mid',
    templateId: 'modern-professional',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', location: 'Lagos' },
    summary: 'Organized two audits and organized the archive.',
  });
  await page.goto(`/resume/edit/${id}`);
  await page.getByRole('radiogroup', { name: 'Template' }).waitFor();
  await goToStep(page, 'Basic Info');
  const sheet = async () => (await showPreview(page)).locator('.sheet');
  await expect(await sheet()).toContainText('Place and date:');
  await showForm(page);

  await page.locator('summary').filter({ hasText: 'For Germany' }).click();
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await rule('Length')
    .getByRole('button', { name: /Keep on two pages/ })
    .click();
  await expect(rule('Length')).toContainText('Kept on two pages');
  await rule('Signature')
    .getByRole('button', { name: /Do not follow/ })
    .click();
  await expect(rule('Signature')).toContainText('Not followed');
  await expect(await sheet()).not.toContainText('Place and date:');
  await showForm(page);

  await page.getByLabel('Where this resume goes').selectOption('ghana');
  const words = page.getByRole('list', { name: 'Words spelled the other way' });
  await expect(words).toContainText('organized → organised (2 times)');
  await words.getByRole('button', { name: 'Change: organized' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Organised two audits and organised the archive.');
  await expect(page.getByText('All words already use this spelling.')).toBeVisible();
  await expect(await sheet()).toContainText('Referees: available on request.');
  await showForm(page);

  await page.getByRole('button', { name: 'Save Resume' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/resumes/${id}`)).json()).designOptions)
    .toMatchObject({ pageTarget: 'two', turnedRules: ['signature'], targetMarket: 'ghana' });
});
