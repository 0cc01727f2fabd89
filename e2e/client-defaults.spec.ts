import { expect, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { store } from './support/stored.ts';

// A service worker would make calls that cannot be made to fail here.
test.use({ serviceWorkers: 'block' });

/** The reads that the product makes for its screens, with the screen that makes them and a sign that it is there. */
const SCREENS = [
  {
    path: '/dashboard',
    reads: ['/api/auth/user', '/api/resumes', '/api/job-applications', '/api/cover-letters'],
    ready: (page: Page) => page.getByText('No resumes yet'),
  },
  {
    path: '/job-tracker',
    reads: ['/api/job-applications'],
    ready: (page: Page) => page.getByText('No applications yet'),
  },
  {
    path: '/career-insights',
    reads: ['/api/career-insights', '/api/resumes'],
    ready: (page: Page) => page.getByRole('link', { name: 'Create Resume' }),
  },
] as const;

const READS: readonly string[] = [...new Set(SCREENS.flatMap(({ reads }) => reads)), '/api/job-listings'];

/** How often each of the reads was made, by its address. */
function countReads(page: Page): () => Record<string, number> {
  const counts: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !READS.includes(pathname)) return;
    counts[pathname + search] = (counts[pathname + search] ?? 0) + 1;
  });
  return () => ({ ...counts });
}

/** An hour passes; the person goes away and comes back, and the connection with them. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => {
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What was set off has gone out when a later call is answered.
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch('/api/health'));
}

/** The last of what is counted here and a device reads ahead, for use without a connection. */
const READ_AHEAD = '/api/cover-letters?limit=20';

/** How often the device has read ahead and been answered: what is answered after the clock was put on counts as new then. */
function countReadAhead(page: Page): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname + search === READ_AHEAD) count += 1;
  });
  return () => count;
}

/** Until the device has read ahead, which it does once in a while beside what screens read. */
async function readsAhead(page: Page, count: () => number, before: number): Promise<void> {
  // It waits for parts that come after the first view: its own time begins when those are there.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10_000);
        return count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(before);
  // What was answered before is kept by the time that a later call is answered.
  await page.evaluate(() => fetch('/api/health'));
}

test('what was read stays: not read again after an hour, on focus, or on the next visit', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.clock.install();
  const counts = countReads(page);
  const readAhead = countReadAhead(page);
  for (const { path, reads, ready } of SCREENS) {
    const ahead = readAhead();
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    await readsAhead(page, readAhead, ahead);
    const before = counts();
    for (const read of reads) {
      expect(
        Object.keys(before).some((address) => address.split('?')[0] === read),
        `${path} reads ${read}`,
      ).toBe(true);
    }
    await comeBack(page);
    expect(counts(), path).toEqual(before);
  }

  const ahead = readAhead();
  await page.goto('/dashboard');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await readsAhead(page, readAhead, ahead);
  const quick = page.getByRole('navigation', { name: 'Quick actions' });
  const visit = async (): Promise<void> => {
    await quick.locator('a[href="/job-tracker"]').click();
    await page.getByRole('button', { name: 'Discover Jobs' }).click();
    const discovery = page.getByRole('dialog', { name: 'Discover Jobs' });
    await expect(discovery.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(discovery).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await quick.locator('a[href="/career-insights"]').click();
    await expect(page.getByRole('link', { name: 'Create Resume' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('No resumes yet')).toBeVisible();
  };
  await visit();
  const before = counts();
  expect(Object.keys(before).some((address) => address.startsWith('/api/job-listings'))).toBe(true);
  await visit();
  expect(counts()).toEqual(before);
});

test('a read or a write that fails is tried once', { tag: '@any-screen' }, async ({ page }) => {
  await page.clock.install();
  const counts = countReads(page);
  await store(page.request, 'job-applications', {
    company: 'Kora',
    position: 'Clerk',
    status: 'applied',
    appliedDate: '2026-11-20',
  });
  await page.route(
    ({ pathname }) => READS.includes(pathname) && pathname !== '/api/auth/user',
    (route) => route.fulfill({ status: 500, body: '' }),
  );
  for (const { path } of SCREENS) {
    // The screen before reads ahead until it is left, which would count for this one.
    await page.goto('about:blank');
    const before = counts();
    await page.goto(path);
    await expect(page.getByText('500: Internal Server Error').first()).toBeVisible();
    await comeBack(page);
    for (const [address, count] of Object.entries(counts())) {
      expect(count - (before[address] ?? 0), `${path} reads ${address}`).toBeLessThanOrEqual(1);
    }
  }
  await page.unrouteAll();

  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: '' }));
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  await page.goto('/dashboard');
  await expect(page.getByText('500: Internal Server Error')).toBeVisible();
  // The page asks before the app is there, and the app once to learn what is wrong; then nothing asks automatically.
  const before = counts();
  await comeBack(page);
  expect(counts()).toEqual(before);

  await page.unrouteAll();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('.notice-title')).toHaveText('Update Failed');
  await comeBack(page);
  expect(writes).toBe(1);
});
