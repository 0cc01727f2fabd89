import { expect, type Page, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { appRequest } from './support/app-request.ts';
import { expectWellLaidOut } from './support/layout.ts';
import { expectAccessibleInBothThemes } from './support/screen.ts';
import { store } from './support/stored.ts';

interface Screen {
  name: string;
  path: string;
  title: string;
  heading: string | RegExp;
  /** Opens the part to look at from the open address, and waits for it. */
  open?: (page: Page) => Promise<unknown>;
}

const LONG = 'Senior Administrative Coordinator, Operations and Logistics, West and Central Africa';
const WORD = 'Nahrungsmittelunverträglichkeitsberatungsstelle';

async function look(page: Page, { name, path, title, heading, open }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Career Toolkit`);
  await open?.(page);
  await page.evaluate(() => document.fonts.ready);
  await expectWellLaidOut(page, name);
}

const today = (days = 0): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const RESUME = {
  ...ACCOUNTANT,
  title: LONG,
  careerGoal: 'remote',
  targetCountry: 'Canada',
  experienceLevel: 'senior',
  experience: [
    ...ACCOUNTANT.experience,
    {
      company: WORD,
      position: LONG,
      startDate: '2016-01',
      endDate: '2021-02',
      description: 'Closed the books.',
    },
  ],
  skills: [...ACCOUNTANT.skills, { name: WORD, level: 'intermediate', category: 'Tools' }],
  achievements: [{ title: 'Best graduating student', date: '2015-07' }],
  certifications: [{ name: 'ICAN Chartered Accountant', issuer: 'ICAN', date: '2019-05' }],
  languages: [{ language: 'Yorùbá', proficiency: 'native' }],
};

const step =
  (label: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: label }).click();
    await page.locator('#resume-form').getByRole('heading', { level: 2, name: label, exact: true }).waitFor();
  };

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();

signedOut.describe('signed out', { tag: '@any-screen' }, () => {
  signedOut('every screen fits, says its name and can be pressed', async ({ page }) => {
    const auth = { path: '/auth', title: 'Sign in' };
    await look(page, { name: 'landing', path: '/', title: 'Smart Career Toolkit', heading: /./ });
    await look(page, { ...auth, name: 'sign in', heading: /./ });
    await look(page, { ...auth, name: 'sign up', path: '/auth?signup=true', heading: /./ });
    await look(page, {
      ...auth,
      name: 'forgotten password',
      heading: /./,
      open: async () => {
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
      },
    });
    await look(page, { ...auth, name: 'new password', path: '/auth?reset=none', heading: /./ });
    await look(page, {
      name: 'privacy notice',
      path: '/privacy',
      title: 'Privacy notice',
      heading: 'Privacy notice',
    });
    await look(page, {
      name: 'not found',
      path: '/nowhere',
      title: '404 Page Not Found',
      heading: '404 Page Not Found',
    });
  });
});

test.describe('signed in', { tag: '@any-screen' }, () => {
  test('every screen of a new account fits, says its name and can be pressed', async ({ page }) => {
    const screens: Screen[] = [
      {
        name: 'dashboard empty',
        path: '/dashboard',
        title: 'Dashboard',
        heading: 'Hello, Ada',
        open: () => page.getByText('No resumes yet').waitFor(),
      },
      {
        name: 'tracker empty',
        path: '/job-tracker',
        title: 'Job Tracker',
        heading: 'Job Tracker',
        open: () => page.getByText('No applications yet').waitFor(),
      },
      {
        name: 'insights empty',
        path: '/career-insights',
        title: 'Career Insights',
        heading: 'Career Insights',
        open: () => page.getByRole('link', { name: 'Create Resume' }).waitFor(),
      },
      {
        name: 'letter new',
        path: '/cover-letters/new',
        title: 'Cover Letter',
        heading: 'Create Cover Letter',
      },
      { name: 'letters empty', path: '/cover-letters', title: 'Cover Letter', heading: /./ },
      { name: 'resume new', path: '/resume/new', title: 'Resume editor', heading: 'Create Resume' },
      {
        name: 'resume import',
        path: '/resume/new',
        title: 'Resume editor',
        heading: 'Create Resume',
        open: press('Import'),
      },
      {
        name: 'not found signed in',
        path: '/nowhere',
        title: '404 Page Not Found',
        heading: '404 Page Not Found',
      },
    ];
    for (const screen of screens) await look(page, screen);
  });

  test('every screen around a resume fits, says its name and can be pressed', async ({ page }) => {
    test.setTimeout(240_000);
    const { id } = await store(page.request, 'resumes', RESUME);
    const editor = { path: `/resume/edit/${id}`, title: 'Resume editor', heading: 'Edit Resume' };
    const screens: Screen[] = [
      ...['Template', 'Basic Info', 'Experience', 'Education', 'Skills', 'Details'].map((label) => ({
        ...editor,
        name: `resume ${label}`,
        open: step(label),
      })),
      { ...editor, name: 'resume CV preview', open: press('Preview CV') },
      { ...editor, name: 'resume versions', open: press('Versions') },
      {
        ...editor,
        name: 'resume faults',
        open: async () => {
          await step('Details')(page);
          await page.getByRole('button', { name: 'Add Language' }).click();
          await page.getByRole('button', { name: 'Add Certification' }).click();
          await page.getByRole('button', { name: 'Save Resume' }).click();
          await page.getByText('Language is required', { exact: true }).waitFor();
        },
      },
      {
        name: 'resume preview',
        path: `/resume/preview/${id}`,
        title: 'Resume Preview',
        heading: 'Resume Preview',
        open: () => page.locator('.sheet').first().waitFor(),
      },
      {
        name: 'resume formats',
        path: `/resume/preview/${id}`,
        title: 'Resume Preview',
        heading: 'Resume Preview',
        open: async () => {
          await page.getByRole('button', { name: 'More formats' }).click();
          await page.getByRole('menu', { name: 'More formats' }).waitFor();
        },
      },
      {
        name: 'share resume',
        path: `/resume/share/${id}`,
        title: 'Share resume',
        heading: 'Share resume',
        open: press('Make a link'),
      },
    ];
    for (const screen of screens) await look(page, screen);
  });

  test('every screen of a full account fits, says its name and can be pressed', async ({ page }) => {
    test.setTimeout(240_000);
    const { request } = page;
    const { id } = await store(request, 'resumes', RESUME);
    await store(request, 'resumes', { ...RESUME, title: WORD });
    const { id: gone } = await store(request, 'resumes', { ...RESUME, title: 'Gone' });
    expect((await request.delete(`/api/resumes/${gone}`)).ok()).toBe(true);
    const job = { jobDescription: 'We need an accountant with Excel and IFRS.', notes: 'Ask for the pay.' };
    const { id: application } = await store(request, 'job-applications', {
      ...job,
      company: WORD,
      position: LONG,
      status: 'interview',
      appliedDate: today(-3),
      followUpDate: today(),
      interviewDate: `${today(1)}T09:30:00+01:00`,
    });
    for (const status of ['applied', 'offer', 'rejected'] as const) {
      await store(request, 'job-applications', {
        ...job,
        company: 'Kora Foods',
        position: 'Clerk',
        status,
        appliedDate: today(-9),
      });
    }
    await store(request, 'cover-letters', {
      title: LONG,
      company: WORD,
      position: 'Clerk',
      content: 'Dear hiring manager, I count.',
    });

    const { id: saved } = await store(page.request, 'saved-jobs', {
      position: LONG,
      company: WORD,
      location: 'Ikeja, Lagos',
      deadline: today(1),
      jobDescription: 'Requirements:\n- Microsoft Excel\n- Power BI\n- NYSC discharge certificate',
    });
    const tracker = { path: '/job-tracker', title: 'Job Tracker', heading: 'Job Tracker' };
    const screens: Screen[] = [
      {
        name: 'dashboard',
        path: '/dashboard',
        title: 'Dashboard',
        heading: 'Hello, Ada',
        open: async () => {
          await page.getByRole('button', { name: 'Recently deleted' }).click();
          await page.getByRole('button', { name: 'Restore Gone' }).waitFor();
          await expectAccessibleInBothThemes(page);
        },
      },
      {
        name: 'profile',
        path: '/profile',
        title: 'Profile',
        heading: 'Profile',
        open: () => page.getByText('This device').first().waitFor(),
      },
      {
        name: 'profile editing',
        path: '/profile',
        title: 'Profile',
        heading: 'Profile',
        open: press('Edit'),
      },
      {
        ...tracker,
        name: 'tracker list',
        open: () => page.getByRole('list', { name: 'Your Applications' }).waitFor(),
      },
      {
        ...tracker,
        name: 'tracker board',
        path: '/job-tracker?view=board',
        open: () => page.getByText('Kora Foods').first().waitFor(),
      },
      { ...tracker, name: 'tracker calendar', path: '/job-tracker?view=calendar' },
      {
        ...tracker,
        name: 'tracker insights',
        path: '/job-tracker?view=insights',
        open: () => page.getByText('Show as table').first().waitFor(),
      },
      {
        ...tracker,
        name: 'tracker application',
        path: `/job-tracker/${application}`,
        open: () => page.getByRole('button', { name: 'Save changes' }).waitFor(),
      },
      { ...tracker, name: 'tracker adding', open: press('Add Application') },
      {
        ...tracker,
        name: 'tracker discovery',
        open: async () => {
          await page.getByRole('button', { name: 'Discover Jobs' }).click();
          await page.getByRole('article').first().waitFor();
        },
      },
      {
        name: 'suggested changes',
        path: '/proposals',
        title: 'Suggested changes',
        heading: 'Suggested changes',
      },
      {
        name: 'connect an app',
        path: `/connect?request=${encodeURIComponent(await appRequest(page.request))}`,
        title: 'Connect an app',
        heading: 'Connect an app',
        open: () => page.getByRole('button', { name: 'Do not connect' }).waitFor(),
      },
      { name: 'saved jobs', path: '/saved-jobs', title: 'Saved jobs', heading: 'Saved jobs' },
      {
        name: 'saved job',
        path: `/saved-jobs/${saved}`,
        title: 'Saved job',
        heading: /./,
        open: async () => {
          await page.getByRole('button', { name: 'Tailor a copy' }).waitFor();
          await page.getByRole('button', { name: 'Details, deadline and reminder' }).click();
          await expectAccessibleInBothThemes(page);
        },
      },
      {
        name: 'save job',
        path: '/save-job',
        title: 'Save this job',
        heading: 'Save this job',
        open: async () => {
          await page.getByRole('button', { name: 'Enter it by hand' }).click();
          await expectAccessibleInBothThemes(page);
        },
      },
      {
        name: 'save jobs elsewhere',
        path: '/save-job/how',
        title: 'Save jobs from other sites',
        heading: 'Save jobs from other sites',
      },
      { name: 'letters', path: '/cover-letters', title: 'Cover Letter', heading: /./ },
      {
        name: 'letter for an application',
        path: `/cover-letters/new?application=${application}`,
        title: 'Cover Letter',
        heading: /./,
      },
      {
        name: 'insights result',
        path: '/career-insights',
        title: 'Career Insights',
        heading: 'Career Insights',
        open: async () => {
          await page.getByLabel('Resume', { exact: true }).selectOption(id);
          await page.getByRole('button', { name: 'Analyze Resume' }).click();
          await page.getByRole('progressbar', { name: 'ATS score' }).waitFor();
        },
      },
    ];
    for (const screen of screens) await look(page, screen);
  });

  test('the focus moves to the heading of each screen that a link leads to', async ({ page }) => {
    await page.goto('/dashboard');
    const quick = page.getByRole('navigation', { name: 'Quick actions' });
    for (const [path, heading] of [
      ['/resume/new', 'Create Resume'],
      ['/cover-letters/new', 'Create Cover Letter'],
      ['/job-tracker', 'Job Tracker'],
      ['/career-insights', 'Career Insights'],
    ] as const) {
      await quick.locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeFocused();
    }
  });
});
