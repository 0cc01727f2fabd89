import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

const run = promisify(execFile);

/** The file that a button or a line of a menu hands out. */
async function taken(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.path();
}

const LETTER = { sheet: 'letter', pdf: /Page size: +612 x 792 pts/, word: ['12240', '15840'] };
const A4 = { sheet: 'a4', pdf: /Page size: +595\.\d+ x 841\.\d+ pts/, word: ['11906', '16838'] };

test('preview, Text PDF and Word have the paper of the market; the captured PDF is A4', {
  tag: '@any-screen',
}, async ({ page }) => {
  for (const [targetCountry, paper] of [
    ['United States', LETTER],
    ['Canada', LETTER],
    ['Germany', A4],
    ['Ghana', A4],
  ] as const) {
    const { id } = await store(page.request, 'resumes', {
      title: `Accountant, ${targetCountry}`,
      careerGoal: 'relocation',
      targetCountry,
      industry: 'Finance',
      experienceLevel: 'mid',
      templateId: 'classic-corporate',
      personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', location: 'Lagos' },
      summary: 'Led two audits.',
    });
    await page.goto(`/resume/preview/${id}`);
    await expect(page.locator('.sheet')).toHaveAttribute('data-page-size', paper.sheet);
    const fromMenu = (format: string) =>
      taken(page, async () => {
        await page.getByRole('button', { name: /More formats/ }).click();
        await page.getByRole('menuitem', { name: format }).click();
      });
    const { stdout: text } = await run('pdfinfo', [await fromMenu('Text PDF')]);
    expect(text, targetCountry).toMatch(paper.pdf);
    const { stdout: word } = await run('unzip', ['-p', await fromMenu('Word (DOCX)'), 'word/document.xml']);
    const size = /<w:pgSz[^>]*>/.exec(word)?.[0];
    for (const twips of paper.word) expect(size, targetCountry).toContain(`"${twips}"`);
    const captured = await taken(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
    expect((await run('pdfinfo', [captured])).stdout, targetCountry).toMatch(A4.pdf);
  }
});

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

  await page.getByLabel('Where you are applying').selectOption('ghana');
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
