import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { newcomer, signUp, test } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOn, expectNotice } from './support/screen.ts';
import { type Stored, store } from './support/stored.ts';

const PATH = '/api/job-applications';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

const make = (request: APIRequestContext, body: object = {}): Promise<Stored> =>
  store(request, 'job-applications', { company: 'Kora', position: 'Clerk', ...body });

const stored = async (request: APIRequestContext, id: string): Promise<Stored> =>
  (await request.get(`${PATH}/${id}`)).json();

const drawer = (page: Page, name = 'Clerk at Kora'): Locator => page.getByRole('dialog', { name });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save changes' });
const close = (page: Page): Promise<void> =>
  drawer(page).getByRole('button', { name: 'Close' }).first().click();

test('an application opens at its address and is edited whole', async ({ page, context, isMobile }) => {
  const { id } = await make(context.request);
  const { id: resumeId } = await store(context.request, 'resumes', {
    title: 'Clerk resume',
    careerGoal: 'local',
    industry: 'Logistics',
    experienceLevel: 'mid',
    templateId: 'modern-professional',
    personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
  });

  await page.goto('/job-tracker?q=kora');
  await page.getByRole('link', { name: 'Clerk' }).click();
  await expect(page).toHaveURL(`/job-tracker/${id}?q=kora`);
  await expect(drawer(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const links = drawer(page).getByRole('link');
  await expect(links.filter({ hasText: 'Write cover letter' })).toHaveAttribute(
    'href',
    `/cover-letters?application=${id}`,
  );
  await expect(links.filter({ hasText: 'Analyse against this job' })).toHaveAttribute(
    'href',
    `/career-insights?application=${id}`,
  );

  const form = drawer(page);
  await form.getByLabel('Status').selectOption('Interview');
  await page.getByRole('button', { name: 'Skip' }).click();
  await form.getByLabel('Interview', { exact: true }).fill('2026-12-04T10:30');
  await form.getByLabel('Follow-up date').fill('2026-12-11');
  await form.getByLabel('Salary').fill('₦350,000 a month');
  await form.getByLabel('Notes').fill('Ask about <b>NHF</b>');
  await form.getByLabel('Resume used').selectOption('Clerk resume');
  await expect(form.getByRole('link', { name: 'Open the resume' })).toHaveAttribute(
    'href',
    `/resume/preview/${resumeId}`,
  );
  await form.getByRole('button', { name: 'Add contact' }).click();
  await form.getByLabel('Email').fill('nobody');
  await save(page).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Name').fill('Ngọzi');
  await form.getByLabel('Email').fill('ngozi@example.com');
  await expectAccessibleOn(page, isMobile);
  await save(page).click();
  await expectNotice(page, 'Application saved', 'Your changes have been saved.');
  expect(await stored(context.request, id)).toMatchObject({
    status: 'interview',
    // The browser is in Lagos, an hour ahead of UTC.
    interviewDate: '2026-12-04T09:30:00.000Z',
    followUpDate: '2026-12-11',
    salary: '₦350,000 a month',
    notes: 'Ask about <b>NHF</b>',
    resumeUsed: resumeId,
    contacts: [{ name: 'Ngọzi', email: 'ngozi@example.com' }],
  });
  await expect(page.locator('dl[aria-label="Your numbers"]')).toContainText('Interviews1');

  const [ics] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(await readFile(await ics.path(), 'utf8')).toContain('DTSTART:20261204T093000Z');

  await form.getByRole('tab', { name: 'Timeline' }).click();
  const steps = form.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(1)).toContainText('Fri, 4 Dec 2026, 10:30');
  await expect(steps.nth(2)).toContainText('From Applied to Interview');
  await expect(steps.nth(3)).toContainText('Added as Applied');
  await expectAccessible(page);
});

test('what was saved elsewhere is not written over', { tag: '@any-screen' }, async ({
  page,
  context,
  isMobile,
}) => {
  const { id } = await make(context.request);
  await page.goto('/job-tracker?q=kora');
  await page.getByRole('link', { name: 'Clerk' }).click();
  const form = drawer(page);
  await expect(form.getByLabel('Notes')).toBeVisible();

  // Saved elsewhere meanwhile: mine or theirs.
  const elsewhere = async (notes: string): Promise<void> => {
    const answer = await context.request.put(`${PATH}/${id}`, {
      data: { company: 'Kora', position: 'Clerk', notes },
    });
    expect(answer.status()).toBe(200);
  };
  await elsewhere('Theirs');
  await form.getByLabel('Notes').fill('Mine');
  await save(page).click();
  const choice = page.getByRole('dialog', { name: 'This application was changed elsewhere' });
  await expect(choice.getByRole('row')).toHaveText(['FieldMineTheirs', 'NotesMineTheirs']);
  await expectAccessibleOn(page, isMobile);
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(choice).toBeHidden();
  await expect.poll(async () => (await stored(context.request, id)).notes).toBe('Mine');

  await elsewhere('Theirs again');
  await form.getByLabel('Notes').fill('Mine again');
  await save(page).click();
  await choice.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(form.getByLabel('Notes')).toHaveValue('Theirs again');
  await expect(save(page)).toBeDisabled();
});

test('unsaved edits ask before they are left, and outlive a failure', { tag: '@any-screen' }, async ({
  page,
  context,
  isMobile,
}) => {
  const { id } = await make(context.request);
  await page.goto('/job-tracker?q=kora');
  await page.getByRole('link', { name: 'Clerk' }).click();
  const form = drawer(page);
  await form.getByLabel('Notes').fill('Half a thou');
  await close(page);
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
  await expectAccessibleOn(page, isMobile);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Notes')).toHaveValue('Half a thou');
  await context.setOffline(true);
  await page.goBack();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expectNotice(page, 'Saved on this device', 'It goes to your account when you are back online.');
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/job-tracker?q=kora');
  await context.setOffline(false);
  await expect.poll(async () => (await stored(context.request, id)).notes).toBe('Half a thou');

  await page.goto(`/job-tracker/${id}`);
  await form.getByLabel('Notes').fill('Never mind');
  await close(page);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(drawer(page)).toBeHidden();
  expect((await stored(context.request, id)).notes).toBe('Half a thou');
});

test('documents are kept with an application, and go with it', { tag: '@any-screen' }, async ({
  page,
  context,
  playwright,
  baseURL,
  isMobile,
}) => {
  const { id } = await make(context.request);
  await page.goto(`/job-tracker/${id}`);
  await drawer(page).getByRole('tab', { name: 'Documents' }).click();
  await expect(drawer(page).getByText('No documents yet.')).toBeVisible();
  const file = drawer(page).getByLabel('Upload a document');
  const upload = (name: string, buffer: Buffer): Promise<void> =>
    file.setInputFiles({ name, mimeType: 'application/pdf', buffer });

  await upload('big.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]));
  await expect(drawer(page).getByRole('alert')).toHaveText('big.pdf is larger than 10 MB.');
  await upload('virus.pdf', Buffer.from('MZ not a pdf'));
  await expect(drawer(page).getByRole('alert')).toHaveText('Please choose a PDF, DOCX, PNG or JPG file.');
  await expect(drawer(page).getByText('No documents yet.')).toBeVisible();

  await drawer(page).getByLabel('Kind of document').selectOption('Offer');
  const documents = drawer(page).getByRole('list', { name: 'Documents' }).getByRole('listitem');
  const breaksOff = async (
    when: (route: Route) => Promise<void>,
    begin: () => Promise<void>,
  ): Promise<void> => {
    await page.route('**/documents', when, { times: 1 });
    await begin();
    await expect(drawer(page).getByRole('alert')).toContainText('Could not reach the server');
    await expect(documents).toHaveCount(0);
  };
  const tryAgain = (): Promise<void> => drawer(page).getByRole('button', { name: 'Try again' }).click();
  await breaksOff(
    (route) => route.abort(),
    () => upload('Ọfà <1>.pdf', PDF),
  );
  await breaksOff((route) => route.abort('connectionreset'), tryAgain);
  // The server keeps the file and its answer is lost: sent again, it is the document that is there.
  await breaksOff(async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    await route.abort('connectionreset');
  }, tryAgain);
  await tryAgain();
  await expect(documents).toHaveCount(1);
  await expect(documents).toContainText(/Ọfà.*\.pdfOffer · \d+ bytes/);
  await expectAccessibleOn(page, isMobile);

  const link = documents.getByRole('link');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Ọfà.*\.pdf$/);
  expect(Buffer.compare(await readFile(await download.path()), PDF)).toBe(0);
  const address = (await link.getAttribute('href')) ?? '';
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signUp(stranger, newcomer());
  expect((await stranger.get(address)).status()).toBe(404);
  const foreign = await make(stranger);
  await stranger.dispose();

  await documents.getByRole('button', { name: /^Delete Ọfà/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(documents).toHaveCount(1);
  await documents.getByRole('button', { name: /^Delete Ọfà/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(drawer(page).getByText('No documents yet.')).toBeVisible();

  // Unsaved edits of what is deleted are not asked about.
  await drawer(page).getByRole('tab', { name: 'Details' }).click();
  await drawer(page).getByLabel('Notes').fill('Gone with it');
  await drawer(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete application' });
  await expect(asked).toContainText('Are you sure you want to delete Clerk at Kora?');
  await expectAccessibleOn(page, isMobile);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Application deleted', 'It is no longer in the tracker.');
  await expect(page).toHaveURL('/job-tracker');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Tracker' })).toBeFocused();

  for (const gone of [id, foreign.id, 'nonsense']) {
    await page.goto(`/job-tracker/${gone}`);
    await expect(
      page.getByText('We could not find this application. It may have been deleted.'),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Back to the tracker' }).click();
  await expect(page).toHaveURL('/job-tracker');
});
