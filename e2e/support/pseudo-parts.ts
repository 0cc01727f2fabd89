import { expect, type Locator, type Page } from '@playwright/test';
import { expectWellLaidOut, LIGHT_LOOKS } from './layout.ts';
import { englishWords } from './pseudo.ts';
import { button } from './pseudo-labels.ts';
import { NAMES } from './pseudo-names.ts';

/** What a screen opens over itself: a dialog, a drawer, a menu. */
export interface Part {
  name: string;
  path: string;
  /** Opens it from the open address. */
  open: (page: Page) => Promise<unknown>;
}

const OPENED = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
/** The one on top; parts that are closed may stay in the page. */
export const opened = (page: Page): Locator => page.locator(OPENED).filter({ visible: true }).last();
/** Words that a person, a file or a keyboard gives, not the catalogue. */
const GIVEN = [
  ...['Kept the books', 'Ctrl'],
  // What a network says of an address that it does not know.
  ...['getaddrinfo', 'ENOTFOUND', 'EAI_AGAIN', 'example.com', 'Job Helper', 'png'],
  // Months, which the browser writes; before their short names.
  ...['January', 'February', 'March', 'April', 'June', 'July', 'August', 'September', 'October', 'December'],
  ...['Kora', 'Foods', 'Adébáyọ̀', 'Accountant', 'adebayo', 'Excel', 'CSV', 'https', 'example'],
];

/** Titles of listings, which are filled into texts beside them. */
const listedJobs = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allTextContents();

/** Opens each part, 40 % longer than in English: no word of English, nothing cut, nothing wider than the window. */
export async function lookAtParts(page: Page, parts: readonly Part[]): Promise<void> {
  const leaks: string[] = [];
  page.setDefaultTimeout(30_000);
  for (const { name, path, open } of parts) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await open(page);
    await opened(page).waitFor();
    await page.evaluate((parts) => {
      for (const part of document.querySelectorAll(parts))
        for (const details of part.querySelectorAll('details')) details.open = true;
    }, OPENED);
    await page.waitForLoadState('networkidle');
    leaks.push(
      ...(await englishWords(page, [...GIVEN, ...NAMES, ...(await listedJobs(page))])).map(
        (words) => `${name}  ${words}`,
      ),
    );
    await expectWellLaidOut(page, `pseudo ${name}`, LIGHT_LOOKS);
  }
  expect.soft(leaks).toEqual([]);
}

export const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      const over = opened(page);
      const within = (await over.isVisible()) ? over : page;
      await button(within, name).click();
    }
  };
