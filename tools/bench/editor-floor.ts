import type { Page } from '@playwright/test';

const PATH = '/plain-copy-of-the-editor';

/** The open editor as a page without a script: its elements, styles and words; runs in the page. */
function withoutScript(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"], link[rel="manifest"]'))
    script.remove();
  const boxes = copy.querySelectorAll('textarea');
  // A copy has the words that a box began with, not those it shows.
  document.querySelectorAll('textarea').forEach(({ value }, at) => {
    const box = boxes[at];
    if (box) box.textContent = value;
  });
  return `<!doctype html>${copy.outerHTML}`;
}

/** Writes what is typed at the end of the last description into the sheet, and does nothing else; runs in the page. */
function writeIntoSheet(element: HTMLElement | SVGElement): void {
  const field = element as HTMLTextAreaElement;
  const sheet = document.querySelector('aside .sheet, aside article');
  if (!sheet) throw new Error('The copy has no sheet.');
  // A sheet leaves out the space that was typed last.
  const line = field.value.split('\n').at(-1)?.trimEnd() ?? '';
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  let shown: Text | undefined;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(line)) shown = text;
  }
  if (!shown) throw new Error('The sheet does not show the last description.');
  const target = shown;
  field.addEventListener('input', () => {
    target.data = field.value.split('\n').at(-1) ?? '';
  });
}

/** Leads from the open editor to a plain copy of it that nothing can be faster than. */
export async function openPlainCopy(page: Page): Promise<void> {
  const body = await page.evaluate(withoutScript);
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(new URL(PATH, page.url()).href);
  await page.evaluate(() => document.fonts.ready);
  await page.getByLabel('Description').last().evaluate(writeIntoSheet);
}
