import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/accounts.ts';
import { expectWellLaidOut } from './support/layout.ts';
import { expectAccessibleOn } from './support/screen.ts';
import { store } from './support/stored.ts';

const POSTING = `About the job
Our team is under 30 and keeps the books of two plants.
Requirements
Applicants must not be older than 30 years as at 31 December 2035.
NYSC discharge or exemption certificate.
Minimum of Second Class Upper in Accounting.
Five O'Level credits in one sitting, including English and Mathematics.
Must be a member of ICAN.
Candidates must reside in Lagos.
Deadline: 5 January 2020.`;

const RESUME = {
  title: 'Accountant, Lagos',
  careerGoal: 'local',
  industry: 'Finance',
  experienceLevel: 'mid',
  templateId: 'modern-professional',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    location: 'Kano, Nigeria',
  },
  education: [
    {
      institution: 'UNILAG',
      degree: 'B.Sc.',
      fieldOfStudy: 'Accounting',
      startDate: '2014',
      grade: '4.6/5.0',
    },
  ],
  memberships: [{ body: 'ICAN', grade: 'associate' }],
};

const panel = (scope: Page | Locator): Locator =>
  scope.getByRole('group').filter({ hasText: 'Before you apply' });
const row = (scope: Page | Locator, words: string): Locator =>
  panel(scope).getByRole('listitem').filter({ hasText: words });

test('an application says what its posting rules people out by, and leads to what was not said', async ({
  page,
  context,
  isMobile,
}) => {
  await store(context.request, 'resumes', RESUME);
  const { id } = await store(context.request, 'job-applications', {
    company: 'Kora',
    position: 'Clerk',
    jobDescription: POSTING,
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/job-tracker/${id}`);
  const drawer = page.getByRole('dialog', { name: 'Clerk at Kora' });
  const summary = panel(drawer).locator('summary');
  await expect(summary).toContainText('2 not met, 4 not clear, 1 met');
  await summary.click();

  await expect(row(drawer, 'Living in Lagos')).toContainText('You do not meet this');
  await expect(row(drawer, 'Living in Lagos')).toContainText('Kano, Nigeria');
  await expect(row(drawer, 'Apply by 5 January 2020')).toContainText('The deadline has passed');
  await expect(row(drawer, 'Must be a member of ICAN')).toContainText('You meet this');
  // Points are no class, and nothing converts them.
  await expect(row(drawer, 'second class upper')).toContainText(
    'Not clear yet: Your result is on another scale',
  );
  const age = row(drawer, 'At most 30 years old on 31 December 2035');
  await expect(age).toContainText('Not clear yet: You have not said this yet');
  await expect(age).toContainText('Applicants must not be older than 30 years as at 31 December 2035.');
  await expect(panel(drawer)).not.toContainText('Our team is under 30');
  await expectAccessibleOn(page, isMobile);
  await expectWellLaidOut(page, 'application with its check');

  await age.getByRole('link', { name: 'Add your date of birth' }).click();
  const born = page.getByRole('textbox', { name: 'Date of birth' });
  await expect(born).toBeFocused();
  await expect(born).toBeVisible();
});

test('a link to a section that is not there yet adds it', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  const { id } = await store(context.request, 'resumes', RESUME);
  await page.goto(`/resume/edit/${id}?field=nationalService`);
  await expect(page.getByRole('heading', { name: 'National service' })).toBeVisible();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
});

test('a letter shows the check before it is written', async ({ page, context, isMobile }) => {
  const { id } = await store(context.request, 'resumes', {
    ...RESUME,
    personalInfo: { ...RESUME.personalInfo, dateOfBirth: '2006-03-01' },
  });
  const application = await store(context.request, 'job-applications', {
    company: 'Kora',
    position: 'Clerk',
    jobDescription: POSTING,
    resumeUsed: id,
  });
  await page.goto(`/cover-letters?application=${application.id}`);
  const summary = panel(page).locator('summary').first();
  await expect(summary).toContainText('2 not met, 3 not clear, 2 met');
  await summary.click();
  await expect(row(page, 'At most 30 years old')).toContainText(
    'Born on 1 March 2006: 29 on 31 December 2035',
  );
  await expectAccessibleOn(page, isMobile);
});

test('a listing is checked when it is asked for @any-screen', async ({ page, context }) => {
  await store(context.request, 'resumes', RESUME);
  await page.goto('/job-tracker');
  await page.getByRole('button', { name: 'Discover Jobs' }).click();
  const card = page.getByRole('dialog', { name: 'Discover Jobs' }).getByRole('article').first();
  await card.getByRole('button', { name: /^Check before you apply/ }).click();
  await expect(panel(card).locator('summary')).toContainText(/met|not clear|nothing found/);
  await expect(panel(card)).toContainText(/Read the posting yourself too/);
});
