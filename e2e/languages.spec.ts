import { expect, type Page, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { englishWords, inPseudoEnglish } from './support/pseudo.ts';
import { NAMES } from './support/pseudo-names.ts';
import { store } from './support/stored.ts';

async function leaks(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await englishWords(page, NAMES)).map((words) => `${path}  ${words}`);
}

signedOut(
  'every text of the screens before signing in is in the catalogue',
  { tag: '@any-screen' },
  async ({ page }) => {
    await inPseudoEnglish(page);
    const found: string[] = [];
    for (const path of [
      '/',
      '/auth',
      '/auth?signup=true',
      '/auth?forgot=true',
      '/auth?reset=none',
      '/privacy',
      '/nowhere',
    ])
      found.push(...(await leaks(page, path)));
    expect(found).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  },
);

test('every text of the screens of an account is in the catalogue', { tag: '@any-screen' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { id } = await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
  const { id: application } = await store(page.request, 'job-applications', {
    company: 'Kora Foods',
    position: 'Clerk',
    status: 'applied',
    appliedDate: '2026-11-02',
  });
  await store(page.request, 'cover-letters', {
    title: 'Clerk',
    company: 'Kora Foods',
    position: 'Clerk',
    content: 'Clerk',
  });
  await store(page.request, 'saved-jobs', { position: 'Clerk', company: 'Kora Foods' });
  await inPseudoEnglish(page);
  const found: string[] = [];
  for (const path of [
    ...['/dashboard', '/resumes', '/resume/new', `/resume/edit/${id}`, `/resume/preview/${id}`],
    ...[
      '/job-tracker',
      '/job-tracker?view=board',
      '/job-tracker?view=calendar',
      '/job-tracker?view=insights',
    ],
    ...[`/job-tracker/${application}`, '/saved-jobs', '/save-job', '/save-job/how', '/cover-letters'],
    ...['/cover-letters/new', '/career-insights', '/profile', '/proposals', '/privacy'],
  ]) {
    found.push(...(await leaks(page, path)));
  }
  expect(found).toEqual([]);
});
