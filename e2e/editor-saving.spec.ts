import { expect, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectNotice, notice } from './support/screen.ts';

const savedState = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /saved|saving|kept|changed/i })
    .first();

async function countResumes(page: Page): Promise<number> {
  const answer = await page.request.get('/api/resumes');
  return ((await answer.json()) as unknown[]).length;
}

async function openNew(page: Page): Promise<void> {
  await page.goto('/resume/new');
  await goToStep(page, 'Basic Info');
}

test('Save Progress stores an unfinished resume once, however often it is pressed', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  const button = page.getByRole('button', { name: 'Save Progress' });
  await button.dblclick();
  await expectNotice(page, 'Progress Saved', 'Your changes have been saved successfully.');
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await expect(savedState(page)).toHaveText('Saved');
  expect(await countResumes(page)).toBe(1);
});

test('the first save keeps what is typed meanwhile, and the focus @any-screen', async ({ page }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/resumes', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+s');
  const last = page.getByLabel('Last Name');
  await last.fill('');
  await last.pressSequentially('Oko');
  release();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await expect(last).toBeFocused();
  await page.keyboard.type('ro');
  await expect(last).toHaveValue('Okoro');
});

test('edits made offline are kept, said to be kept, and saved when the connection returns', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);

  await context.setOffline(true);
  await page.getByLabel('Last Name').fill('Okoro');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(savedState(page)).toHaveText('Offline, kept on this device');
  await context.setOffline(false);
  await expect(savedState(page)).toHaveText('Saved');
  await page.reload();
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('Last Name')).toHaveValue('Okoro');
});

test('a first save whose answer is lost makes one resume', { tag: '@any-screen' }, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  let lost = false;
  await page.route('**/api/resumes', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expectNotice(page, 'Save Failed', /cannot reach the server/);
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  expect(await countResumes(page)).toBe(1);
});

test('typing survives a reload before anything was saved, and can be dropped', {
  tag: '@any-screen',
}, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adébáyọ̀');
  await expect(savedState(page)).toHaveText('Edits kept on this device');
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByText('We brought back the edits this device kept for you.')).toBeVisible();
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('First Name')).toHaveValue('Adébáyọ̀');
});

test('signing out clears what the device kept', { tag: '@any-screen' }, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  await page.waitForTimeout(1000);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('career-toolkit-drafts');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('drafts').objectStore('drafts').count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      ),
    )
    .toBe(0);
});

test('a session that ended keeps the edits on the device until the person signs in again', {
  tag: '@any-screen',
}, async ({ page, account }) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  const address = page.url();
  await page.context().clearCookies();
  await page.getByLabel('Last Name').fill('Okoro');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.waitForURL('**/auth');
  await expectNotice(
    page,
    'Save Failed',
    'Your session has ended. Please sign in again: your edits are kept on this device.',
  );
  // A reload on the way does not lose the way back.
  await page.reload();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(address);
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('Last Name')).toHaveValue('Okoro');
});

test('Save Resume makes a resume, and each failure says why', { tag: '@any-screen' }, async ({ page }) => {
  await openNew(page);
  await page.getByLabel('Resume Title').fill('Auditor');
  await page.getByLabel('Industry').fill('Audit');
  const save = page.getByRole('button', { name: 'Save Resume' });
  await save.click();
  await expectNotice(page, 'Resume Saved', 'Your resume has been created successfully.');
  await expect(page).toHaveURL(/\/resume\/edit\//);

  // Something between the product and the person fails without a word.
  await page.route(
    '**/api/resumes/*',
    (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    { times: 1 },
  );
  await page.getByLabel('Summary').fill('Kept all the same.');
  await save.click();
  await expectNotice(page, 'Save Failed', 'Failed to save resume.');
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');
  await expect(page.getByLabel('Summary')).toHaveValue('Kept all the same.');
  await save.click();
  await expectNotice(page, 'Resume Saved', 'Your resume has been updated successfully.');

  // A full account, met by the save of a step change.
  const data = { isDraft: true, personalInfo: {} };
  for (let made = 1; made < 100; made += 1) await page.request.post('/api/resumes', { data });
  await openNew(page);
  await page.getByLabel('Resume Title').fill('One too many');
  await goToStep(page, 'Experience');
  await expectNotice(page, 'Save Failed', /You can keep 100 resumes/);
  await expect(savedState(page)).toHaveText('Edits kept on this device');
});

test('a newer version elsewhere is never written over without a question', { tag: '@any-screen' }, async ({
  page,
}) => {
  await openNew(page);
  await page.getByLabel('First Name').fill('Adaeze');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\//);
  const id = page.url().split('/').at(-1);
  const stored = (await (await page.request.get(`/api/resumes/${id}`)).json()) as Record<string, unknown>;
  const elsewhere = await page.request.put(`/api/resumes/${id}`, {
    data: { ...stored, title: 'Written elsewhere', summary: 'Their summary', isDraft: true },
  });
  expect(elsewhere.ok()).toBe(true);

  await page.getByLabel('Resume Title').fill('Written here');
  await page.getByRole('button', { name: 'Save Progress' }).click();
  const dialog = page.getByRole('dialog', { name: 'This resume was changed elsewhere' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare by section' }).click();
  await expect(dialog.getByRole('group', { name: 'About this resume' })).toContainText('Written elsewhere');
  await dialog.getByRole('group', { name: 'Summary' }).getByLabel('Theirs').check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(savedState(page)).toHaveText('Saved');
  const settled = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(settled).toMatchObject({ title: 'Written here', summary: 'Their summary' });
});

test('nothing moves when the editor says something else about the edits', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/resume/new');
  const header = page.locator('main > header');
  const widths = isMobile ? [320, 390] : [768, 1440];
  const { height } = page.viewportSize() ?? { height: 800 };
  /** Where everything in and below the header is, at each width; what it says must be read whole. */
  const places = async (): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      found[width] = await page.evaluate(async () => {
        // The page learns of its new width with the next frame, and is drawn for it in the one after.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        scrollTo({ top: 0, behavior: 'instant' });
        const said = document.querySelector('main > header [role="status"]');
        if (!said || said.scrollWidth > said.clientWidth + 1) throw new Error('The state is cut.');
        // The bar about a lost connection is above all of it.
        const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
        const steps = document.querySelector('nav[aria-label="Steps"] ol');
        const parts = document.querySelectorAll(
          'main > header > *, main > header .editor-actions button, nav[aria-label="Steps"] button, #resume-form',
        );
        // What a width does not show has no place.
        return [...parts]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width: wide, height: high } = part.getBoundingClientRect();
            const scrolled = steps?.contains(part) ? steps.scrollLeft : 0;
            // A form is as long as its step.
            return [x + scrolled, y - top, wide, part.matches('form') ? 0 : high].join(' ');
          });
      });
    }
    return found;
  };
  await page.getByRole('heading', { name: 'Create Resume' }).waitFor();
  await expect(header.getByRole('status')).toHaveText('');
  // Our fonts come after the first paint, and only then has everything its place.
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts', 'later');
  await page.evaluate(() => document.fonts.ready);
  // The gallery has the room of the preview, and the other steps have not.
  await goToStep(page, 'Basic Info');
  const before = await places();
  const standsStill = async (text: string): Promise<void> => {
    await expect(header.getByRole('status')).toHaveText(text);
    expect(await places(), text).toEqual(before);
  };

  const title = page.getByLabel('Resume Title');
  await page.route('**/api/resumes', async (route) => {
    await standsStill('Saving');
    await route.continue();
  });
  await title.fill('Auditor');
  await standsStill('Edits kept on this device');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await standsStill('Saved');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.keyboard.press('ControlOrMeta+s');
  await standsStill('All but 1 field saved');
  await page.getByLabel('Website').fill('');
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+s');
  await standsStill('Offline, kept on this device');
  await context.setOffline(false);
  await standsStill('Saved');

  const address = `/api/resumes/${page.url().split('/').at(-1)}`;
  const stored = (await (await page.request.get(address)).json()) as object;
  await page.request.put(address, { data: { ...stored, title: 'Written elsewhere', isDraft: true } });
  await title.fill('Written here');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('dialog', { name: 'This resume was changed elsewhere' }).press('Escape');
  await expect(header.getByRole('button', { name: 'Choose what to keep' })).toBeVisible();
  await standsStill('Changed elsewhere');
});

test('leaving with unsaved edits asks first @any-screen', async ({ page }) => {
  await openNew(page);
  await page.getByLabel('Resume Title').fill('Half done');
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave with unsaved edits?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Resume Title')).toHaveValue('Half done');
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Half done', { exact: true })).toBeVisible();
});

test('an unknown resume is said not to be there', { tag: '@any-screen' }, async ({ page }) => {
  for (const id of ['019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d', 'not-an-id']) {
    await page.goto(`/resume/edit/${id}`);
    await expect(page.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
    await page.goto(`/resume/preview/${id}`);
    await expect(page.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
  }
});
