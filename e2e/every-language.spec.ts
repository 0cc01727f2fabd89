import { expect } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { filledAccount } from './support/filled-account.ts';
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
