import { test as base } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import type { Documents } from './page/main.ts';
import { servePage } from './serve-page.ts';

declare global {
  interface Window {
    documents: Documents;
  }
}

/** Serves the small page that makes documents, once a worker. */
export const test = base.extend<{ documentsPage: undefined }, { server: ViteDevServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const server = await servePage();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  documentsPage: [
    async ({ page, server }, use) => {
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.waitForFunction(() => 'documents' in window);
      await use(undefined);
    },
    { auto: true },
  ],
});
