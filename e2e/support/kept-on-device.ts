import type { Page } from '@playwright/test';

/** Rows of every store of every database, but what the service worker notes of the app's own files. */
const rowsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const settled = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('workbox-')) continue;
      const db = await settled(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        rows.push(...(await settled(db.transaction(store).objectStore(store).getAll())));
      }
      db.close();
    }
    return rows;
  });

/** Addresses in every cache, and what those say that are words. */
const cachedOf = (page: Page): Promise<{ url: string; words: string }[]> =>
  page.evaluate(async () => {
    const cached: { url: string; words: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|html/.test(answer?.headers.get('Content-Type') ?? '');
        cached.push({ url: request.url, words: answer && isText ? await answer.text() : '' });
      }
    }
    return cached;
  });

/** Everything that this origin keeps in the browser of a page. */
export const keptOnDevice = async (page: Page) => ({
  ...(await page.evaluate(() => ({
    localStorage: { ...localStorage } as Record<string, string>,
    sessionStorage: { ...sessionStorage } as Record<string, string>,
  }))),
  rows: await rowsOf(page),
  cached: await cachedOf(page),
});
