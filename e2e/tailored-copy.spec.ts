import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const POSTING = `Accountant
Kora Foods Ltd, Ikeja, Lagos

Requirements
- Good knowledge of Microsoft Excel
- Bank reconciliation`;

/** The sheet of a resume on its preview page: what it says, what is bold, and where its links lead. */
async function printed(page: Page, id: string) {
  await page.goto(`/resume/preview/${id}`);
  const sheet = page.locator('.sheet');
  await expect(sheet.locator('h2').first()).toBeVisible();
  return {
    text: (await sheet.textContent()) ?? '',
    bold: await sheet.locator('strong').allInnerTexts(),
    links: await sheet
      .locator('a.sheet-text-link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    pageSize: await sheet.getAttribute('data-page-size'),
  };
}

test('a tailored copy prints every section, mark and page of its resume, with the accepted word alone changed', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const [job = {}] = FULL_RESUME.experience;
  const original = await store(context.request, 'resumes', {
    ...FULL_RESUME,
    title: 'My resume',
    templateId: 'classic-corporate',
    careerGoal: 'relocation',
    targetCountry: 'Germany',
    summary: 'Accountant with **two plants** and [a page](https://ada.example.com).',
    experience: [{ ...job, description: '- **MS Excel** every day\n- Bank reconciliation' }],
  });
  const before = await printed(page, original.id);
  expect(before.bold).toEqual(expect.arrayContaining(['two plants', 'MS Excel']));
  expect(before.links).toContain('https://ada.example.com');

  const { id } = await store(context.request, 'job-applications', {
    company: 'Kora Foods Ltd',
    position: 'Accountant',
    jobDescription: POSTING,
  });
  await page.goto(`/job-tracker/${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Tailor a copy/ }).click();
  const tailor = drawer.getByRole('region', { name: 'Your resume for this job' });
  await expect(tailor.getByRole('checkbox', { name: /Microsoft Excel/ }).first()).toBeChecked();
  await tailor.getByRole('button', { name: 'Tailor a copy' }).click();
  await expectNotice(page, 'Copy made', /^It is named Accountant at Kora Foods Ltd\./);
  const copyId = (await drawer.getByRole('link', { name: 'Open the resume' }).getAttribute('href'))
    ?.split('/')
    .at(-1);

  const changed = (text: string): string => text.replaceAll('MS Excel', 'Microsoft Excel');
  expect(await printed(page, String(copyId))).toEqual({
    ...before,
    text: changed(before.text),
    bold: before.bold.map(changed),
  });
  expect(await printed(page, original.id)).toEqual(before);
});
