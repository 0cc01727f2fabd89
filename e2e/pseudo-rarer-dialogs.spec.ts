import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ACCOUNTANT } from './support/accountant.ts';
import { test } from './support/accounts.ts';
import { appRequest } from './support/app-request.ts';
import { fileOf, halves } from './support/photos.ts';
import { inPseudoEnglish } from './support/pseudo.ts';
import { button, field, inPseudo } from './support/pseudo-labels.ts';
import { lookAtParts, opened, press } from './support/pseudo-parts.ts';
import { store } from './support/stored.ts';

/** Changes what is stored, as another device would. */
async function changeElsewhere(page: Page, path: string, change: object): Promise<void> {
  const stored = await (await page.request.get(path)).json();
  const answer = await page.request.put(path, { data: { ...stored, ...change } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const goToBasics = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: inPseudo('Steps') })
    .getByRole('button', { name: inPseudo('Basic Info') })
    .click();

test.describe('in the pseudo-locale', { tag: '@any-screen' }, () => {
  test.beforeEach(({ page }) => inPseudoEnglish(page));

  test('what a resume seldom opens is in the catalogue and fits', async ({ page }) => {
    test.setTimeout(300_000);
    const { id } = await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
    const { id: second } = await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
    const { id: copy } = await store(page.request, `resumes/${id}/duplicate`, { language: 'fr' });
    await changeElsewhere(page, `/api/resumes/${id}`, { summary: 'Kept the books' });
    const editor = `/resume/edit/${id}`;
    // A draft stays on the device: each conflict has its own resume.
    const conflictOf = async (resume: string): Promise<void> => {
      await goToBasics(page);
      await changeElsewhere(page, `/api/resumes/${resume}`, { industry: 'Kora' });
      await field(page, 'Industry').fill('Excel');
      await button(page, 'Save Progress').click();
    };
    await lookAtParts(page, [
      { name: 'what changed in the original', path: `/resume/edit/${copy}`, open: press('See what changed') },
      {
        name: 'photo',
        path: editor,
        open: async () => {
          await goToBasics(page);
          const [chooser] = await Promise.all([
            page.waitForEvent('filechooser'),
            button(page, 'Choose photo').click(),
          ]);
          await chooser.setFiles(fileOf(await halves(page, 600, 800), 'Ada.jpg', 'image/jpeg'));
          await opened(page).getByRole('slider').waitFor();
        },
      },
      { name: 'conflict', path: editor, open: () => conflictOf(id) },
      {
        name: 'conflict by section',
        path: `/resume/edit/${second}`,
        open: async () => {
          await conflictOf(second);
          await button(page, 'Compare by section').waitFor();
          await press('Compare by section')(page);
        },
      },
    ]);
  });

  test('what letters and jobs seldom open is in the catalogue and fits', async ({ page }) => {
    test.setTimeout(300_000);
    const job = { company: 'Kora Foods', position: 'Clerk' };
    const { id: letter } = await store(page.request, 'cover-letters', {
      ...job,
      title: 'Clerk',
      content: 'Clerk',
    });
    const { id: application } = await store(page.request, 'job-applications', job);
    const { id: saved } = await store(page.request, 'saved-jobs', job);
    const uploaded = await page.request.post(`/api/job-applications/${application}/documents`, {
      multipart: { kind: 'other', file: { name: 'Excel.png', mimeType: 'image/png', buffer: PNG } },
    });
    expect(uploaded.ok(), await uploaded.text()).toBe(true);
    const path = `/job-tracker/${application}`;
    const editing = async (): Promise<void> => {
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: inPseudo('Details') })
        .click();
      await field(page.getByRole('dialog'), 'Location').fill('Excel');
    };
    await lookAtParts(page, [
      {
        name: 'letter conflict',
        path: `/cover-letters/${letter}`,
        open: async () => {
          await field(page, 'Content').fill('Excel');
          await changeElsewhere(page, `/api/cover-letters/${letter}`, { content: 'Kora' });
          await press('Save Cover Letter')(page);
        },
      },
      {
        name: 'deleting a document',
        path,
        open: async () => {
          await page
            .getByRole('dialog')
            .getByRole('tab', { name: inPseudo('Documents') })
            .click();
          await page.getByRole('dialog').getByText(inPseudo('Delete <Excel.png>')).click();
          await page.getByRole('alertdialog').waitFor();
        },
      },
      {
        name: 'application conflict',
        path,
        open: async () => {
          await editing();
          await changeElsewhere(page, `/api/job-applications/${application}`, { location: 'Kora' });
          await press('Save changes')(page);
          await page
            .getByRole('dialog', { name: inPseudo('Keep mine') })
            .or(button(page, 'Keep mine'))
            .waitFor();
        },
      },
      {
        name: 'job conflict',
        path: `/saved-jobs/${saved}`,
        open: async () => {
          await press('Details, deadline and reminder')(page);
          await field(page, 'Location').fill('Excel');
          await changeElsewhere(page, `/api/saved-jobs/${saved}`, { location: 'Kora' });
          await press('Save changes')(page);
        },
      },
      {
        name: 'jobs',
        path: '/job-tracker',
        open: async () => {
          await press('Discover Jobs')(page);
          await page.getByRole('article').first().waitFor();
        },
      },
      {
        name: 'what a job asks for',
        path: '/job-tracker',
        open: async () => {
          await press('Discover Jobs')(page);
          const card = page.getByRole('article').first();
          await card.getByText(inPseudo('Check before you apply')).click();
          await page.waitForLoadState('networkidle');
        },
      },
    ]);
  });

  test('what the profile seldom opens is in the catalogue and fits', async ({ page, account }) => {
    test.setTimeout(300_000);
    const path = '/profile';
    const prove = async (...presses: string[]): Promise<void> => {
      await field(opened(page), 'Password').fill(account.password);
      await press(...presses)(page);
    };
    const url = 'https://example.com/excel';
    await lookAtParts(page, [
      {
        name: 'new access token',
        path,
        open: async () => {
          await press('New Access Token')(page);
          await field(opened(page), 'Name').fill('Clerk');
          await field(opened(page), 'Read resumes').check();
          await press('Continue')(page);
          await prove('Make Token');
          await page.locator('code').first().waitFor();
        },
      },
      {
        name: 'secret of a webhook',
        path,
        open: async () => {
          await press('New Webhook')(page);
          await opened(page).getByRole('textbox').first().fill(url);
          await opened(page).getByRole('checkbox').first().check();
          await press('Add Webhook')(page);
          await button(page, 'I Have Saved It').waitFor();
        },
      },
      {
        name: 'calls of a webhook',
        path,
        open: async () => {
          // One that nobody answers, with the time of the next.
          await store(page.request, 'resumes', { ...ACCOUNTANT, title: 'Clerk' });
          await press(`Test <${url}>`)(page);
          await press(`Calls to <${url}>`)(page);
          await opened(page).getByRole('listitem').first().waitFor();
        },
      },
      { name: 'deleting a webhook', path, open: press(`Delete <${url}>`) },
      ...['better word to find', 'better word'].map((name) => ({
        name,
        path: '/dashboard',
        open: async () => {
          // Words are suggested for a real language only; the screens stay in the pseudo-locale.
          await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
          await page.locator('a[href="/profile"]').first().click();
          await press('Suggest a better word')(page);
          await field(opened(page), 'Words on the screen').fill('lettre');
          const found = opened(page).getByRole('listitem').first();
          await found.waitFor();
          if (name === 'better word') await found.getByRole('button').click();
        },
      })),
      {
        name: 'scanning for two-step verification',
        path,
        open: async () => {
          await press('Set Up')(page);
          await prove('Continue');
          await page.locator('.setup-key').waitFor();
        },
      },
      {
        name: 'backup codes',
        path,
        open: async () => {
          await press('Set Up')(page);
          await prove('Continue');
          const key = (await page.locator('.setup-key').textContent())?.replaceAll(' ', '') ?? '';
          await field(opened(page), 'Code').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
          await press('Turn On')(page);
          await button(page, 'I Have Saved Them').waitFor();
        },
      },
      { name: 'new backup codes', path, open: press('New Backup Codes') },
      { name: 'turning two-step verification off', path, open: press('Turn Off') },
      {
        name: 'connecting an app',
        path: `/connect?request=${encodeURIComponent(await appRequest(page.request))}`,
        open: press('Connect'),
      },
    ]);
  });
});

/** A picture of one dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
