import { type Browser, chromium, type Page } from '@playwright/test';
import type { Made } from './maker.types.ts';
import type { Person } from './person.types.ts';

/** What a theme asks of the print. */
export interface PrintOptions {
  margin?: Record<'top' | 'bottom' | 'left' | 'right', string>;
  mediaType?: string;
  /** A4 where missing. */
  paper?: 'A4' | 'Letter';
  /** HTML in the margins of each page. */
  header?: string;
  footer?: string;
}

/** Changes a page before it is printed. */
type PageChange = (page: Page) => Promise<void>;

const MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
const PRINT_LIMIT_MS = 30_000;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

/** A page of HTML, printed on A4 by a browser without a network. */
export async function printHtml(
  browser: Browser | undefined,
  person: Person,
  html: string,
  {
    options = {},
    change,
    tagged = false,
  }: { options?: PrintOptions; change?: PageChange; tagged?: boolean } = {},
): Promise<Made> {
  const context = await browser?.newContext({ timezoneId: 'UTC', locale: 'en-US' });
  if (context === undefined) return { person, fault: 'No browser' };
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PRINT_LIMIT_MS);
    await blockNetwork(page);
    if (options.mediaType === 'screen') await page.emulateMedia({ media: 'screen' });
    await page.setContent(html, { waitUntil: 'load' });
    await change?.(page);
    const bytes = await page.pdf({
      tagged,
      format: options.paper ?? 'A4',
      printBackground: true,
      margin: options.margin ?? MARGIN,
      displayHeaderFooter: options.header !== undefined || options.footer !== undefined,
      headerTemplate: options.header ?? '<span></span>',
      footerTemplate: options.footer ?? '<span></span>',
    });
    return { person, bytes };
  } catch (error) {
    return { person, fault: `Chromium: ${error instanceof Error ? error.message.split('\n')[0] : error}` };
  } finally {
    await context.close();
  }
}

/** Fonts and pictures of other hosts are not fetched; a theme falls back as it does for people offline. */
async function blockNetwork(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (/^(data|blob|about):/.test(route.request().url())) await route.continue();
    else await route.abort();
  });
}
