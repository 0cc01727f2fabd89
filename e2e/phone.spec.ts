import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { readPdf } from './resume-pdf.ts';
import { ADEBAYO, goToStep } from './resume-steps.ts';
import { newcomer, signUp } from './support/accounts.ts';
import { madePdf } from './support/made-pdf.ts';
import { expectAccessible, expectNotice } from './support/screen.ts';
import { store } from './support/stored.ts';

// A phone whatever the project is: it is about the room and the fingers there.
const { userAgent, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ userAgent, hasTouch, isMobile, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

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

/** Taps are counted; typing is not, and moves on by the key that a phone's keyboard has for it. */
function counted(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    },
    /** The tap that opens the device's own choice of files. */
    choose: async (target: Locator, file: Buffer): Promise<void> => {
      const choosing = page.waitForEvent('filechooser');
      taps += 1;
      await target.tap();
      await (await choosing).setFiles({ name: 'old-cv.pdf', mimeType: 'application/pdf', buffer: file });
    },
    type: async (words: string): Promise<void> => {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    },
    count: () => taps,
  };
}

async function fillSignUp(page: Page): Promise<void> {
  const { email, password } = newcomer();
  await page.goto('/auth?signup=true');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Bello');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await press();
  const { text } = await readPdf(await (await downloading).path());
  return text;
}

test('from signing up to a PDF in five taps, with an old CV', { tag: '@any-screen' }, async ({ page }) => {
  const { tap, choose, count } = counted(page);
  await fillSignUp(page);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await tap(page.getByRole('link', { name: 'Upload your old CV' }));
  await choose(page.getByLabel('Choose a file'), OLD_CV);
  await tap(page.getByRole('button', { name: 'Use this' }));
  const text = await downloaded(page, () => tap(page.getByRole('button', { name: 'Download' })));
  expect(count()).toBeLessThanOrEqual(5);
  expect(text).toContain('Sahad Stores');
  await expectNotice(page, 'PDF ready', /KB, made on this device\.$/);
});

test('from signing up to a PDF in six taps, by hand', { tag: '@any-screen' }, async ({ page }) => {
  const { tap, type, count } = counted(page);
  await fillSignUp(page);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await tap(page.getByRole('link', { name: 'Start new' }));
  await tap(page.getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeFocused();
  await tap(page.getByRole('button', { name: 'Next' }));
  await tap(page.getByRole('button', { name: 'Add Experience' }));
  await expect(page.getByLabel('Company')).toBeFocused();
  await type('Sahad Stores');
  await type('Cashier');
  const text = await downloaded(page, () => tap(page.getByRole('button', { name: 'Download' })));
  expect(count()).toBeLessThanOrEqual(6);
  expect(text).toContain('Sahad Stores');
});

/** Where a field ends; of one that is taller than what is seen, where it begins. */
async function endOf(field: Locator, bottom: number): Promise<number> {
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  return box.height > bottom / 2 ? box.y : box.y + box.height;
}

/** Each field that gets the focus is above the bar. */
async function expectNoFieldCovered(page: Page): Promise<void> {
  const bar = await page.locator('.own-bar').boundingBox();
  const fields = page.locator('#resume-form :is(input, select, textarea):visible');
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    await field.focus();
    // The page may still be scrolling to it.
    await expect
      .poll(() => endOf(field, bar?.y ?? 0), (await field.getAttribute('id')) ?? '')
      .toBeLessThanOrEqual(bar?.y ?? 0);
  }
}

test.describe('somebody who is signed in', () => {
  test.beforeEach(async ({ page }) => signUp(page.request, newcomer()));

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  test('Back leads through steps and dialogs, and loses no word', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Start new' }).tap();
    await goToStep(page, 'Basic Info');
    await page.getByLabel('Resume Title').fill('Cashier, Kano');
    await page.getByRole('button', { name: 'Next' }).tap();
    // The first save gave the resume its address.
    await expect(page).toHaveURL(/\/resume\/edit\//);
    const address = page.url();
    await page.getByRole('button', { name: 'Add Experience' }).tap();
    await page.getByLabel('Company').fill('Sahad Stores');
    await page.getByRole('button', { name: 'Preview CV' }).tap();
    const dialog = page.getByRole('dialog', { name: 'CV Preview' });
    await expect(dialog).toContainText('Sahad Stores');

    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, 'Experience')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Basic Info')).toBeVisible();
    await expect(page.getByLabel('Resume Title')).toHaveValue('Cashier, Kano');
    await page.goBack();
    await expect(heading(page, 'Template')).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.goForward();
    await page.goForward();
    await expect(page.getByLabel('Company')).toHaveValue('Sahad Stores');

    // Closed by its button, the dialog leaves nothing behind: Back goes to the step before.
    await page.getByRole('button', { name: 'Preview CV' }).tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Basic Info')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    const [stored] = (await (await page.request.get('/api/resumes')).json()) as [{ title: string }];
    expect(stored.title).toBe('Cashier, Kano');
  });

  test('the fields come first, and the bar covers none of them', { tag: '@any-screen' }, async ({ page }) => {
    for (const { width, height } of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto('/resume/new');
      await goToStep(page, 'Basic Info');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const first = await page.getByLabel('Resume Title').boundingBox();
      expect(first?.y, `first field at ${width} px`).toBeLessThan(height / 2);
      await expectNoFieldCovered(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const last = await page.getByRole('button', { name: 'Save Resume' }).boundingBox();
      const bar = await page.locator('.own-bar').boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expectAccessible(page);
    }
  });

  test('a suggested line is printed once its blank is filled in', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/resume/new');
    await goToStep(page, 'Experience');
    await page.getByRole('button', { name: 'Add Experience' }).tap();
    await page.getByLabel('Company').fill('Sahad Stores');
    await page.getByLabel('Position').fill('Cashier');
    await page.getByRole('button', { name: 'Suggest lines' }).tap();
    await page.getByRole('button', { name: /Served ____ customers a day/ }).tap();
    await expect(page.getByText('A line with a blank ____ is not printed.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview CV' }).tap();
    const dialog = page.getByRole('dialog', { name: 'CV Preview' });
    await expect(dialog).toContainText('1 line is not printed: its blank is not filled in.');
    await expect(dialog.locator('.sheet')).not.toContainText('customers a day');
    await page.goBack();
    await page.getByRole('button', { name: 'Go to the blank' }).tap();
    await page.keyboard.type('120');
    await expect(page.getByLabel('Description')).toHaveValue(/^Served 120 customers a day/);
    await expect(page.getByText('is not printed.')).toHaveCount(0);
    const text = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).tap());
    expect(text).toContain('Served 120 customers a day');
  });

  test('skills are separated by commas, and the meter says what is missing', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/resume/new');
    await goToStep(page, 'Skills');
    await page.getByRole('button', { name: 'Add Skill Category' }).tap();
    const skills = page.getByLabel('Skills', { exact: true });
    await skills.focus();
    await page.keyboard.type('Sales, POS, Excel');
    await page.keyboard.press('Enter');
    for (const name of ['Sales', 'POS', 'Excel'])
      await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
    const meter = page.getByRole('region', { name: /Your resume is \d+% complete/ });
    await expect(meter).toContainText('Many employers call or send a message before they write.');
    await meter.getByRole('button', { name: 'Add your phone number' }).tap();
    await expect(page.getByLabel('Phone')).toBeFocused();
    const before = await meter.getByRole('heading').textContent();
    await page.getByLabel('Phone').fill(ADEBAYO.phone);
    await expect(meter.getByRole('heading')).not.toHaveText(before ?? '');
    await expect(meter.getByRole('button', { name: 'Add your phone number' })).toHaveCount(0);
  });

  test('a job posting is a way to start, and the checklist knows what comes next', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/dashboard');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start from a job posting' }).tap();
    await expect(page.getByLabel('Paste the job posting')).toBeVisible();
    await expect(page).toHaveURL(/\/save-job$/);

    await store(page.request, 'resumes', {
      title: 'Cashier, Kano',
      industry: 'Retail',
      templateId: 'modern-professional',
      personalInfo: { firstName: 'Amina', lastName: 'Bello', email: 'amina@example.com' },
    });
    await page.goto('/dashboard');
    const checklist = page.getByRole('region', { name: 'What comes next' });
    await expect(checklist.getByRole('listitem').first()).toContainText('Finish your resume, done');
    await expect(checklist).toContainText('See its score');
    await checklist.getByRole('link', { name: 'Download it' }).tap();
    await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).tap());
    await page.goto('/dashboard');
    await expect(checklist.getByRole('listitem').nth(2)).toContainText('Download it, done');
    await expect(page.getByRole('link', { name: 'Upload your old CV' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('subjects and grades of an examination can be read whole', async ({ page }) => {
  await signUp(page.request, newcomer());
  await page.goto('/resume/new');
  await goToStep(page, 'Details');
  await page.getByLabel('Add section').selectOption({ label: 'School examinations' });
  const exams = page.locator('#section-schoolExams');
  await exams.getByLabel('Examination', { exact: true }).selectOption('waec');
  await exams.getByRole('button', { name: 'Add subject' }).click();
  const subject = exams.getByLabel('Subject 1', { exact: true });
  await subject.fill('Christian Religious Studies');
  expect(await subject.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  const grade = exams.getByLabel('Grade of Christian Religious Studies');
  await grade.selectOption('B2');
  const widthOf = async (box: Locator) => (await box.boundingBox())?.width ?? 0;
  expect(await widthOf(grade)).toBe(await widthOf(subject));
});
