import { expect, type Page, test } from '@playwright/test';
import { newcomer } from './support/accounts.ts';
import { madePdf } from './support/made-pdf.ts';
import { expectAccessibleOn } from './support/screen.ts';

const OLD_CV = madePdf({
  pages: [
    [
      'Amina Bello',
      'amina@example.com | +234 803 123 4567 | Kano',
      'Experience',
      'Cashier, Sahad Stores, Jan 2019 - Dec 2022',
      '- Balanced a till of 400000 naira a day',
      'Education',
      'Bayero University Kano, B.Sc. Accounting, 2014 - 2018',
    ],
  ],
});
const FILE = { name: 'old-cv.pdf', mimeType: 'application/pdf', buffer: OLD_CV };

/** What leaves the device: all but reading, and asking who is signed in. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || (pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')))
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

async function readOldCv(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make my CV' }).click();
  await page.getByLabel('Your old CV').setInputFiles(FILE);
  await expect(page.getByText('This is what we read.')).toBeVisible();
}

async function createAccount(page: Page): Promise<void> {
  const { email, password } = newcomer();
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Bello');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('an old CV is read before the account, waits on the device, and becomes the resume', async ({
  page,
  isMobile,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const sent = sentBy(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Make my CV' })).toBeVisible();
  expect(loaded.filter((url) => /make-cv|resume-reading|reading[.]worker|idb/.test(url))).toEqual([]);

  await readOldCv(page);
  const dialog = page.getByRole('dialog', { name: 'Make my CV' });
  await expect(dialog.getByRole('definition')).toHaveText([
    'Amina Bello',
    /amina@example.com/,
    'Cashier, Sahad Stores',
    /Bayero University Kano/,
  ]);
  await expectAccessibleOn(page, isMobile);

  // It waits through a reload, and nothing has been sent.
  await page.reload();
  await page.getByRole('button', { name: 'Make my CV' }).click();
  await expect(dialog.getByText('Cashier, Sahad Stores')).toBeVisible();
  expect(sent).toEqual([]);

  await dialog.getByRole('link', { name: 'Create my account' }).click();
  await createAccount(page);
  await expect(page.getByRole('dialog', { name: 'Check what was found' })).toBeVisible();
  await expect(page).toHaveURL(/\/resume\/new/);
  expect(sent).toEqual(['POST /api/auth/signup']);

  const saving = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/resumes') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Use this' }).click();
  expect((await saving).status()).toBe(201);
  await expect(page).toHaveURL(/\/resume\/edit\//);
  const resumes = (await (await page.request.get('/api/resumes')).json()) as { id: string }[];
  const stored = await (await page.request.get(`/api/resumes/${resumes[0]?.id}`)).json();
  expect(stored).toMatchObject({ experience: [{ company: 'Sahad Stores', position: 'Cashier' }] });

  // Used once: the next new resume begins empty.
  await page.goto('/resume/new?start=import');
  await expect(page.getByRole('dialog', { name: 'Import a resume' })).toBeVisible();
});

test('a pasted text does too, and what waits can be deleted', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make my CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make my CV' });
  await dialog.getByLabel('Or paste its text').fill('Ada Obi\nada@mail.ng\n\nSkills\nExcel, Payroll');
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(dialog.getByText('Ada Obi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete from this device' }).click();
  await expect(dialog.getByText('Deleted from this device.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Make my CV' }).click();
  await expect(dialog.getByLabel('Your old CV')).toBeVisible();
});

test('a file that is no CV or cannot be opened gets a message, and nothing waits', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make my CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make my CV' });
  await dialog.getByLabel('Your old CV').setInputFiles({ ...FILE, buffer: Buffer.from('%PDF-1.4 broken') });
  await expect(dialog.getByRole('alert')).toContainText('damaged');
  await dialog.getByLabel('Or paste its text').fill('* * *');
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await expect(dialog.getByRole('link', { name: 'Create my account' })).toBeHidden();

  const fresh = await context.newPage();
  await fresh.route(/make-cv-dialog/, (route) => route.abort());
  await fresh.goto('/');
  await fresh.getByRole('button', { name: 'Make my CV' }).click();
  await expect(
    fresh.getByText('This could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
  await fresh.unroute(/make-cv-dialog/);
  await fresh.getByRole('button', { name: 'Make my CV' }).click();
  await expect(fresh.getByRole('dialog', { name: 'Make my CV' })).toBeVisible();
});

test('somebody else who signs in on the device is not led to it', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await readOldCv(page);
  const other = await context.newPage();
  await other.goto('/auth?signup=true');
  await createAccount(other);
  await expect(other).toHaveURL('/dashboard');
});
