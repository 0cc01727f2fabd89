import { expect } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const ALERT_LINK = 'javascript:alert(1)';

const entry = (at: number) => ({
  company: `Company ${at}`,
  position: 'Clerk',
  startDate: '2020-01',
  current: false,
  description: 'Did a thing.',
});

test('bad input is reported at its field and loses nothing', { tag: '@any-screen' }, async ({ page }) => {
  test.setTimeout(90_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { id } = await store(page.request, 'resumes', {
    title: 'Stress',
    industry: 'All',
    templateId: 'modern-professional',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
    experience: Array.from({ length: 100 }, (_, at) => entry(at)),
    isDraft: true,
  });
  const form = page.locator('#resume-form');
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');

  await test.step('links that could run something, and a picture that is none', async () => {
    for (const label of ['Website', 'LinkedIn', 'GitHub', 'Photo URL'])
      await page.getByLabel(label).fill(ALERT_LINK);
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
    await expect(
      form.getByText('Website must be a web address such as example.com or https://example.com'),
    ).toBeVisible();
    await expect(form.getByText(/Photo URL must be a valid URL/)).toBeVisible();
    // One bad field does not stop the others from being saved; it is reported, and its words stay on the device.
    await page.getByLabel('Location').fill('Aba');
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expectNotice(page, 'Progress Saved', /^Saved, except for fields to correct: .*3 more to correct/);
    await expect(page.getByRole('status').filter({ hasText: 'All but 4 fields saved' })).toBeVisible();
    expect((await (await page.request.get(`/api/resumes/${id}`)).json()).personalInfo).toMatchObject({
      location: 'Aba',
      website: '',
      photoUrl: null,
    });
    await page.reload();
    await expect(page.getByText('We brought back the edits this device kept for you.')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue(ALERT_LINK);
    await expect(page.locator(`[href^="javascript:"], [src^="javascript:"]`)).toHaveCount(0);
    for (const label of ['Website', 'LinkedIn', 'GitHub']) await page.getByLabel(label).fill('');
    await page.getByLabel('Photo URL').fill('https://localhost:1/nobody.jpg');
    await expect(page.getByAltText('Your portrait')).toHaveCount(0);
    await page.getByLabel('Photo URL').fill('');
  });

  await test.step('emoji, right-to-left letters and pasted rich text are kept as plain words', async () => {
    const summary = page.getByLabel('Summary');
    const words = '👩🏽‍⚕️ مديرة العمليات 项目 <b>bold</b> <script>alert(1)</script>';
    await summary.fill(words);
    await summary.evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange(0, 0);
      field.focus();
    });
    await page.evaluate(() => document.execCommand('insertHTML', false, '<i>Pasted</i> '));
    await expect(summary).toHaveValue(/<b>bold<\/b> <script>alert/);
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expectNotice(page, 'Progress Saved', /saved/);
    const stored = (await (await page.request.get(`/api/resumes/${id}`)).json()) as { summary: string };
    expect(stored.summary).toContain(words);
  });

  await test.step('one entry too many and a description of 100,000 characters', async () => {
    await goToStep(page, 'Experience');
    const first = page.getByLabel('Description').first();
    await first.fill('x'.repeat(100_000));
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(form.getByText('Description must be at most 10,000 characters')).toBeVisible();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveValue('x'.repeat(100_000));
    await first.fill('Short again.');
    // What the fault pushed down has moved back: a button on its way is not pressed.
    await expect(form.getByText('Description must be at most 10,000 characters')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(form.getByText('Experience can hold at most 100 entries')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expectNotice(page, 'Progress Saved', /saved/);
  });
  expect(dialogs).toEqual([]);
});

test('suggestions about the wording appear quietly after a pause and block nothing', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/resume/new');
  await goToStep(page, 'Basic Info');
  const hints = page.locator('[id$="-hints"]');
  await page.getByLabel('Summary').fill('Accountant.');
  await expect(hints).toContainText('your years in it');
  await page
    .getByLabel('Summary')
    .fill('Accountant with nine years in the audit of food companies in Lagos and Aba, on time.');
  await expect(hints.getByRole('listitem')).toHaveCount(0);
  await goToStep(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const description = page.getByLabel('Description');
  await description.fill('Responsible for the stores of the depot');
  await expect(hints).toContainText('“Responsible for the stores…” names a duty');
  await expect(hints).toContainText('Add a number');
  await expect(description).toHaveAccessibleDescription(/One achievement on each line.*names a duty/);
  await expect(description).not.toHaveAttribute('aria-invalid', 'true');
  // Without a language model nothing is offered that could not be done.
  await expect(page.getByRole('button', { name: 'Improve wording' })).toHaveCount(0);
  await expectAccessible(page);
  await description.fill('Cut losses of three stores by 14 % with a count each week.');
  await expect(hints.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expectNotice(page, 'Progress Saved', /saved/);
});
