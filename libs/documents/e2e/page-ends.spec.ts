import { expect, test } from '@playwright/test';
import { lastPageOf } from './last-page-of.ts';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Without more or less space, 20 of the 26 templates end this person with a few lines on a last page. */
const FURTHER_CAREERS = 4;
const LEAST_FILLED = 0.3;

test('no template ends a long career with a page of a few lines', async ({ page }) => {
  test.setTimeout(240_000);
  const server = await servePage();
  try {
    const ids = await openTemplates(page, server);
    const short: string[] = [];
    let several = 0;
    for (const id of ids) {
      const { file } = await page.evaluate(
        ([template, further]) => {
          const resume = window.templates.longCareer(template, further);
          return window.templates.make('text', template, { ...resume, designOptions: { pageSize: 'a4' } });
        },
        [id, FURTHER_CAREERS] as const,
      );
      await using pdf = await PdfFile.of(file);
      const { pages, filled } = await lastPageOf(pdf);
      if (pages > 1) several += 1;
      if (pages > 1 && filled < LEAST_FILLED) short.push(`${id}: ${Math.round(filled * 100)} %`);
    }
    expect(several).toBe(ids.length);
    expect(short).toEqual([]);
  } finally {
    await server.close();
  }
});

/** One column each, with headings and heads of entries of different kinds. */
const CUT = ['classic-corporate', 'minimalist-clean', 'graphic-artist', 'entrepreneur-founder'] as const;
/** From some 18 cm: on less, a whole entry that moves to the next page would leave more white than a lone statement. */
const HEIGHTS = Array.from({ length: 60 }, (_, step) => 700 + step * 11);

test('wherever a page ends, no heading or title ends it, and no last statement begins the next', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const server = await servePage();
  try {
    await openTemplates(page, server);
    for (const id of CUT) {
      const found = await page.evaluate(
        async ([template, further, heights]) => {
          // Faces are asked for when the sheet is laid out.
          const sheet = window.templates.show(template, window.templates.longCareer(template, further));
          sheet.getBoundingClientRect();
          await document.fonts.ready;
          return window.templates.lastWords(heights);
        },
        [id, FURTHER_CAREERS, HEIGHTS] as const,
      );
      expect(found?.pages, id).toBeGreaterThan(HEIGHTS.length * 2);
      expect(found, id).toMatchObject({ begun: [], alone: [] });
    }
  } finally {
    await server.close();
  }
});
