import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

const RESUME = {
  isDraft: true,
  title: 'Accountant, Lagos',
  templateId: 'classic-corporate',
  summary: 'Accountant with **two** plants. ICAN student member.',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '0803 123 4567' },
  experience: [
    {
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      startDate: '2021-03',
      current: true,
      description: '- Kept the ledger in Sage.\n- Paid 40 people on time.',
    },
  ],
  skills: [{ name: 'Excel', level: 'intermediate', category: 'Office' }],
};
const PASSWORD = 'green bicycle';

/** A phone of somebody else, with scripts off. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    // Playwright's own name says that it is a robot.
    userAgent:
      'Mozilla/5.0 (Linux; Android 9; itel A16) AppleWebKit/537.36 Chrome/110.0 Mobile Safari/537.36',
  });
  return await context.newPage();
}

const addressOf = async (page: Page, list: string): Promise<string> => {
  const text = await page
    .getByRole('list', { name: list })
    .getByText(/^https?:/)
    .first()
    .textContent();
  return /https?:[^\s,]+/.exec(text ?? '')?.[0] ?? '';
};

test('a link opens a page without script, asks for its password, and stops', async ({
  page,
  browser,
  account: _account,
}, info) => {
  const { id } = await store(page.request, 'resumes', RESUME);
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Share resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Address').fill('Ada Obi');
  await page.getByRole('button', { name: 'Make link' }).click();
  await expect(page.getByText('Address may have small letters, figures and hyphens')).toBeVisible();
  const slug = `ada-obi-${Date.now().toString(36)}`;
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Works for').selectOption('7');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Make link' }).click();
  await expectNotice(page, 'Link Made', 'Copy it and send it to the people you choose.');
  const address = await addressOf(page, 'Your links');
  expect(address).toContain(`/r/${slug}`);
  await page.getByRole('button', { name: 'Add PDF to download' }).click();
  await expectNotice(page, 'PDF Added', 'Anyone with this link can download it.');

  const guest = await visitor(browser);
  await guest.goto(new URL(address).pathname);
  await expect(guest.getByRole('heading', { name: 'Password needed' })).toBeVisible();
  await guest.getByLabel('Password').fill('wrong');
  await guest.getByRole('button', { name: 'Open the page' }).click();
  await expect(guest.getByText('This password is wrong.', { exact: false })).toBeVisible();
  await guest.screenshot({ path: info.outputPath('password.png'), fullPage: true });
  await guest.getByLabel('Password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Open the page' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  await expect(guest.getByText('Kept the ledger in Sage.')).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await guest.screenshot({ path: info.outputPath('page-390.png'), fullPage: true });
  const download = guest.waitForEvent('download');
  await guest.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Ada Obi.pdf');

  await page.reload();
  await expect(page.getByText('Opened once')).toBeVisible();
  await page.screenshot({ path: info.outputPath('share.png'), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: info.outputPath('share-390.png'), fullPage: true });
  await page.getByRole('button', { name: 'Stop link' }).click();
  await expectNotice(page, 'Link Stopped', 'Nobody can open it any more.');
  const answer = await guest.goto(new URL(address).pathname);
  expect(answer?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await guest.context().close();
});

test('a page prints on the paper of its country, is easy to use and can be reported', async ({
  page,
  account: _account,
}, info) => {
  const { id: resumeId } = await store(page.request, 'resumes', { ...RESUME, targetCountry: 'Nigeria' });
  const { slug } = (await store(page.request, 'share-links', { resumeId, days: 7 })) as unknown as {
    slug: string;
  };
  await page.goto(`/r/${slug}`);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('page.png'), fullPage: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Report this page')).toBeHidden();
  await page.screenshot({ path: info.outputPath('page-print.png'), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Report this page' }).click();
  await expectAccessible(page);
  await page.getByLabel('What is wrong?').selectOption('false');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a friend comments and suggests words without an account, and the owner accepts them', async ({
  page,
  browser,
  account: _account,
}, info) => {
  const { id } = await store(page.request, 'resumes', RESUME);
  await page.goto(`/resume/share/${id}`);
  await page.getByRole('button', { name: 'Make a review link' }).click();
  await expectNotice(page, 'Review Link Made', 'Copy it and send it to the person you want to ask.');
  const address = await addressOf(page, 'Your review links');

  const guest = await visitor(browser);
  await guest.goto(new URL(address).pathname);
  await expect(guest.getByText('0803 123 4567')).toHaveCount(0);
  await guest.screenshot({ path: info.outputPath('review-390.png'), fullPage: true });
  const line = guest.locator('.l', { hasText: 'Paid 40 people on time.' });
  await line.getByRole('link', { name: 'Comment' }).click();
  await guest.getByRole('textbox', { name: 'Comment' }).fill('Say how often.');
  await guest.getByLabel('Better words').fill('Paid 40 people on time each month.');
  await guest.getByLabel('Your name').fill('Mrs Bello');
  await guest.screenshot({ path: info.outputPath('review-form-390.png'), fullPage: true });
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText('Thank you. Your comment was sent.')).toBeVisible();
  await guest.context().close();

  await page.reload();
  const comment = page.getByRole('article', { name: 'Comment on Accountant, Kora Foods Ltd' });
  await expect(comment).toContainText('Say how often.');
  await expect(comment).toContainText('Paid 40 people on time each month.');
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: info.outputPath('comments.png'), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: info.outputPath('comments-390.png'), fullPage: true });
  const stored = await (await page.request.get(`/api/resumes/${id}`)).json();
  const rewritten = { ...stored, experience: [{ ...stored.experience[0], description: 'Kept the ledger.' }] };
  await page.request.put(`/api/resumes/${id}`, { data: rewritten });
  await comment.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(
    page,
    'Words Not Accepted',
    'This line has changed since. Change it by hand, or dismiss the comment.',
  );
  await page.request.put(`/api/resumes/${id}`, { data: { ...stored, version: stored.version + 1 } });
  await comment.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(page, 'Words Accepted', 'They are in your resume now.');
  await expect(comment).toContainText('Accepted');
  const resume = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(resume.experience[0].description).toBe(
    '- Kept the ledger in Sage.\n- Paid 40 people on time each month.',
  );
});

test('an application gives its resume its own link', { tag: '@any-screen' }, async ({
  page,
  account: _account,
}) => {
  const { id: resumeUsed } = await store(page.request, 'resumes', RESUME);
  const { id } = await store(page.request, 'job-applications', {
    company: 'Kora Foods Ltd',
    position: 'Accountant',
    resumeUsed,
  });
  await page.goto('/job-tracker?q=kora');
  await page.getByRole('link', { name: 'Accountant' }).click();
  await page.getByRole('link', { name: 'Share resume' }).click();
  await expect(page.getByText('This link is for one application.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Make link' }).click();
  await expectNotice(page, 'Link Made', 'Copy it and send it to the people you choose.');
  await expect(page.getByRole('list', { name: 'Your links' })).toContainText('for one application');
  const [link] = await (await page.request.get('/api/share-links')).json();
  expect(link).toMatchObject({ applicationId: id, openings: 0 });
});
