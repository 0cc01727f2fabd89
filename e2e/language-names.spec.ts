import { expect, type Page, test as signedOut } from '@playwright/test';
import { test } from './support/accounts.ts';
import { filledAccount } from './support/filled-account.ts';
import { ownTexts } from './support/own-texts.ts';
import { shownTexts } from './support/pseudo.ts';
import { expectAccessible } from './support/screen.ts';

/** Looked at in every language; the others in one each. */
const MAIN = ['dashboard', 'editor', 'tracker', 'letter', 'insights', 'profile'];
const LANGUAGES = ['en', 'fr', 'pt', 'ar', 'sw', 'ha', 'yo', 'ig', 'pcm', 'am', 'af', 'zu'];
const FROM_RIGHT = ['ar'];
/** English words that are a text of the catalogue and something that somebody wrote, too. */
const WRITTEN = [
  'Accountant',
  'Clerk',
  'English',
  'Excel',
  'Experience',
  'Education',
  'Skills',
  'Nigeria',
  'Africa',
];

/** Pieces in a script of another language that do not say which: a screen reader would spell them out. */
const unmarkedPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.lang;
    const isLatin = !['ar', 'am'].includes(screen);
    const other = isLatin ? /[\p{Script=Arabic}\p{Script=Ethiopic}]/u : /(?:[A-Za-z]{3,}\s+){3}[A-Za-z]{3,}/u;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !parent ||
        !other.test(text) ||
        !parent.checkVisibility() ||
        parent.matches('script, style, textarea')
      )
        continue;
      const marked = parent.closest('[lang], [dir="auto"]');
      if (!marked || marked === document.documentElement)
        found.push(`${parent.tagName}: ${text.slice(0, 60)}`);
    }
    return found;
  });

test.describe('names for the keyboard and for screen readers', { tag: '@any-screen' }, () => {
  for (const [turn, language] of LANGUAGES.entries()) {
    test(`are in ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      const texts = ownTexts(language);
      // A word of the language may be English, too: `Local` in Portuguese.
      const own = new Set(texts.values());
      const english = new Set(
        [...texts]
          .filter(([id, text]) => text !== '' && !own.has(id) && !WRITTEN.includes(id))
          .map(([id]) => id),
      );
      await page.addInitScript((chosen) => localStorage.setItem('career-toolkit.language', chosen), language);
      const screens = await filledAccount(page);
      const mine = screens.filter(({ name }, at) => MAIN.includes(name) || at % LANGUAGES.length === turn);
      for (const { name, path } of mine) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveAttribute('dir', FROM_RIGHT.includes(language) ? 'rtl' : 'ltr');
        const words = (await shownTexts(page)).map((text) => text.replace(/^\w+: /, ''));
        expect
          .soft(
            words.filter((text) => english.has(text)),
            `English on ${name}`,
          )
          .toEqual([]);
        expect.soft(await unmarkedPieces(page), `without a language on ${name}`).toEqual([]);
        await expectAccessible(page);
      }
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      await expect(skip).toHaveText(texts.get('Skip to the content') || 'Skip to the content');
      await page.keyboard.press('Enter');
      // The browser goes on from where the link leads to.
      await page.keyboard.press('Tab');
      await expect(page.locator('#main :focus')).toHaveCount(1);
    });
  }
});

signedOut.describe('before the app is loaded', { tag: '@any-screen' }, () => {
  signedOut.use({ locale: 'fr-FR' });
  signedOut('no page says anything in English', async ({ page }) => {
    // Scripts that never come: only what is in the page itself is shown.
    await page.route(/\.js(?:$|\?)/, () => undefined);
    const texts = ownTexts('fr');
    const english = [...texts]
      .filter(([id, own]) => own !== '' && own !== id && id.length > 3)
      .map(([id]) => id);
    for (const path of ['/auth', '/auth?signup=true', '/dashboard', '/resume/new', '/job-tracker']) {
      await page.goto(path, { waitUntil: 'commit' });
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'fr');
      await expect(html).toHaveAttribute('data-screen', 'app');
      await expect(page.getByText(texts.get('Loading...') ?? '', { exact: true })).toBeVisible();
      const words = (await shownTexts(page)).map((text) => text.replace(/^\w+: /, ''));
      expect
        .soft(
          words.filter((line) => english.includes(line)),
          path,
        )
        .toEqual([]);
    }
  });
});
