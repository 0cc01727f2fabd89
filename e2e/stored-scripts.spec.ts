import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pdfLinks, readPdf } from './resume-pdf.ts';
import { test as plain } from './support/accounts.ts';
import { HostileValues, MARK } from './support/hostile-values.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** What stored text must never become. */
const RISEN =
  'svg[onload], img[onerror], iframe[srcdoc], script[src*="beacon"], a[href^="javascript" i], [onmouseover]';

/** Reports everything that a script in a text would cause. */
async function watch(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tellBeacon', (what: string) => void told.push(what));
  await page.addInitScript(() => {
    const tell = (what: string): void =>
      (window as unknown as { tellBeacon(what: string): void }).tellBeacon(what);
    Object.defineProperty(window, '__xss', { set: (value) => tell(`script ${value} ran`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} was violated by ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    told.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  // A photo may come from anywhere; nothing else may go anywhere.
  await page.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
    const request = route.request();
    if (request.resourceType() !== 'image' || request.url().includes('beacon'))
      told.push(`asked for ${request.url()}`);
    return route.abort();
  });
  return told;
}

interface Stored {
  values: HostileValues;
  resume: string;
  letter: string;
  application: string;
  fileName: string;
}

async function fill(request: APIRequestContext): Promise<Stored> {
  const values = await HostileValues.read(request);
  const send = async (
    method: 'post' | 'put' | 'patch',
    path: string,
    data: object,
  ): Promise<Record<string, string>> => {
    const answer = await request[method](path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  await send('put', '/api/auth/user', values.of('SaveProfileDto'));
  const body = values.of('SaveResumeDto', {
    templateId: 'modern-professional',
    version: null,
    isDraft: true,
  });
  const resume = await send('post', '/api/resumes', body);
  const application = await send(
    'post',
    '/api/job-applications',
    values.of('SaveJobApplicationDto', {
      resumeUsed: null,
      coverLetterUsed: null,
      version: null,
      interviewDate: '2026-12-04T10:30:00+01:00',
    }),
  );
  const letter = await send(
    'post',
    '/api/cover-letters',
    values.of('SaveCoverLetterDto', {
      jobApplicationId: application.id,
      version: null,
      generateFromJob: false,
    }),
  );
  await send('post', '/api/career-insights', values.of('SaveCareerInsightDto', { resumeId: resume.id }));
  const full = await send('put', `/api/resumes/${resume.id}`, { ...body, keepVersion: true });
  expect(full.version).toBe(2);
  const [version] = await (await request.get(`/api/resumes/${resume.id}/versions`)).json();
  await send('patch', `/api/resumes/${resume.id}/versions/${version.id}`, values.of('SaveVersionNameDto'));
  const upload = await request.post(`/api/job-applications/${application.id}/documents`, {
    multipart: { file: { name: `${MARK}.pdf`, mimeType: 'application/pdf', buffer: PDF } },
  });
  expect(upload.status(), await upload.text()).toBe(201);
  const { fileName } = await upload.json();
  return {
    values,
    fileName,
    resume: resume.id ?? '',
    letter: letter.id ?? '',
    application: application.id ?? '',
  };
}

type ExpectHarmless = (where: string, text?: string) => Promise<void>;

/** A browser that is signed in to an account whose every text is a script, and a look at what became of them. */
const test = plain.extend<{ stored: Stored; expectHarmless: ExpectHarmless }>({
  stored: async ({ context, account: _account }, use) => use(await fill(context.request)),
  expectHarmless: async ({ page }, use) => {
    const told = await watch(page);
    await use(async (where, text = MARK) => {
      await expect(page.locator('body'), where).toContainText(text);
      expect([where, await page.locator(RISEN).count(), told]).toEqual([where, 0, []]);
    });
    // The watch would have seen one.
    await page.evaluate((mark) => document.body.insertAdjacentHTML('beforeend', mark), MARK);
    await expect.poll(() => told).toEqual([expect.stringContaining('script-src')]);
  },
});

test.describe('stored text never runs', { tag: '@any-screen' }, () => {
  test('on the dashboard, the profile and in the editor', async ({ page, stored, expectHarmless }) => {
    await page.goto('/dashboard');
    await expectHarmless('dashboard');
    await page.goto('/profile');
    await expectHarmless('profile');
    await page.goto(`/resume/edit/${stored.resume}`);
    for (const step of ['Basic Info', 'Experience', 'Education', 'Skills', 'Details', 'Template']) {
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click();
      await expectHarmless(`editor, ${step}`);
    }
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText(MARK);
    await expectHarmless('versions');
  });

  test('in any template, on paper and in the PDF', async ({ page, context, stored, expectHarmless }) => {
    const body = await (await context.request.get(`/api/resumes/${stored.resume}`)).json();
    await page.goto(`/resume/preview/${stored.resume}`);
    for (const templateId of TEMPLATE_IDS) {
      const data = { ...body, templateId, version: null, isDraft: true };
      const made = await context.request.post('/api/resumes', { data });
      const address = `/resume/preview/${(await made.json()).id}`;
      // Follows a link within the product, without a reload.
      await page.evaluate((path) => history.pushState(null, '', path), address);
      // The first: a copy of it is measured beside the page.
      await expect(page.locator(`[data-template="${templateId}"]`).first()).toContainText(MARK);
      await expectHarmless(`preview, ${templateId}`);
    }
    await page.emulateMedia({ media: 'print' });
    await expectHarmless('print');
    await page.emulateMedia({ media: 'screen' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await (await download).path();
    expect((await readPdf(file)).text).toContain('onload');
    // Addresses in a PDF open with a click: only those of the web and of mail may be there.
    expect((await pdfLinks(file)).filter((link) => !/^(?:https?|mailto|tel):/.test(link))).toEqual([]);
    await expectHarmless('PDF');
  });

  test('in the tracker, the letters and the insights', async ({ page, stored, expectHarmless }) => {
    // Openings come from elsewhere: here they are as bad as can be, past what the server takes out of them.
    await page.route(/\/api\/job-listings(?:\/matches)?(?:\?|$)/, (route) =>
      route.fulfill({
        json: [stored.values.of('MatchedListingDto', { jobType: 'Remote' })],
        headers: { 'x-total-count': '1' },
      }),
    );
    for (const view of ['list', 'board', 'calendar&month=2026-12', 'insights']) {
      await page.goto(`/job-tracker?view=${view}`);
      await expectHarmless(`tracker, ${view}`, view === 'insights' ? 'Applications' : MARK);
    }
    await page.getByRole('button', { name: 'Discover Jobs' }).click();
    await expect(page.getByRole('dialog', { name: 'Discover Jobs' }).getByRole('article')).toContainText(
      MARK,
    );
    await expectHarmless('openings');
    await page.goto(`/job-tracker/${stored.application}`);
    await expectHarmless('application');
    await page.getByRole('dialog').getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: stored.fileName })).toBeVisible();
    await expectHarmless('documents');
    await page.goto('/cover-letters');
    await expectHarmless('letters');
    await page.goto(`/cover-letters/${stored.letter}`);
    await expect(page.getByLabel('Content')).toHaveValue(new RegExp(MARK));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expectHarmless('letter');
    await page.goto('/career-insights');
    await page.getByRole('button', { name: /View Details/ }).click();
    await expectHarmless('insights');
  });
});
