import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { appRequest } from './support/app-request.ts';
import { assistantOf } from './support/assistant.ts';
import { englishWords, inPseudoEnglish } from './support/pseudo.ts';
import { NAMES } from './support/pseudo-names.ts';
import { store } from './support/stored.ts';

async function leaks(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await englishWords(page, NAMES)).map((words) => `${path}  ${words}`);
}

/** Addresses of all screens, as the features name them: `/resume/edit/$id`. */
function routedPaths(): string[] {
  const features = new URL('../apps/web/src/features/', import.meta.url);
  const routes = globSync('*/routes.ts', { cwd: features }).map((file) =>
    readFileSync(new URL(file, features), 'utf8'),
  );
  return routes
    .flatMap((code) => [...code.matchAll(/paths: \[([^\]]+)\]/g)])
    .flatMap(([, paths = '']) => [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path));
}

const fits = (routed: string, path: string): boolean =>
  new RegExp(`^${routed.replace(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`).test(
    path.split('?')[0] ?? '',
  );

const SIGNED_OUT = [
  '/',
  '/auth',
  '/auth?signup=true',
  '/auth?forgot=true',
  '/auth?reset=none',
  '/privacy',
  '/nowhere',
];

signedOut(
  'every text of the screens before signing in is in the catalogue',
  { tag: '@any-screen' },
  async ({ page }) => {
    await inPseudoEnglish(page);
    const found: string[] = [];
    for (const path of SIGNED_OUT) found.push(...(await leaks(page, path)));
    expect(found).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  },
);

test('every text of the screens of an account is in the catalogue', { tag: '@any-screen' }, async ({
  page,
  account,
}) => {
  test.setTimeout(300_000);
  const { id } = await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
  const { id: application } = await store(page.request, 'job-applications', {
    company: 'Kora Foods',
    position: 'Clerk',
    status: 'applied',
    appliedDate: '2026-11-02',
  });
  const { id: letter } = await store(page.request, 'cover-letters', {
    title: 'Clerk',
    company: 'Kora Foods',
    position: 'Clerk',
    content: 'Clerk',
  });
  const { id: saved } = await store(page.request, 'saved-jobs', { position: 'Clerk', company: 'Kora Foods' });
  const suggest = await assistantOf(page, account.password);
  const proposal = await suggest('save_job', { position: 'Clerk', company: 'Kora Foods' });
  await inPseudoEnglish(page);
  const paths = [
    ...['/dashboard', '/resumes', '/resume/new', `/resume/edit/${id}`, `/resume/preview/${id}`],
    ...[
      '/job-tracker',
      '/job-tracker?view=board',
      '/job-tracker?view=calendar',
      '/job-tracker?view=insights',
    ],
    ...[`/job-tracker/${application}`, '/saved-jobs', '/save-job', '/save-job/how', '/cover-letters'],
    ...['/cover-letters/new', '/career-insights', '/profile', '/proposals', '/privacy'],
    ...[`/cover-letters/${letter}`, `/saved-jobs/${saved}`, `/resume/share/${id}`],
    ...[proposal, `/connect?${await appRequest(page.request)}`],
  ];
  const unseen = routedPaths().filter(
    (routed) => ![...SIGNED_OUT, ...paths].some((path) => fits(routed, path)),
  );
  expect(unseen, 'screens that nobody looks at').toEqual([]);
  const found: string[] = [];
  for (const path of paths) found.push(...(await leaks(page, path)));
  expect(found).toEqual([]);
});
