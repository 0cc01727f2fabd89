import { expect, type Page } from '@playwright/test';
import { type Account, test } from './support/accounts.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { NURSE } from './support/nurse.ts';
import { expectAccessible } from './support/screen.ts';
import { store } from './support/stored.ts';

test.use({ serviceWorkers: 'allow' });

/** What is about the device and no person. */
const OF_THE_DEVICE = [
  'career-toolkit.data-saver',
  'career-toolkit.fonts',
  'career-toolkit.language',
  'career-toolkit.shared-phone',
  'career-toolkit.theme',
];
/** Where the router keeps how far each page was scrolled, under keys that say nothing. */
const SCROLLED = /^tsr-scroll-restoration/;

/** Fails unless the browser keeps the app alone, with no row, word or address of a person. */
async function expectNothingLeft(page: Page, words: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptOnDevice(page);
      return {
        marks: Object.keys(kept.localStorage).filter((key) => !OF_THE_DEVICE.includes(key)),
        tab: Object.keys(kept.sessionStorage).filter((key) => !SCROLLED.test(key)),
        rows: kept.rows,
        cached: kept.cached.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api')),
        words: words.filter((word) => JSON.stringify(kept).includes(word)),
      };
    })
    .toEqual({ marks: [], tab: [], rows: [], cached: [], words: [] });
}

/** Leaves on the device whatever one person can: a copy, an edit that is not saved, a shared job, marks. */
async function leaveTraces(page: Page, account: Account): Promise<string> {
  const { id } = await store(page.request, 'resumes', {
    ...NURSE,
    personalInfo: { firstName: account.firstName, lastName: 'Obi', email: account.email },
  });
  await page.goto('/save-job?title=Ward%20nurse&text=Lagos%20General');
  await expect(page.getByLabel('Position')).toHaveValue('Lagos General');
  await expect.poll(async () => JSON.stringify((await keptOnDevice(page)).rows)).toContain('Lagos General');
  await page.goto(`/resume/edit/${id}?step=basic`);
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('career-toolkit.theme', 'dark');
    localStorage.setItem('career-toolkit.downloaded', 'yes');
    sessionStorage.setItem('career-toolkit.share', '{"text":"Lagos General"}');
  });
  expect(JSON.stringify((await keptOnDevice(page)).rows)).toContain('Lagos General');
  return id;
}

test('signing out leaves nothing of the person on the device, on any phone @any-screen', async ({
  page,
  account,
}) => {
  const id = await leaveTraces(page, account);
  await expect.poll(async () => JSON.stringify((await keptOnDevice(page)).rows)).toContain(id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expectNothingLeft(page, [id, account.email, 'Nurse', 'Lagos General']);
  expect((await keptOnDevice(page)).localStorage['career-toolkit.theme']).toBe('dark');
  await page.reload();
  await expectNothingLeft(page, [id, account.email, 'Nurse', 'Lagos General']);
});

test('a shared phone keeps no copy, and a session that ends elsewhere leaves nothing @any-screen', async ({
  page,
  account,
}) => {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox', { name: 'This is a shared phone' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${account.firstName}` })).toBeVisible();
  const id = await leaveTraces(page, account);
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'This is a shared phone' })).toBeChecked();
  await expectAccessible(page);
  // No copies; only the job that was begun.
  expect((await keptOnDevice(page)).rows).toEqual([
    expect.objectContaining({ form: expect.objectContaining({ position: 'Lagos General' }) }),
  ]);

  // The session ends: signed out of all devices from another one, say.
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Resumes' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expectNothingLeft(page, [id, account.email, 'Nurse', 'Lagos General']);
  await expect(page.getByRole('checkbox', { name: 'This is a shared phone' })).toBeChecked();
});

test('a device is cleared without a connection, too @any-screen', async ({ page, context, account }) => {
  const id = await leaveTraces(page, account);
  await page.goto('/profile');
  const clear = page.getByRole('button', { name: 'Clear This Device' });
  await expect(clear).toBeVisible();
  await expect.poll(async () => JSON.stringify((await keptOnDevice(page)).rows)).toContain(id);
  await context.setOffline(true);
  await clear.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Device' }).click();
  await expect(page.getByText('you are not signed out yet').first()).toBeVisible();
  await expectNothingLeft(page, [id, account.email, 'Nurse', 'Lagos General']);
});
