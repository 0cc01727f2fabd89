import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import mammoth from 'mammoth';
import { goToStep, showForm, showPreview } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

const run = promisify(execFile);

const RESUME = {
  title: 'Comptable, Dakar',
  industry: 'Finance',
  templateId: 'classic-corporate',
  summary: 'Comptable, sept ans dans deux banques.',
  personalInfo: {
    firstName: 'Awa',
    lastName: 'Diop',
    email: 'awa@example.com',
    phone: '+221 77 123 45 67',
    location: 'Dakar',
  },
  experience: [
    {
      company: 'Sonatel',
      position: 'Comptable',
      startDate: '2021-02',
      current: true,
      description: 'Clôture mensuelle en trois jours au lieu de neuf.',
    },
  ],
  education: [{ institution: 'UCAD', degree: 'Licence', startDate: '2015', endDate: '2018-07' }],
  skills: [{ name: 'Sage', level: 'advanced' }],
};

test('a resume in French has French headings and months in every file', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { id } = await store(page.request, 'resumes', RESUME);
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Template');
  await page.getByText('Design options').click();
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Français' });
  const sheet = (await showPreview(page)).locator('.sheet').first();
  await expect(sheet).toHaveAttribute('lang', 'fr');
  await expect(sheet).toContainText('Expérience professionnelle');
  await expect(sheet).toContainText('févr. 2021 – aujourd’hui');
  await expect(sheet).not.toContainText('Education');
  await showForm(page);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/resumes/${id}`)).json()).designOptions.language)
    .toBe('fr');

  await page.goto(`/resume/preview/${id}`);
  const take = async (format: string): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /More formats/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
    return (await downloading).path();
  };
  const pdf = await take('Text PDF');
  const { stdout: text } = await run('pdftotext', ['-enc', 'UTF-8', pdf, '-']);
  expect(text.normalize('NFC').toLowerCase()).toContain('expérience professionnelle');
  expect(text.normalize('NFC')).toContain('févr. 2021 – aujourd’hui');
  const { stdout: raw } = await run('qpdf', ['--json', pdf], { maxBuffer: 64e6 });
  expect(raw).toContain('"/Lang": "u:fr"');
  const { value: word } = await mammoth.extractRawText({ path: await take('Word') });
  expect(word).toContain('Expérience professionnelle');
  expect(word).not.toMatch(/Experience|Education|Present/);
});
