import { expect, type Page } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { expectWellLaidOut, LIGHT_LOOKS } from './support/layout.ts';
import { expectAccessible } from './support/screen.ts';
import { store } from './support/stored.ts';

/**
 * The main screens in other languages: nothing cut, nothing wider than the window, no accessibility fault. Every run
 * looks at two screens in two languages, one of them from right to left; `E2E_LANGUAGES="fr pt ar ..."` looks at all
 * screens in the languages that it names, and `SCREENS_TO` keeps the pictures.
 */
const NAMED = process.env.E2E_LANGUAGES;
const LANGUAGES = (NAMED ?? 'fr ar').split(' ');
/** Looked at on every run, and by axe. */
const ALWAYS = /^(?:dashboard|editor)$/;

interface Screen {
  name: string;
  path: string;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function filledAccount(page: Page): Promise<Screen[]> {
  const { request } = page;
  const { id } = await store(request, 'resumes', ACCOUNTANT);
  const { id: application } = await store(request, 'job-applications', {
    company: 'Kora Foods',
    position: 'Accountant',
    status: 'interview',
    jobDescription: 'We need an accountant with Excel and IFRS.',
    appliedDate: inDays(-3),
    followUpDate: inDays(0),
    interviewDate: `${inDays(1)}T09:30:00+01:00`,
  });
  await store(request, 'job-applications', {
    company: 'Ɗanladi & Sons',
    position: 'Clerk',
    status: 'rejected',
    appliedDate: inDays(-9),
  });
  await store(request, 'cover-letters', {
    title: 'Letter to Kora Foods',
    company: 'Kora Foods',
    position: 'Accountant',
    content: 'Dear hiring manager, I count.',
  });
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'editor', path: `/resume/edit/${id}` },
    { name: 'editor experience', path: `/resume/edit/${id}?field=experience.0.position` },
    { name: 'preview', path: `/resume/preview/${id}` },
    { name: 'resumes', path: '/resumes' },
    { name: 'tracker', path: '/job-tracker' },
    { name: 'tracker board', path: '/job-tracker?view=board' },
    { name: 'tracker calendar', path: '/job-tracker?view=calendar' },
    { name: 'tracker insights', path: '/job-tracker?view=insights' },
    { name: 'application', path: `/job-tracker/${application}` },
    { name: 'saved jobs', path: '/saved-jobs' },
    { name: 'insights', path: '/career-insights' },
    { name: 'letters', path: '/cover-letters' },
    { name: 'letter', path: '/cover-letters/new' },
    { name: 'profile', path: '/profile' },
  ];
}

test('a new device shows the language of the account after sign-in', { tag: '@any-screen' }, async ({
  page,
  context,
  account: { firstName, lastName, email, password },
}) => {
  const profile = { firstName, lastName, phone: '', language: 'fr' };
  expect((await page.request.put('/api/auth/user', { data: profile })).status()).toBe(200);
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('html[lang="fr"]').getByRole('heading', { level: 1 })).toHaveText('Bonjour, Ada');
});

for (const language of LANGUAGES) {
  test(`the main screens fit in ${language}`, { tag: '@any-screen' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript((chosen) => localStorage.setItem('career-toolkit.language', chosen), language);
    const screens = await filledAccount(page);
    for (const { name, path } of screens.filter((screen) => NAMED || ALWAYS.test(screen.name))) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectWellLaidOut(page, `${language} ${name}`, LIGHT_LOOKS);
      if (ALWAYS.test(name)) await expectAccessible(page);
    }
  });
}

/** Words that only our English sentences have, in none of these languages and on no resume of the test. */
const ENGLISH = /\b(?:the|your|with|which|without|statements?|missing|asked|shown)\b/gi;
/** What the person wrote, what an employer wrote, and the word of the score stay. */
const AS_WRITTEN = 'q, strong, option, .visually-hidden, [lang="en"]';

for (const [language, analyze] of [
  ['fr', 'Analyser le CV'],
  ['ar', 'تحليل السيرة الذاتية'],
] as const) {
  test(`an analysis is in ${language}`, { tag: '@any-screen' }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('career-toolkit.language', chosen), language);
    const { id } = await store(page.request, 'resumes', { ...ACCOUNTANT, summary: 'I do books.' });
    await page.goto(`/career-insights?resume=${id}`);
    const choice = page.getByRole('combobox').first();
    if ((await choice.inputValue()) !== id) await choice.selectOption(id);
    await page.getByRole('button', { name: analyze }).click();
    await page.locator('#ins-score').waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const words = await page.locator('main').evaluate((main, skipped) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const one of copy.querySelectorAll(skipped)) one.remove();
      return copy.textContent ?? '';
    }, AS_WRITTEN);
    expect(words.match(ENGLISH) ?? []).toEqual([]);
  });
}
