import { expect } from '@playwright/test';
import { test } from './support/accounts.ts';
import { assistantOf } from './support/assistant.ts';
import { expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const RESUME = {
  isDraft: true,
  title: 'Accountant, Lagos',
  summary: 'Accountant. ICAN student member.',
  personalInfo: { firstName: 'Ada', lastName: 'Obi' },
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      startDate: '2021-03',
      current: true,
      description: 'Kept the ledger in Sage.',
    },
  ],
};
const SUMMARY = 'Accountant who keeps the ledger in Sage. ICAN student member.';

test('a suggestion is compared and accepted, and another dismissed', async ({ page, account }, info) => {
  const { id: resumeId } = await store(page.request, 'resumes', RESUME);
  const suggest = await assistantOf(page, account.password);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Suggested changes' }).click();
  await expect(page.getByText('No suggestions yet')).toBeVisible();

  const address = await suggest('change_resume_text', {
    resumeId,
    texts: [{ field: 'summary', text: SUMMARY }],
  });
  await suggest('save_job', { position: 'Clerk', company: 'Lagoon Cement' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: info.outputPath('proposals.png'), fullPage: true });

  await page.getByRole('link', { name: 'Clerk at Lagoon Cement' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectNotice(page, 'Suggestion Dismissed', 'Nothing was changed.');
  await expect(page.getByText('Dismissed', { exact: false }).first()).toBeVisible();

  await page.goto(address);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(RESUME.summary);
  await expect(summary).toContainText(SUMMARY);
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: info.outputPath('proposal.png'), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: info.outputPath('proposal-390.png'), fullPage: true });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(page, 'Change Accepted', 'It is saved in your account.');
  const stored = await page.request.get(`/api/resumes/${resumeId}`);
  expect(((await stored.json()) as { summary: string }).summary).toBe(SUMMARY);
});

for (const [button, title] of [
  ['Accept', 'Change Not Made'],
  ['Dismiss', 'Not Dismissed'],
] as const)
  test(`a suggestion that was decided elsewhere says so at ${button} @any-screen`, async ({
    page,
    account,
  }) => {
    const suggest = await assistantOf(page, account.password);
    const address = await suggest('save_job', { position: 'Clerk', company: 'Lagoon Cement' });
    await page.goto(address);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await page.request.post(`/api${address}/dismiss`);
    await page.getByRole('button', { name: button }).click();
    await expectNotice(page, title, 'This proposal is dismissed already.');
  });
