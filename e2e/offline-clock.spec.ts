import { type BrowserContext, expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { NURSE } from './support/nurse.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';
import { store } from './support/stored.ts';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 86_400_000;

const storedTitle = async ({ request }: BrowserContext, id: string): Promise<string> =>
  ((await (await request.get(`/api/resumes/${id}`)).json()) as { title: string }).title;

/** A tab on a device whose clock is wrong by so many days. */
async function openAt(context: BrowserContext, days: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((ms) => {
    const Right = Date;
    window.Date = class extends Right {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) super(Right.now() + ms);
        else super(...parts);
      }
      static override now = (): number => Right.now() + ms;
    } as DateConstructor;
  }, days * DAY_MS);
  return page;
}

/** Until the device has what the editor needs without a connection. */
async function expectKept(page: Page, id: string): Promise<void> {
  await serviceWorkerRuns(page);
  await expect
    .poll(async () => (await keptFiles(page)).join('\n'), { timeout: 60_000 })
    .toMatch(/editor\.page-/);
  await expect.poll(async () => JSON.stringify((await keptOnDevice(page)).rows)).toContain(id);
}

const openResume = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
};

test('clocks that are days ahead and behind decide nothing: the person is asked, and no word is lost @any-screen', async ({
  context,
  browser,
  baseURL,
  account: { email, password },
}) => {
  const { id } = await store(context.request, 'resumes', NURSE);
  const ahead = await openAt(context, 40);
  await openResume(ahead, id);
  await expect(ahead.getByLabel('Resume Title')).toHaveValue(NURSE.title);
  await expectKept(ahead, id);
  await context.setOffline(true);
  await ahead.getByLabel('Resume Title').fill('Nurse in Abuja');
  // What the editor says it keeps outlives the page, however soon that is left.
  const state = ahead.locator('header [role="status"][data-state]');
  await expect(state).toHaveText('Offline, kept on this device');
  await ahead.close();

  // Another device, whose clock is behind, changes the resume later.
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  expect((await other.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  const behind = await openAt(other, -40);
  await openResume(behind, id);
  await behind.getByLabel('Resume Title').fill('Nurse in Jos');
  await behind.getByRole('button', { name: 'Save Progress' }).click();
  await expect.poll(() => storedTitle(context, id)).toBe('Nurse in Jos');
  await other.close();

  // The clock of the first device has jumped back meanwhile.
  const back = await openAt(context, -40);
  await back.goto('/dashboard');
  await context.setOffline(false);
  await expect(back.getByText('Changed elsewhere: Nurse in Abuja').first()).toBeVisible();
  expect(await storedTitle(context, id)).toBe('Nurse in Jos');
  await back.goto(`/resume/edit/${id}`);
  const choice = back.getByRole('dialog', { name: 'This resume was changed elsewhere' });
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => storedTitle(context, id)).toBe('Nurse in Abuja');
});
