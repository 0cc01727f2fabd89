import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';

test.beforeEach(async ({ page }) => {
  const made = await page.request.post('/api/resumes', {
    data: {
      title: 'Auditor',
      industry: 'Audit',
      templateId: 'classic-corporate',
      personalInfo: { firstName: '', lastName: '', email: 'ada@example.com' },
      isDraft: true,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('heading', { name: 'Resume Preview' }).waitFor();
});

test('the preview page names its template and leads back to the editor', async ({ page }) => {
  await expect(page.getByText('Classic Corporate template')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
});

test('a resume without a name downloads as Resume.pdf', async ({ page }) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('Resume.pdf');
});

test('when the PDF fails the browser’s print is offered', async ({ page }) => {
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
  await button.click();
  await expect.poll(printed).toBe(1);
});
