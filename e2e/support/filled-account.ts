import type { Page } from '@playwright/test';
import { ACCOUNTANT } from './accountant.ts';
import { store } from './stored.ts';

export interface Screen {
  name: string;
  path: string;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Stores something of each kind, and names the main screens that show it. */
export async function filledAccount(page: Page): Promise<Screen[]> {
  const { request } = page;
  const { id } = await store(request, 'resumes', ACCOUNTANT);
  const { id: application } = await store(request, 'job-applications', {
    company: 'Kora Foods',
    position: 'Accountant',
    status: 'interview',
    jobDescription: 'We need an accountant with Excel and IFRS.',
    appliedDate: inDays(-3),
    followUpDate: inDays(0),
    interviewDate: `${inDays(1)}T09:30:00+01:00`,
  });
  await store(request, 'job-applications', {
    company: 'Ɗanladi & Sons',
    position: 'Clerk',
    status: 'rejected',
    appliedDate: inDays(-9),
  });
  await store(request, 'cover-letters', {
    title: 'Letter to Kora Foods',
    company: 'Kora Foods',
    position: 'Accountant',
    content: 'Dear hiring manager, I count.',
  });
  return [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'editor', path: `/resume/edit/${id}` },
    { name: 'editor experience', path: `/resume/edit/${id}?field=experience.0.position` },
    { name: 'preview', path: `/resume/preview/${id}` },
    { name: 'resumes', path: '/resumes' },
    { name: 'tracker', path: '/job-tracker' },
    { name: 'tracker board', path: '/job-tracker?view=board' },
    { name: 'tracker calendar', path: '/job-tracker?view=calendar' },
    { name: 'tracker insights', path: '/job-tracker?view=insights' },
    { name: 'application', path: `/job-tracker/${application}` },
    { name: 'saved jobs', path: '/saved-jobs' },
    { name: 'insights', path: '/career-insights' },
    { name: 'letters', path: '/cover-letters' },
    { name: 'letter', path: '/cover-letters/new' },
    { name: 'profile', path: '/profile' },
  ];
}
