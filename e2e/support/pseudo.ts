import type { Page } from '@playwright/test';

/** Shows the product in `en-XA`: every text of the catalogue has brackets and accents. */
export async function inPseudoEnglish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('career-toolkit.language', 'en-XA'));
}

/** Every text that is shown or read out, with the name of its element. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ELSEWHERE =
      '[dir="auto"], .anticon, .sheet, main [lang], [role="dialog"] [lang], pre, script, style, noscript, template, [inert], option, textarea';
    const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'];
    const isShown = (element: Element | null): element is Element =>
      element?.checkVisibility({ visibilityProperty: true }) === true && !element.closest(ELSEWHERE);
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
      const spoken = SPOKEN.map((name) => element.getAttribute(name) ?? '');
      for (const text of [...own, ...spoken]) texts.push(`${element.tagName.toLowerCase()}: ${text.trim()}`);
    }
    return texts;
  });

const WORD = /\b[A-Za-z]{3,}\b/;
const ADDRESSES = /https?:\S+|\S+@\S+/g;
/** Tokens, secrets of webhooks, keys of authenticator apps and backup codes. */
const CODES = /\b[a-z]{3,5}_[\w-]{20,}|(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}|[a-z0-9]{4}(?:-[a-z0-9]{4}){2}/g;

/**
 * Words of plain English on the screen, which are not in the catalogue. Left out are names, what people and companies
 * wrote (`dir="auto"`), sheets, and pieces in the language of a document (`lang`).
 */
export async function englishWords(page: Page, names: readonly string[]): Promise<string[]> {
  const rest = (text: string): string =>
    names.reduce(
      (left, name) => left.replaceAll(name, ''),
      text
        .replace(/^\w+: /, '')
        .replace(ADDRESSES, '')
        .replace(CODES, ''),
    );
  return [...new Set((await shownTexts(page)).filter((text) => WORD.test(rest(text))))];
}
