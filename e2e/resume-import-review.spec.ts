import { expect, type Locator, type Page } from '@playwright/test';
import { goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { madePdf } from './support/made-pdf.ts';
import { expectAccessibleOn } from './support/screen.ts';

const LINES = [
  'Adaeze Obi',
  'adaeze.obi@example.com | 0803 555 0147 | Enugu, Nigeria',
  '',
  'PROFESSIONAL SUMMARY',
  'Nurse with eight years on busy surgical wards and in community clinics.',
  '',
  'WORK EXPERIENCE',
  'Staff Nurse, Enugu Teaching Hospital',
  'June 2019 - Present',
  '- Led a ward of twelve nurses through two winters without a missed shift.',
  '',
  'EDUCATION',
  'B.Sc. Nursing, University of Nigeria',
  '2012 - 2017',
  '',
  'SKILLS',
  'Triage, Paediatrics, Wound care, Infection control',
  '',
  'REFEREES',
  'Dr. Ngozi Eze answers every call',
  'Kept in the drawer of the head of the ward',
];
/** Far below what a phone or a low window shows at once. */
const SECOND_PAGE = ['', '', '', '', '', '', '', '', 'LANGUAGES', 'Igbo (native), English (fluent)'];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import a resume|Check what was found/ });

async function review(page: Page, pages: string[][] = [LINES, SECOND_PAGE]): Promise<Locator> {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: madePdf({ pages }) });
  await expect(dialogOf(page).getByRole('button', { name: 'Use this' })).toBeVisible();
  return dialogOf(page);
}

const source = (dialog: Locator) => dialog.getByRole('region', { name: 'In your file' });
const found = (dialog: Locator) => dialog.getByRole('region', { name: 'Goes into your resume' });
const lit = (dialog: Locator) => source(dialog).locator('[data-lit]');

/** Whether the middle of one is within the visible part of the other. */
async function liesIn(inner: Locator, outer: Locator): Promise<boolean> {
  const [small, large] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!small || !large) return false;
  const middle = small.y + small.height / 2;
  return middle > large.y && middle < large.y + large.height;
}

test('a field shows its place on the page, and a line of the page its field', async ({ page, isMobile }) => {
  const dialog = await review(page);
  await expect(lit(dialog)).toHaveCount(0);
  const figure = source(dialog).getByRole('figure', { name: 'Page 1 of 2' });
  // The page is drawn: its picture is not one colour.
  await expect
    .poll(() =>
      figure.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = copy.getContext('2d');
        context?.drawImage(canvas, 0, 0);
        return new Set(context?.getImageData(0, 0, canvas.width, canvas.height).data).size > 2;
      }),
    )
    .toBe(true);

  const email = found(dialog).getByRole('button', { name: /Show "adaeze\.obi@example\.com" on page 1/ });
  await email.click();
  await expect(email).toHaveAttribute('aria-expanded', 'true');
  await expect(lit(dialog)).toHaveCount(1);
  // The highlight is on the line of the page that has the words.
  const line = figure.getByRole('button', { name: /adaeze\.obi@example\.com/ });
  expect(await liesIn(lit(dialog), line)).toBe(true);

  const language = found(dialog).getByRole('button', { name: /Show "Igbo" on page 2/ });
  await language.click();
  await expect.poll(() => liesIn(lit(dialog).first(), source(dialog))).toBe(true);
  await expectAccessibleOn(page, isMobile);

  // From the page to the field, by keyboard: the lines are one stop, arrows move on.
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const name = found(dialog).getByRole('button', { name: /^(First|Last) name/, expanded: true });
  await expect(name).toBeFocused();
  await expect.poll(() => liesIn(name, found(dialog))).toBe(true);
});

test('a field is corrected on the spot', { tag: '@any-screen' }, async ({ page }) => {
  const dialog = await review(page);
  await found(dialog)
    .getByRole('button', { name: /Show "Enugu Teaching Hospital"/ })
    .click();
  await found(dialog).getByLabel('Correct Company').fill('Park Lane Hospital');
  await found(dialog).getByRole('button', { name: 'End date Present' }).click();
  await found(dialog).getByLabel('Correct End date').fill('2024-03');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Company')).toHaveValue('Park Lane Hospital');
  await expect(page.getByLabel('Currently working here')).not.toBeChecked();
  await expect(page.getByLabel('End Date')).toHaveValue('2024-03');
});

test('what was found is removed and put back, and Escape loses nothing without a question', {
  tag: '@any-screen',
}, async ({ page }) => {
  const dialog = await review(page);
  const question = page.getByRole('alertdialog');
  const triage = found(dialog).getByRole('button', { name: /^Skill.*"Triage"/ });
  await triage.click();
  await found(dialog).getByLabel('Correct Skill').fill('Something else');
  await page.keyboard.press('Escape');
  await expect(triage).toBeFocused();
  await expect(triage).toHaveAttribute('aria-expanded', 'false');
  await triage.click();
  await found(dialog).getByRole('button', { name: 'Remove Triage' }).click();
  await expect(found(dialog).getByRole('button', { name: 'Put back Triage' })).toBeFocused();

  const job = 'Staff Nurse, Enugu Teaching Hospital';
  await found(dialog)
    .getByRole('button', { name: `Remove ${job}` })
    .click();
  await expect(found(dialog).getByRole('button', { name: /^Job title/ })).toHaveCount(0);
  await found(dialog)
    .getByRole('button', { name: `Put back ${job}` })
    .click();
  await found(dialog).getByRole('button', { name: 'Remove B.Sc.' }).click();
  await expect(found(dialog).getByRole('button', { name: 'Put back B.Sc.' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(question).toContainText('you lose your corrections');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Company')).toHaveValue('Enugu Teaching Hospital');
});

test('a line that was left out goes into a section, and comes back', { tag: '@any-screen' }, async ({
  page,
}) => {
  const dialog = await review(page);
  await expect(dialog.getByRole('button', { name: /\d+ left out/ })).toBeVisible();
  await dialog.getByRole('button', { name: /\d+ left out/ }).click();
  const left = found(dialog).getByRole('listitem').filter({ hasText: 'Dr. Ngozi Eze' });
  const other = found(dialog).getByRole('listitem').filter({ hasText: 'Kept in the drawer' });
  await expect(left).toBeInViewport();
  await expect(lit(dialog)).toHaveCount(1);

  await left.getByRole('combobox').selectOption({ label: 'Summary' });
  await expect(left).toContainText('Added to Summary');
  await left.getByRole('button', { name: 'Undo' }).click();
  await expect(left).not.toContainText('Added');
  await left
    .getByRole('combobox')
    .selectOption({ label: 'Experience: Staff Nurse, Enugu Teaching Hospital' });
  // One tap puts it where the lines around it went.
  await other.getByRole('button', { name: /^Add to / }).click();
  await expect(other).toContainText(/Added to /);
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.getByRole('combobox').selectOption({ label: 'Achievements' });
  await expect(dialog.getByRole('button', { name: /\d+ left out/ })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Summary')).not.toHaveValue(/Ngozi/);
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Description')).toHaveValue(
    /Led a ward.*\n.*Dr\. Ngozi Eze answers every call$/,
  );
});

test('what the reader is not sure of is marked, counted and stepped through', async ({ page }) => {
  // A level that the file does not name is a guess.
  const dialog = await review(page, [[...LINES.slice(0, 12), 'LANGUAGES', 'Igbo', 'Efik']]);
  const marked = found(dialog).getByRole('button', { name: /Please check/ });
  const count = await marked.count();
  expect(count).toBeGreaterThan(0);
  await expect(dialog.getByRole('status')).toContainText(`${count} to check.`);
  // Moving on from a field marks it as checked.
  for (let step = 0; step < count; step += 1) {
    await dialog.getByRole('button', { name: `Next to check (${count - Math.max(0, step - 1)})` }).click();
    await expect(found(dialog).getByRole('button', { name: /Please check/, expanded: true })).toBeFocused();
    await expect(lit(dialog).first()).toBeVisible();
    await expect(marked).toHaveCount(count - step);
  }
  await found(dialog).getByRole('button', { name: 'This is right' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nothing left to check.');
  await expect(marked).toHaveCount(0);
});

test('a file without pages shows its lines, and lights them', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Or paste the text of your resume').fill(LINES.join('\n'));
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await found(dialog)
    .getByRole('button', { name: /Show "Enugu Teaching Hospital" in the file/ })
    .click();
  await expect(lit(dialog)).toHaveText('Staff Nurse, Enugu Teaching Hospital');
  await source(dialog)
    .getByRole('button', { name: /^Nurse with eight years/ })
    .click();
  await expect(found(dialog).getByRole('button', { name: /^Summary/, expanded: true })).toBeFocused();
});
