import { expect, test } from '@playwright/test';
import { placesOf, readPdf } from './resume-pdf.ts';
import { ADEBAYO, fillBasics, fillJobs, fillRest, goToStep, showForm, showPreview } from './resume-steps.ts';
import { expectNotice } from './support/screen.ts';

test('a person makes a resume and downloads a PDF that machines can read', async ({ page }) => {
  const email = `journey-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

  await test.step('create an account, sign out and sign in', async () => {
    await page.goto('/auth?signup=true');
    await page.getByLabel('First name').fill('Adébáyọ̀');
    await page.getByLabel('Last name').fill('Ọláńrewájú');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('type a resume in six steps while the preview follows', async () => {
    await page.getByRole('link', { name: 'New Resume' }).click();
    await expect(page.getByRole('heading', { name: 'Create Resume' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await fillBasics(page);
    const preview = await showPreview(page);
    await expect(preview).toContainText(ADEBAYO.tagline);
    await showForm(page);
    await fillJobs(page);
    await fillRest(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(await showPreview(page)).toContainText(ADEBAYO.skills.items[1]);
    await showForm(page);
  });

  await test.step('save: the address follows, and a reload finds everything', async () => {
    await page.getByRole('button', { name: 'Save Resume' }).click();
    await expectNotice(page, 'Resume Saved', /^Your resume has been updated successfully\.$/);
    await expect(page).toHaveURL(/\/resume\/edit\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
    await goToStep(page, 'Basic Info');
    await expect(page.getByLabel('First Name')).toHaveValue(ADEBAYO.firstName);
    await expect(page.getByLabel('Summary')).toHaveValue(ADEBAYO.summary);
    await goToStep(page, 'Experience');
    await expect(page.getByLabel('Company')).toHaveCount(3);
    await expect(page.getByLabel('End Date').first()).toBeDisabled();
    await expect(page.getByLabel('Description').first()).toHaveValue(ADEBAYO.bullets.join('\n'));
    await goToStep(page, 'Education');
    await expect(page.getByLabel('GPA')).toHaveValue(ADEBAYO.school.gpa);
    await goToStep(page, 'Skills');
    for (const name of ADEBAYO.skills.items) {
      await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
    }
    await goToStep(page, 'Details');
    await expect(page.getByLabel('Proficiency')).toHaveValue('native');
  });

  await test.step('download the PDF without a call to the server, and read it', async () => {
    await page.goto(page.url().replace('/edit/', '/preview/'));
    await expect(page.getByRole('heading', { name: 'Resume Preview' })).toBeVisible();
    await expect(page.getByText('Modern Professional', { exact: false }).first()).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const download = await downloading;
    expect(calls).toEqual([]);
    expect(download.suggestedFilename().normalize('NFC')).toBe(
      `${ADEBAYO.firstName} ${ADEBAYO.lastName}.pdf`.normalize('NFC'),
    );

    const { pages, text, lines } = await readPdf(await download.path());
    expect(pages).toBe(2);
    const [first, second, third] = ADEBAYO.jobs;
    const inOrder = [
      `${ADEBAYO.firstName} ${ADEBAYO.lastName}`,
      'Ọ bụrụ na ị chọrọ ọrụ ọma, ọ dị mma.',
      'Ina aiki da ƙwazo a kowace ranar ɗaya.',
      ...[first, second, third].flatMap(({ company }) => [company, ...ADEBAYO.bullets]),
    ];
    const places = placesOf(text, inOrder);
    expect(inOrder.filter((_, index) => (places[index] ?? -1) < 0)).toEqual([]);
    const anywhere = [
      ADEBAYO.email,
      ADEBAYO.phone,
      ADEBAYO.location,
      ADEBAYO.tagline,
      ...ADEBAYO.jobs.map(({ position }) => position),
      ADEBAYO.school.institution,
      ADEBAYO.school.degree,
      ADEBAYO.school.field,
      ADEBAYO.school.gpa,
      ...ADEBAYO.skills.items,
      ADEBAYO.achievement,
      ADEBAYO.certification.name,
      ADEBAYO.certification.issuer,
      ADEBAYO.language,
      '₦450,000',
      'Present',
    ];
    expect(anywhere.filter((words) => placesOf(text, [words])[0] === -1)).toEqual([]);
    // Every line is whole between the top margin (8 mm) and the bottom reserve (15 mm) of its A4 page; only the heading of
    // a section that continues on a page is repeated in its margin, invisibly, for programs that read it.
    const inMargin = lines.filter(({ bottom, top }) => bottom < 14.5 || top > 297 - 7.5);
    expect(inMargin.filter(({ text: line, page: at }) => at === 1 || line !== 'Work Experience')).toEqual([]);
  });

  await test.step('delete the resume from the dashboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Delete ${ADEBAYO.title}` }).click();
    await expect(
      page.getByText('Are you sure you want to delete this resume? This action cannot be undone.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No resumes yet')).toBeVisible();
  });
});
