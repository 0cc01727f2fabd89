import { expect } from '@playwright/test';
import { readPdf } from './resume-pdf.ts';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

test.beforeEach(async ({ page }) => {
  const { id } = await store(page.request, 'resumes', {
    title: 'Auditor',
    industry: 'Audit',
    templateId: 'classic-corporate',
    personalInfo: { firstName: '', lastName: '', email: 'ada@example.com' },
    isDraft: true,
  });
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('heading', { name: 'Resume Preview' }).waitFor();
});

test('the preview page names its template and leads back to the editor', { tag: '@any-screen' }, async ({
  page,
}) => {
  await expect(page.getByText('Classic Corporate template')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
});

test('edits that are not saved yet are said to be missing from the preview', { tag: '@any-screen' }, async ({
  page,
}) => {
  const note = page.getByText('It does not include your unsaved edits');
  // Saving is out of reach for a while.
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await expect(note).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await goToStep(page, 'Basic Info');
  await page.getByLabel('First Name').fill('Ada');
  await expect.poll(() => page.evaluate(draftsOnDevice)).toBe(1);
  await page.goto(page.url().replace('/edit/', '/preview/'));
  await expect(note).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'open the editor' }).click();
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('letters that the PDF cannot carry are named, and the way that can', { tag: '@any-screen' }, async ({
  page,
}) => {
  await expect(page.getByText('do not have some letters')).toHaveCount(0);
  const path = new URL(page.url()).pathname.replace('/resume/preview/', '/api/resumes/');
  const change = async (names: object) => {
    const whole = await (await page.request.get(path)).json();
    const data = { ...whole, personalInfo: { ...whole.personalInfo, ...names } };
    expect((await page.request.put(path, { data })).status()).toBe(200);
    await page.reload();
  };
  await change({ firstName: '王伟', lastName: 'דוד' });
  await expect(page.getByText('do not have some letters in this resume (Hebrew)')).toBeVisible();
  await change({ firstName: '王𠀀', lastName: 'דוד' });
  await expect(page.getByText('do not have some letters in this resume (Chinese, Hebrew)')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const printed = page.evaluate(
    () => new Promise((resolve) => (globalThis.print = () => resolve('printed'))),
  );
  await page.getByRole('button', { name: 'Print this page' }).click();
  expect(await printed).toBe('printed');
});

test('a resume with a template that does not exist says so in place of a design', {
  tag: '@any-screen',
}, async ({ page }) => {
  const path = new URL(page.url()).pathname.replace('/resume/preview/', '/api/resumes/');
  const whole = await (await page.request.get(path)).json();
  const changed = await page.request.put(path, { data: { ...whole, templateId: 'nope-template' } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  await expect(page.getByText('Template preview will appear here')).toBeVisible();
  await expect(page.getByText('Unknown template')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});

test('a resume too long for the PDF says what is left out, before and after', { tag: '@any-screen' }, async ({
  page,
}) => {
  const path = new URL(page.url()).pathname.replace('/resume/preview/', '/api/resumes/');
  const whole = await (await page.request.get(path)).json();
  const line =
    'Kept the books of a busy shop, paid suppliers in time and closed each month within three days.';
  const experience = Array.from({ length: 90 }, (_, index) => ({
    company: `Employer ${index + 1}`,
    position: 'Bookkeeper',
    startDate: '2020-01',
    endDate: '2020-12',
    description: [line, line, line].join('\n'),
  }));
  const changed = await page.request.put(path, { data: { ...whole, experience } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  const note = page.getByText('This resume is too long for Download PDF.');
  await expect(note).toContainText(/It contains the first 10 of \d+ pages\. Left out: \d+ of 90 entries in /);
  await expectAccessibleInBothThemes(page);

  const captured = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await captured;
  await expectNotice(page, 'The PDF does not contain your whole resume', /The Text PDF has no page limit\.$/);

  const textual = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the Text PDF instead' }).click();
  const { text } = await readPdf(await (await textual).path());
  expect(text).toContain('Employer 1');
  expect(text).toContain('Employer 90');
});

test('an entry starts on a new page where the person says so, and the edge of the paper is shown', async ({
  page,
}) => {
  const path = new URL(page.url()).pathname.replace('/resume/preview/', '/api/resumes/');
  const whole = await (await page.request.get(path)).json();
  const experience = ['Bookkeeper', 'Cashier'].map((position) => ({
    company: `${position} Ltd`,
    position,
    startDate: '2020-01',
    endDate: '2020-12',
  }));
  const changed = await page.request.put(path, { data: { ...whole, experience } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  await expect(page.locator('[data-page-ends="0"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await goToStep(page, 'Experience');
  await page.getByRole('group', { name: 'Experience 2' }).getByLabel('Start on a new page').check();
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect
    .poll(async () => (await (await page.request.get(path)).json()).experience[1].startOnNewPage)
    .toBe(true);
  await page.goto(page.url().replace('/edit/', '/preview/'));
  await expect(page.locator('[data-page-ends="1"]')).toHaveText('Page 2');
  await expectAccessibleInBothThemes(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const { pages, lines } = await readPdf(await (await downloading).path());
  expect(pages).toBe(2);
  expect(lines.find(({ text }) => text.startsWith('Cashier'))?.page).toBe(2);
});

test('a resume without a name downloads as Resume.pdf', { tag: '@any-screen' }, async ({ page }) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Resume.pdf');
});

test('when the PDF fails the browser’s print is offered', { tag: '@any-screen' }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.evaluate(() => {
    const counter = globalThis as unknown as { printed: number };
    counter.printed = 0;
    globalThis.print = () => {
      counter.printed += 1;
    };
    document.querySelector('.sheet')?.classList.remove('sheet');
  });
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    if (questions.length === 1) await dialog.dismiss();
    else await dialog.accept();
  });
  const printed = () => page.evaluate(() => (globalThis as unknown as { printed: number }).printed);
  const button = page.getByRole('button', { name: 'Download PDF' });
  await button.click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toBe(
    'PDF generation failed. Would you like to use browser print instead? (This will give you better formatting)',
  );
  await expect(button).toBeEnabled();
  expect(await printed()).toBe(0);
  expect(logged.join()).toContain('CV preview element not found');
  await button.click();
  await expect.poll(printed).toBe(1);
});

/** How many drafts of resumes the device keeps; run in the page. */
function draftsOnDevice(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('career-toolkit-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
