import { expect, type Page, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile, plain } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** One of each arrangement in which a column may be beside an entry. */
const TEMPLATES = [
  'minimalist-clean',
  'modern-professional',
  'startup-dynamic',
  'graphic-artist',
  'project-manager',
];
const WANTED = 'Warehouse planner';

/** The sample with a post that begins a page. */
const withStart = (page: Page, id: string) =>
  page.evaluate(
    ([templateId, position]) => {
      const sample = window.templates.resume(templateId, 'sample');
      const job = {
        company: 'Depot Ltd',
        position,
        startDate: '2001-01',
        endDate: '2002-01',
        description: 'Sorted.',
      };
      const [first, ...rest] = sample.experience ?? [];
      return { ...sample, experience: [first, { ...job, startOnNewPage: true }, ...rest] } as typeof sample;
    },
    [id, WANTED] as const,
  );

test('an entry begins a page in both PDFs, in print and in the preview where the person wants it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = await servePage();
  try {
    await openTemplates(page, server);
    for (const id of TEMPLATES) {
      const resume = await withStart(page, id);
      const files: [string, string][] = [];
      for (const kind of ['text', 'layer'] as const) {
        const { file } = await page.evaluate(
          ([name, templateId, one]) => window.templates.make(name, templateId, one),
          [kind, id, resume] as const,
        );
        files.push([kind, file]);
      }
      files.push(['print', (await page.pdf({ preferCSSPageSize: true })).toString('base64')]);
      for (const [kind, file] of files) {
        await using pdf = await PdfFile.of(file);
        const pages = (await pdf.writtenText()).split('\f').map(plain);
        expect(pages[0], `${id} ${kind}`).not.toContain(plain(WANTED));
        expect(pages[1], `${id} ${kind}`).toContain(plain(WANTED));
      }
    }
  } finally {
    await server.close();
  }
});
