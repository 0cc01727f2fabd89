import type { Page } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import type { Templates } from './page/templates.ts';

declare global {
  interface Window {
    templates: Templates;
  }
}

/** Opens the page that makes documents with each template. @returns the ids of the templates. */
export async function openTemplates(page: Page, server: ViteDevServer): Promise<Templates['ids']> {
  await page.goto(`${server.resolvedUrls?.local[0]}templates.html`);
  await page.waitForFunction(() => 'templates' in window);
  return await page.evaluate(() => window.templates.ids);
}
