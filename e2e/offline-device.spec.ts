import { type BrowserContext, expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { NURSE } from './support/nurse.ts';
import { expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

test.use({ serviceWorkers: 'allow' });

const LETTER = { title: 'For Kora', company: 'Kora', position: 'Clerk', content: 'Dear Kora team,' };

const stored = async (context: BrowserContext, path: string): Promise<Record<string, unknown>> =>
  (await context.request.get(`/api/${path}`)).json();

/** Whether the device takes a row; the answer may be half a minute old. */
const keepsRows = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('room', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put('a row', 1);
          writing.oncomplete = () => resolve(true);
          writing.onabort = () => resolve(false);
        };
      }),
  );

/** Fills the storage of this origin up, or gives it its room again. */
async function fillStorage(page: Page, isFull: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(isFull && { quotaSize: 1 }) });
  await expect.poll(() => keepsRows(page), { timeout: 60_000 }).toBe(!isFull);
}

const openResume = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
};

const NO_ROOM = 'You are offline, and this device is full. Please try again when you are online.';

test('a full device says that it keeps nothing, and what is on the screen is saved with the connection @any-screen', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const letter = await store(context.request, 'cover-letters', LETTER);
  await page.goto(`/cover-letters/${letter.id}`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveValue(LETTER.content);
  await fillStorage(page, true);
  await context.setOffline(true);
  await content.fill('Dear Kora team, from the bus');
  await page.getByRole('button', { name: 'Save Cover Letter' }).click();
  await expect(page.getByText(NO_ROOM).first()).toBeVisible();
  await expect(content).toHaveValue('Dear Kora team, from the bus');
  await context.setOffline(false);
  await expect
    .poll(async () => (await stored(context, `cover-letters/${letter.id}`)).content)
    .toBe('Dear Kora team, from the bus');

  await page.goto('/save-job');
  await page.getByRole('button', { name: 'Enter it by hand' }).click();
  await page.getByLabel('Position').fill('Driver');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save this job' }).click();
  await expectNotice(page, 'Job not saved', NO_ROOM);
  await expect(page.getByLabel('Position')).toHaveValue('Driver');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Driver');

  const resume = await store(context.request, 'resumes', NURSE);
  await openResume(page, resume.id);
  const state = page.locator('header [role="status"][data-state]');
  await expect(page.getByLabel('Resume Title')).toHaveValue(NURSE.title);
  await context.setOffline(true);
  await page.getByLabel('Resume Title').fill('Nurse in Ibadan');
  await expect(state).toHaveText('Offline, not kept');
  await fillStorage(page, false);
  await page.getByLabel('Resume Title').fill('Nurse in Ibadan city');
  await expect(state).toHaveText('Offline, kept on this device');
  await context.setOffline(false);
  await expect(state).toHaveText('Saved');
  expect(await stored(context, `resumes/${resume.id}`)).toMatchObject({ title: 'Nurse in Ibadan city' });
});
