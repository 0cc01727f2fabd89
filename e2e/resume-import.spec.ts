import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { ADEBAYO, goToStep } from './resume-steps.ts';
import { test } from './support/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNotice } from './support/screen.ts';

const resume = {
  title: ADEBAYO.title,
  industry: ADEBAYO.industry,
  templateId: 'creative-designer',
  summary: ADEBAYO.summary,
  personalInfo: {
    firstName: ADEBAYO.firstName,
    lastName: ADEBAYO.lastName,
    email: ADEBAYO.email,
    phone: ADEBAYO.phone,
    location: ADEBAYO.location,
    linkedin: ADEBAYO.linkedin,
    professionalTagline: ADEBAYO.tagline,
  },
  experience: ADEBAYO.jobs.map(({ company, position, start, ...rest }) => ({
    company,
    position,
    startDate: start,
    ...('end' in rest ? { endDate: rest.end, current: false } : { current: true }),
    description: ADEBAYO.bullets.join('\n'),
  })),
  education: [
    {
      institution: ADEBAYO.school.institution,
      degree: ADEBAYO.school.degree,
      fieldOfStudy: ADEBAYO.school.field,
      grade: ADEBAYO.school.gpa,
      startDate: '2011-09',
      endDate: '2015-07',
      current: false,
    },
  ],
  skills: ADEBAYO.skills.items.map((name) => ({ name, level: 'intermediate', category: 'Reporting' })),
  achievements: [{ title: ADEBAYO.achievement, date: '2015-07' }],
  certifications: [{ ...ADEBAYO.certification, date: '2019-05' }],
  languages: [{ language: ADEBAYO.language, proficiency: 'native' }],
};

interface Payload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import a resume|Check what was found/ });

async function openImport(page: Page): Promise<void> {
  await page.goto('/resume/new');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page).waitFor();
}

async function offer(page: Page, file: Payload): Promise<void> {
  await dialogOf(page).getByLabel('Choose a file').setInputFiles(file);
}

/** The document as the API gets it when it is saved. */
async function savedAfterImport(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Save Progress' }).click();
  await page.waitForURL(/\/resume\/edit\//);
  const id = page.url().split('/').at(-1);
  return (await (await page.request.get(`/api/resumes/${id}`)).json()) as Record<string, unknown>;
}

const file = (name: string, mimeType: string, buffer: Buffer | Uint8Array): Payload => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

test('own PDFs and Word files come back with every field, seen before they are used', {
  tag: '@any-screen',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const made = await page.request.post('/api/resumes', { data: resume });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/resume/preview/${id}`);
  const files: Payload[] = [];
  const take = async (press: () => Promise<void>): Promise<void> => {
    const downloading = page.waitForEvent('download');
    await press();
    const download = await downloading;
    files.push(file(download.suggestedFilename(), '', await readFile(await download.path())));
  };
  await take(() => page.getByRole('button', { name: 'Download PDF' }).click());
  for (const format of ['Text PDF', 'Word']) {
    await expect(page.getByRole('button', { name: 'More formats' })).toBeVisible();
    await take(async () => {
      await page.getByRole('button', { name: 'More formats' }).click();
      await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
    });
  }

  const { title: _t, industry: _i, templateId: _d, ...printed } = resume;
  for (const each of files) {
    const before = ((await (await page.request.get('/api/resumes')).json()) as unknown[]).length;
    await openImport(page);
    await offer(page, each);
    await expect(page.getByRole('heading', { name: 'Goes into your resume' })).toBeVisible();
    await expect(dialogOf(page)).toContainText(ADEBAYO.bullets[0]);
    if (each === files[0]) await expectAccessibleInBothThemes(page);
    // Looking at a file saves nothing.
    expect(((await (await page.request.get('/api/resumes')).json()) as unknown[]).length).toBe(before);
    await dialogOf(page).getByRole('button', { name: 'Use this' }).click();
    await expectNotice(page, 'Resume imported', /Check each step/);
    await expect(page.getByLabel('First Name')).toHaveValue(ADEBAYO.firstName);
    expect(await savedAfterImport(page), each.name).toMatchObject(printed);
  }
});

test('a pasted text is split into fields; sections can be left out; undo takes it back', async ({
  page,
  account,
}) => {
  await openImport(page);
  const dialog = dialogOf(page);
  await expectAccessible(page);
  await dialog
    .getByLabel('Or paste the text of your resume')
    .fill(
      [
        'CHIDIMMA OKONKWO-NWACHUKWU',
        'Enugu, Nigeria | 08035550147 | chidimma@example.com',
        'CAREER OBJECTIVE',
        'Nurse for busy wards.',
        'WORK EXPERIENCE',
        'Staff Nurse, University of Nigeria Teaching Hospital\tJune 2019 – Till date',
        '• Led a ward of twelve nurses.',
        'NYSC Corps Member, Kebbi General Hospital\tNov 2017 - Oct 2018',
        '• Ran the outreach clinic.',
        'SKILLS',
        'Triage, Paediatrics',
        'REFEREES',
        'Available on request',
      ].join('\n'),
    );
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(dialog.getByRole('region', { name: 'In your file' })).toContainText('08035550147');
  await expect(dialog).toContainText('Available on request');
  await dialog.getByRole('checkbox', { name: 'Summary' }).uncheck();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Okonkwo-Nwachukwu');
  await expect(page.getByLabel('Phone')).toHaveValue('08035550147');
  await expect(page.getByLabel('Summary')).toHaveValue('');
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Company').last()).toHaveValue('Kebbi General Hospital');
  await expect(page.getByLabel('Start Date').last()).toHaveValue('2017-11');
  await expect(page.getByLabel('Currently working here').first()).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await goToStep(page, 'Basic Info');
  await expect(page.getByLabel('Last Name')).toHaveValue(account.lastName);
});

test('a LinkedIn export is read from its ZIP', { tag: '@any-screen' }, async ({ page }) => {
  const text = (words: string) => new TextEncoder().encode(words);
  await openImport(page);
  await offer(
    page,
    file(
      'Basic_LinkedInDataExport.zip',
      'application/zip',
      zipSync({
        'Profile.csv': text('First Name,Last Name,Headline,Summary\nNgozi,Eze,Engineer,Builds quiet systems'),
        'Positions.csv': text(
          'Company Name,Title,Description,Location,Started On,Finished On\nKora,Engineer,Cut cost,Lagos,Mar 2021,\n',
        ),
      }),
    ),
  );
  await expect(dialogOf(page)).toContainText('This file labels its own fields');
  await dialogOf(page).getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ngozi');
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Start Date')).toHaveValue('2021-03');
});

test('a Europass file and a JSON Resume fill their sections, and list what has no place', {
  tag: '@any-screen',
}, async ({ page }) => {
  const europass = await readFile(
    new URL('../libs/documents/test/dialects/europass-candidate.xml', import.meta.url),
  );
  const dialog = dialogOf(page);
  const section = (name: string) => dialog.getByRole('region', { name });
  await openImport(page);
  await offer(page, file('cv.xml', 'application/xml', europass));
  await expect(section('Projects')).toContainText('Well for Ada');
  await expect(section('Projects')).toContainText('60 m deep');
  await expect(section('Interests')).toContainText('Chess');
  await expect(section('Left out')).toContainText('Birth date: 1990-05-01');
  await expect(section('Left out')).not.toContainText('Well for Ada');
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  const json = {
    work: [{ company: 'Kora', title: 'Clerk', startDate: '2011', endDate: 'Present' }],
    interests: ['Chess'],
    horoscope: 'Leo',
  };
  await offer(page, file('resume.json', 'application/json', new TextEncoder().encode(JSON.stringify(json))));
  await expect(section('Interests')).toContainText('Chess');
  await expect(section('Left out')).toContainText('Horoscope: Leo');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await goToStep(page, 'Experience');
  await expect(page.getByLabel('Start Date, year')).toHaveValue('2011');
  await expect(page.getByLabel('Currently working here')).toBeChecked();
  await goToStep(page, 'Details');
  await expect(page.getByRole('textbox', { name: 'Interest', exact: true })).toHaveValue('Chess');
});

test('sections of a page with its own headings keep them', { tag: '@any-screen' }, async ({ page }) => {
  await openImport(page);
  const dialog = dialogOf(page);
  await dialog
    .getByLabel('Or paste the text of your resume')
    .fill(
      [
        'Ada Obi',
        'ada.obi@example.com',
        'WORK EXPERIENCE',
        'Engineer, Kora Foods Ltd\tJune 2019 – Till date',
        '• Led a team of twelve.',
        'INDUSTRIAL TRAINING (SIWES)',
        'Laboratory Assistant, Dangote Cement Plc\tMar 2017 - Aug 2017',
        '• Tested 30 samples a day.',
        'PATENTS',
        'Solar dryer | NG/P/2023/77 | 2023',
      ].join('\n'),
    );
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(dialog.getByRole('region', { name: 'Internships and SIWES' })).toContainText(
    'Laboratory Assistant',
  );
  await expect(dialog.getByRole('region', { name: 'Patents' })).toContainText('Solar dryer');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  expect(await savedAfterImport(page)).toMatchObject({
    internships: [{ organisation: 'Dangote Cement Plc', role: 'Laboratory Assistant', startDate: '2017-03' }],
    custom1: [{ title: 'Solar dryer', detail: 'NG/P/2023/77', date: '2023' }],
    designOptions: { sectionHeadings: { custom1: 'Patents' } },
  });
});
