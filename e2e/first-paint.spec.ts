import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

/** Nothing about it is left to do, so that the dashboard proposes no next step. */
const COMPLETE = {
  title: 'Accountant, Lagos',
  industry: 'Accounting',
  templateId: 'modern-professional',
  personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
};

/** Every word in the first window, and where it is: on the skeleton, or on the screen itself. */
const wordsAndPlaces = (page: Page, within: string): Promise<Record<string, string>> =>
  page.evaluate((selector) => {
    const isSeen = (parent: HTMLElement | null): boolean =>
      Boolean(parent?.checkVisibility({ visibilityProperty: true })) &&
      !parent?.closest('.visually-hidden, [role="status"], .sheet');
    const found: Record<string, string> = {};
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim();
        if (!words || !isSeen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { x, y } = range.getBoundingClientRect();
        if (y + scrollY < innerHeight) found[words] = `${Math.round(x)} ${Math.round(y + scrollY)}`;
      }
    }
    return found;
  }, within);

test('a screen appears before the app has loaded, and the app takes it over without a shift', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { id } = await store(page.request, 'resumes', COMPLETE);
  // Requests that a test holds come from no cache: fonts would come late each time, and words would change their size.
  await page.route('**/*.woff2', (route) => route.abort());
  // A first visit: from now on the device knows that somebody is signed in.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Resumes' })).toBeVisible();

  for (const { path, waiting, heading, holds, colorScheme } of [
    {
      path: '/dashboard',
      waiting: '#dashboard',
      heading: 'Hello, Ada',
      holds: 'Career Insights',
      colorScheme: 'light',
    },
    {
      path: `/resume/edit/${id}`,
      waiting: '#editor',
      heading: 'Edit Resume',
      holds: 'Choose a look.',
      colorScheme: 'dark',
    },
    {
      path: '/resume/new',
      waiting: '#editor',
      heading: 'Create Resume',
      holds: 'Choose a look.',
      colorScheme: 'light',
    },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    let open: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(waiting)).toContainText(holds);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.getByRole('status')).toHaveText('Loading...');
    const before = await wordsAndPlaces(page, waiting);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    open();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator(waiting)).toHaveCount(0);
    const after = await wordsAndPlaces(page, '#root');
    const moved = Object.entries(before).filter(([words, place]) => after[words] && after[words] !== place);
    const gone = Object.keys(before).filter((words) => !after[words]);
    expect
      .soft({ path, moved: moved.map(([words, place]) => [words, place, after[words]]), gone })
      .toEqual({ path, moved: [], gone: [] });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect
      .soft(
        shifts.reduce((sum, value) => sum + value, 0),
        path,
      )
      .toBeLessThan(0.001);
    await page.unroute('**/assets/*.js');
  }
  expect(complaints).toEqual([]);
});
