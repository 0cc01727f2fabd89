import { expect, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Texts of two sizes and weights beside each other on these sheets: titles, employers and dates. */
const TEMPLATES = ['academic-researcher', 'creative-designer', 'finance-professional', 'data-scientist'];
/** Points by which two texts of one line may differ: less than the eye sees. */
const SAME = 0.15;
/** As far as a rounded baseline was off; further apart, they stand in two columns. */
const LINE = 0.9;

test('words of two sizes on one line share their baseline', async ({ page }) => {
  const server = await servePage();
  try {
    await openTemplates(page, server);
    for (const template of TEMPLATES) {
      const { file } = await page.evaluate(
        (id) => window.templates.make('text', id, window.templates.longCareer(id, 1)),
        template,
      );
      await using pdf = await PdfFile.of(file);
      const { items } = await (await (await pdf.open()).getPage(1)).getTextContent();
      const heights = items
        .flatMap((item) => ('str' in item && item.str.trim() !== '' ? Number(item.transform[5]) : []))
        .toSorted((one, other) => one - other);
      const steps = heights.slice(1).map((at, index) => at - (heights[index] ?? at));
      expect(steps.filter((step) => step < SAME).length, template).toBeGreaterThan(10);
      expect(
        steps.filter((step) => step >= SAME && step < LINE),
        template,
      ).toEqual([]);
    }
  } finally {
    await server.close();
  }
});
