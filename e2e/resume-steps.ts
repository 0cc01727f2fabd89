import type { Page } from '@playwright/test';

/** A resume of two pages as a person would type it, with the letters that weak tools lose. */
export const ADEBAYO = {
  title: 'Accountant, Lagos',
  industry: 'Accounting and finance',
  firstName: 'Adébáyọ̀',
  lastName: 'Ọláńrewájú',
  email: 'adebayo@example.com',
  phone: '+234 803 123 4567',
  location: 'Ikeja, Lagos',
  website: 'https://adebayo.example',
  linkedin: 'linkedin.com/in/adebayo',
  tagline: 'Chartered accountant for food companies',
  summary:
    'Accountant with nine years in audit and reporting. Ọ bụrụ na ị chọrọ ọrụ ọma, ọ dị mma. Ina aiki da ƙwazo a kowace ranar ɗaya.',
  jobs: [
    { company: 'Kora Foods Ltd', position: 'Senior accountant', start: '2021-03' },
    { company: 'Zuma Logistics', position: 'Accountant', start: '2018-02', end: '2021-02' },
    { company: 'Niger Mills', position: 'Audit trainee', start: '2016-01', end: '2018-01' },
  ],
  bullets: [
    'Cut delivery cost by ₦450,000 a month by grouping routes and renegotiating two carrier contracts.',
    'Closed the monthly books in four working days instead of nine by rewriting the reconciliation steps.',
    'Trained eleven officers across Lagos, Aba and Kano in the new ledger without losing a closing day.',
    'Answered two external audits without a finding and prepared every schedule the auditors asked for.',
    'Wrote the stock count manual that three depots use each quarter, with photographs of every shelf.',
    'Moved seven years of vouchers to the new archive and found ₦2,100,000 of duplicated payments.',
  ],
  school: {
    institution: 'University of Lagos',
    degree: 'B.Sc.',
    field: 'Accounting',
    gpa: 'Second class upper',
  },
  skills: { category: 'Reporting', items: ['IFRS', 'Consolidation', 'Excel'] },
  achievement: 'Best graduating student',
  certification: { name: 'ICAN Chartered Accountant', issuer: 'Institute of Chartered Accountants' },
  language: 'Yorùbá',
} as const;

export async function goToStep(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: label }).click();
  await page.locator('#resume-form').getByRole('heading', { level: 2, name: label, exact: true }).waitFor();
}

/** The preview: beside the form, on a small screen in its dialog. */
export async function showPreview(page: Page) {
  const beside = page.getByRole('complementary', { name: 'Live preview' });
  if (await beside.isVisible()) return beside;
  await page.getByRole('button', { name: 'Preview CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'CV Preview' });
  await dialog.waitFor();
  return dialog;
}

/** Closes the dialog of the preview, where it is one. */
export async function showForm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'CV Preview' });
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function fillBasics(page: Page): Promise<void> {
  await goToStep(page, 'Basic Info');
  await page.getByLabel('Resume Title').fill(ADEBAYO.title);
  await page.getByLabel('Industry').fill(ADEBAYO.industry);
  await page.getByLabel('First Name').fill(ADEBAYO.firstName);
  await page.getByLabel('Last Name').fill(ADEBAYO.lastName);
  await page.getByLabel('Email').fill(ADEBAYO.email);
  await page.getByLabel('Phone').fill(ADEBAYO.phone);
  await page.getByLabel('Location').fill(ADEBAYO.location);
  await page.getByLabel('Website').fill(ADEBAYO.website);
  await page.getByLabel('LinkedIn').fill(ADEBAYO.linkedin);
  await page.getByLabel('Professional Tagline').fill(ADEBAYO.tagline);
  await page.getByLabel('Summary').fill(ADEBAYO.summary);
}

export async function fillJobs(page: Page): Promise<void> {
  await goToStep(page, 'Experience');
  for (const [index, job] of ADEBAYO.jobs.entries()) {
    await page.getByRole('button', { name: 'Add Experience' }).click();
    const entry = page.getByRole('group', { name: `Experience ${index + 1}`, exact: true });
    await entry.getByLabel('Company').fill(job.company);
    await entry.getByLabel('Position').fill(job.position);
    await entry.getByLabel('Start Date').fill(job.start);
    if ('end' in job) await entry.getByLabel('End Date').fill(job.end);
    else await entry.getByLabel('Currently working here').check();
    await entry.getByLabel('Description').fill(ADEBAYO.bullets.join('\n'));
  }
}

export async function fillRest(page: Page): Promise<void> {
  await goToStep(page, 'Education');
  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByLabel('Institution').fill(ADEBAYO.school.institution);
  await page.getByLabel('Degree').fill(ADEBAYO.school.degree);
  await page.getByLabel('Field of Study').fill(ADEBAYO.school.field);
  await page.getByLabel('GPA').fill(ADEBAYO.school.gpa);
  await page.getByLabel('Start Date').fill('2011-09');
  await page.getByLabel('End Date').fill('2015-07');

  await goToStep(page, 'Skills');
  await page.getByRole('button', { name: 'Add Skill Category' }).click();
  await page.getByLabel('Category Name').fill(ADEBAYO.skills.category);
  const skill = page.getByLabel('Skills', { exact: true });
  for (const name of ['   ', ...ADEBAYO.skills.items]) {
    await skill.fill(name);
    await skill.press('Enter');
  }

  await goToStep(page, 'Details');
  await page.getByRole('button', { name: 'Add Achievement' }).click();
  await page.getByRole('group', { name: 'Achievement 1' }).getByLabel('Title').fill(ADEBAYO.achievement);
  await page.getByRole('button', { name: 'Add Certification' }).click();
  await page.getByLabel('Certification Name').fill(ADEBAYO.certification.name);
  await page.getByLabel('Issuer').fill(ADEBAYO.certification.issuer);
  await page.getByRole('button', { name: 'Add Language' }).click();
  await page.getByRole('textbox', { name: 'Language' }).fill(ADEBAYO.language);
  await page.getByLabel('Proficiency').selectOption('native');
}
