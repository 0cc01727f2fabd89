import { expect, test as signedOut } from '@playwright/test';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { inPseudoEnglish } from './support/pseudo.ts';
import { button, field, inPseudo } from './support/pseudo-labels.ts';
import { lookAtParts, opened, press } from './support/pseudo-parts.ts';
import { store } from './support/stored.ts';

signedOut(
  'dialogs of the landing page are in the catalogue and fit',
  { tag: '@any-screen' },
  async ({ page }) => {
    await inPseudoEnglish(page);
    await lookAtParts(page, [
      { name: 'demo', path: '/', open: press('Watch Demo') },
      {
        name: 'old CV',
        path: '/',
        open: async () => {
          await press('Make my CV')(page);
          await opened(page).getByRole('textbox').first().waitFor();
        },
      },
    ]);
  },
);

test.describe('in the pseudo-locale', { tag: '@any-screen' }, () => {
  test.beforeEach(({ page }) => inPseudoEnglish(page));

  test('dialogs, drawers and menus around a resume are in the catalogue and fit', async ({ page }) => {
    test.setTimeout(300_000);
    const { id } = await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
    const editor = `/resume/edit/${id}`;
    await lookAtParts(page, [
      { name: 'import', path: '/resume/new', open: press('Import') },
      {
        name: 'import review',
        path: '/resume/new',
        open: async () => {
          await press('Import')(page);
          const dialog = page.getByRole('dialog');
          await dialog
            .getByRole('textbox')
            .fill('Ada Obi\nada@example.com\n\nExperience\nClerk, Kora Foods\n2021 - 2024\n- Kept the books');
          await button(dialog, 'Read this text').click();
          await page.getByRole('dialog', { name: inPseudo('Check what was found') }).waitFor();
        },
      },
      { name: 'CV preview', path: editor, open: press('Preview CV') },
      { name: 'more formats', path: editor, open: press('Preview CV', 'More formats') },
      { name: 'versions', path: editor, open: press('Versions') },
      { name: 'template preview', path: editor, open: press('Larger preview') },
      {
        name: 'leaving',
        path: editor,
        open: async () => {
          await page
            .getByRole('navigation', { name: inPseudo('Steps') })
            .getByRole('button', { name: inPseudo('Basic Info') })
            .click();
          await field(page, 'Resume Title').fill('Clerk');
          await field(page, 'Industry').fill('Banking');
          await press('Back to Dashboard')(page);
        },
      },
      { name: 'deleting', path: '/resumes', open: press('Delete <Clerk>') },
      { name: 'duplicating', path: '/resumes', open: press('Duplicate <Clerk>') },
      { name: 'tags', path: '/resumes', open: press('Tags of <Clerk>') },
    ]);
  });

  test('dialogs around letters and insights are in the catalogue and fit', async ({ page }) => {
    test.setTimeout(240_000);
    await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
    const letter = { title: 'Clerk', company: 'Kora Foods', position: 'Clerk', content: 'Clerk' };
    const { id } = await store(page.request, 'cover-letters', letter);
    const again = await page.request.put(`/api/cover-letters/${id}`, { data: { ...letter, content: 'Obi' } });
    expect(again.ok()).toBe(true);
    const path = `/cover-letters/${id}`;
    await lookAtParts(page, [
      { name: 'letter preview', path, open: press('Preview') },
      { name: 'earlier versions', path, open: press('Earlier versions') },
      { name: 'deleting a letter', path: '/cover-letters', open: press('Delete <Clerk>') },
    ]);
  });

  test('dialogs of the tracker are in the catalogue and fit', async ({ page }) => {
    test.setTimeout(300_000);
    const { id } = await store(page.request, 'job-applications', {
      company: 'Kora Foods',
      position: 'Clerk',
    });
    const { id: saved } = await store(page.request, 'saved-jobs', {
      position: 'Clerk',
      company: 'Kora Foods',
    });
    const moveTo = (status: string) => async (): Promise<void> => {
      await page
        .getByRole('combobox', { name: inPseudo('Move <Clerk> at <Kora Foods>') })
        .selectOption(status);
    };
    const tab = (name: string) => async (): Promise<void> => {
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: inPseudo(name) })
        .click();
    };
    const application = `/job-tracker/${id}`;
    await lookAtParts(page, [
      { name: 'adding', path: '/job-tracker', open: press('Add Application') },
      { name: 'application', path: application, open: tab('Details') },
      { name: 'documents', path: application, open: tab('Documents') },
      { name: 'timeline', path: application, open: tab('Timeline') },
      { name: 'deleting an application', path: application, open: press('Delete') },
      { name: 'interview', path: '/job-tracker', open: moveTo('interview') },
      { name: 'offer', path: '/job-tracker', open: moveTo('offer') },
      { name: 'table in', path: '/job-tracker', open: press('Import CSV') },
      { name: 'calendar feed', path: '/job-tracker', open: press('Calendar feed') },
      {
        name: 'deleting a saved job',
        path: `/saved-jobs/${saved}`,
        open: press('Details, deadline and reminder', 'Delete'),
      },
    ]);
  });

  test('dialogs of the profile are in the catalogue and fit', async ({ page, account }) => {
    test.setTimeout(300_000);
    const path = '/profile';
    await lookAtParts(page, [
      { name: 'access token', path, open: press('New Access Token') },
      {
        name: 'proof',
        path,
        open: async () => {
          await press('New Access Token')(page);
          await field(page.getByRole('dialog'), 'Name').fill('Clerk');
          await field(page.getByRole('dialog'), 'Read resumes').check();
          await press('Continue')(page);
          await field(page.getByRole('dialog'), 'Password').fill(account.password);
        },
      },
      { name: 'password', path, open: press('Change Password') },
      { name: 'two-step verification', path, open: press('Set Up') },
      { name: 'webhook', path, open: press('New Webhook') },
      { name: 'clearing the device', path, open: press('Clear This Device') },
      { name: 'deleting the account', path, open: press('Delete Account') },
    ]);
  });
});
