import { expect, type Page } from '@playwright/test';
import { readPdf } from './resume-pdf.ts';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { startFront } from './support/front.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { NURSE } from './support/nurse.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { keptFiles, serviceWorkerRuns } from './support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const RESUME = {
  ...NURSE,
  summary: 'Ward nurse for six years.',
  personalInfo: { firstName: 'Adébáyọ̀', lastName: 'Ọlá', email: 'ola@example.com' },
  experience: [
    {
      company: 'Lagos General',
      position: 'Ward nurse',
      startDate: '2020-01',
      current: true,
      description: '',
    },
  ],
  education: [],
  skills: [{ name: 'Triage', level: 'intermediate' }],
  achievements: [],
  certifications: [],
  languages: [],
};

async function storeResume(page: Page, change: object = {}): Promise<string> {
  const answer = await page.request.post('/api/resumes', { data: { ...RESUME, ...change } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const storedTitle = async (page: Page, id: string): Promise<string> =>
  ((await (await page.request.get(`/api/resumes/${id}`)).json()) as { title: string }).title;

const savedState = (page: Page) => page.locator('header [role="status"][data-state]');

/** Waits until the worker runs this page and has the editor, its preview and the text PDF. */
async function expectKept(page: Page): Promise<void> {
  await serviceWorkerRuns(page);
  await expect.poll(async () => (await keptFiles(page)).join('\n')).toMatch(/preview\.page-.*\.js/);
  await expect.poll(async () => (await keptFiles(page)).join('\n')).toMatch(/noto-serif-700-latin-.*\.ttf/);
}

/** Every word in the page's databases, storages and caches. */
const everythingKept = async (page: Page): Promise<string> => JSON.stringify(await keptOnDevice(page));

const title = (page: Page) => page.getByLabel('Resume Title');

test('a resume opens, is edited and becomes a PDF without a connection @any-screen', async ({
  page,
  context,
  account,
}) => {
  const id = await storeResume(page);
  await page.goto(`/resume/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
  await expectKept(page);

  const bar = page.getByRole('region', { name: 'Connection' });
  await context.setOffline(true);
  await page.reload();
  await expect(bar).toContainText('You are offline.');
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue(RESUME.title);
  await title(page).fill('Nurse in Ibadan');
  await expect(savedState(page)).toHaveText('Offline, kept on this device');
  await expect.poll(() => everythingKept(page)).toContain('Nurse in Ibadan');
  // Before the reload: while a page gives way to the next, what plays the lost connection lets single requests through.
  expect(await storedTitle(page, id)).toBe(RESUME.title);
  await page.reload();
  await expect(bar).toContainText('You are offline.');
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');

  // Other screens: what can be done is said, and the way back is there.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${account.firstName}` })).toBeVisible();
  await expect(bar.getByRole('link', { name: `Open “${RESUME.title}”` })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/career-insights');
  await expect(page.getByRole('heading', { name: 'This screen is not on this device yet' })).toBeVisible();
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByText('This is the copy you last opened or saved')).toBeVisible();
  await page.getByRole('button', { name: /More formats/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text PDF' }).click(),
  ]);
  expect((await readPdf(await download.path())).text).toContain('Lagos General');
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');

  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(savedState(page)).toHaveText('Saved');
  expect(await storedTitle(page, id)).toBe('Nurse in Ibadan');
});

test('each resume that was opened here opens without a connection, with its own edits @any-screen', async ({
  page,
  context,
  account: _account,
}) => {
  const earlier = await storeResume(page, { title: 'Nurse in Lagos' });
  const later = await storeResume(page, { title: 'Nurse in Kano' });
  for (const id of [earlier, later]) {
    await page.goto(`/resume/edit/${id}`);
    await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
    await expect.poll(() => everythingKept(page)).toContain(id);
  }
  await expectKept(page);
  await context.setOffline(true);
  for (const [id, before, after] of [
    [earlier, 'Nurse in Lagos', 'Nurse in Ibadan'],
    [later, 'Nurse in Kano', 'Nurse in Zaria'],
  ] as const) {
    await page.goto(`/resume/edit/${id}`);
    await goToStep(page, 'Basic Info');
    await expect(title(page)).toHaveValue(before);
    await title(page).fill(after);
    await expect(savedState(page)).toHaveText('Offline, kept on this device');
    await expect.poll(() => everythingKept(page)).toContain(after);
  }
  await page.goto(`/resume/edit/${earlier}`);
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');
  await context.setOffline(false);
  await expect.poll(() => storedTitle(page, earlier)).toBe('Nurse in Ibadan');
  // The other one is closed, and sent all the same.
  await expectNotice(page, 'Saved: Nurse in Zaria', /is now in your account/);
  expect(await storedTitle(page, later)).toBe('Nurse in Zaria');
  await page.goto(`/resume/edit/${later}`);
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue('Nurse in Zaria');
});

test('what was changed elsewhere meanwhile is for the person to choose, and nothing stays after signing out @any-screen', async ({
  page,
  context,
  account,
}) => {
  const id = await storeResume(page);
  await page.goto(`/resume/edit/${id}`);
  await goToStep(page, 'Basic Info');
  await expectKept(page);
  await context.setOffline(true);
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('You are offline.');
  await title(page).fill('Nurse in Abuja');
  await expect(savedState(page)).toHaveText('Offline, kept on this device');
  const { version } = (await (await page.request.get(`/api/resumes/${id}`)).json()) as { version: number };
  await page.request.put(`/api/resumes/${id}`, { data: { ...RESUME, title: 'Nurse in Jos', version } });
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toContainText('This resume was changed elsewhere');
  await page.keyboard.press('Escape');

  const second = await context.newPage();
  await second.goto('/dashboard');
  expect(await everythingKept(second)).toContain('Nurse in');
  await second.getByRole('button', { name: 'Logout' }).click();
  await second.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  for (const tab of [page, second]) {
    await expect
      .poll(async () => {
        const kept = await everythingKept(tab);
        return ['Nurse', 'Lagos General', account.email, id].filter((word) => kept.includes(word));
      })
      .toEqual([]);
  }
  // The app itself stays, and without a connection the first page is what shows.
  await context.setOffline(true);
  await second.goto('/');
  await expect(second.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
});

test('a new release waits to be asked for, and what it took away costs no edits @any-screen', async ({
  browser,
  baseURL,
  account,
}) => {
  await using front = await startFront(baseURL ?? '');
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const { email, password } = account;
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password },
    headers: { Origin: front.url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const id = await storeResume(page);
  await page.goto(`/resume/edit/${id}`);
  await expectKept(page);
  await goToStep(page, 'Basic Info');
  await title(page).fill('Nurse in Ibadan');

  front.release = 'next';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const bar = page.getByRole('region', { name: 'Version' });
  await expect(bar).toContainText('A new version of Career Toolkit is ready.');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Later' }).click();

  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(bar).toContainText('A new version of Career Toolkit is out.');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');
  await bar.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('html[data-release="next"]')).toHaveCount(1);
  await goToStep(page, 'Basic Info');
  await expect(title(page)).toHaveValue('Nurse in Ibadan');
  await context.close();
});

test('the data saver leaves out previews and pictures until they are asked for @any-screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      value: { saveData: true, effectiveType: '3g' },
    });
  });
  const id = await storeResume(page, {
    personalInfo: { ...RESUME.personalInfo, photoUrl: 'https://portraits.invalid/ola.jpg' },
  });
  const pictures: string[] = [];
  page.on('request', (request) => {
    const isPicture = ['image', 'font'].includes(request.resourceType());
    if (isPicture && !request.url().includes('/icon')) pictures.push(request.url());
  });

  await page.goto('/dashboard');
  const proposal = page.getByRole('region', { name: 'Data saver' });
  await expect(proposal).toContainText('Your browser is set to save data.');
  await proposal.getByRole('button', { name: 'Turn on data saver' }).click();
  await expect(proposal).toHaveCount(0);
  await page.goto('/profile');
  const choice = page.getByRole('switch', { name: 'Data saver' });
  await expect(choice).toBeChecked();
  await expect(page.getByText(/as a zip file.*Up to \d+ KB\./)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/resume/edit/${id}`);
  const card = page.getByRole('button', { name: 'Show preview of Modern Professional' });
  await expect(card).toBeVisible();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expectAccessible(page);
  expect(pictures).toEqual([]);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Modern Professional/ })).toBeFocused();
  await expect(page.locator('.sheet')).toHaveCount(1);
  await goToStep(page, 'Basic Info');
  await expect(page.getByRole('button', { name: 'Show photo' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Show preview of your resume' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByText(/Download PDF: Loads up to \d+ KB once\./)).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  await expect(page.getByText(/The PDF has \d+ KB\./)).toBeVisible();

  await page.goto('/profile');
  await choice.click();
  await page.goto(`/resume/edit/${id}`);
  await expect(page.locator('.sheet').first()).toBeVisible();
});
