import { expect, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

const DOTS_PER_MM = 60 / 25.4;

/** Brightness from 0 to 255 of the first page, so many millimetres from its upper left corner. */
async function brightness(pdf: PdfFile): Promise<(x: number, y: number) => number> {
  await pdf.tool('pdftoppm', '-r', '60', '-gray', '-singlefile', 'file.pdf', 'page');
  const picture = Buffer.from(await pdf.tool('base64', 'page.pgm'), 'base64');
  const [head = '', width = ''] = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(picture.toString('latin1')) ?? [];
  return (x, y) =>
    picture[head.length + Math.round(y * DOTS_PER_MM) * Number(width) + Math.round(x * DOTS_PER_MM)] ?? -1;
}

test('a captured page is A4 with no white strip around grounds and bars of the sheet', async ({ page }) => {
  test.setTimeout(120_000);
  const server = await servePage();
  try {
    await openTemplates(page, server);
    for (const pageSize of ['letter', 'a4'] as const) {
      const shown = async (id: string, skills = 0) => {
        const { file } = await page.evaluate(
          ([templateId, size, count]) => {
            const { skills = [], ...sample } = window.templates.resume(templateId, 'sample');
            const more = Array.from({ length: count }, (_, at) => ({
              name: `Skill ${at}`,
              level: 'intermediate' as const,
              category: `${at}`,
            }));
            return window.templates.make('capture', templateId, {
              ...sample,
              skills: [...skills, ...more],
              designOptions: { ...sample.designOptions, pageSize: size },
            });
          },
          [id, pageSize, skills] as const,
        );
        await using pdf = await PdfFile.of(file);
        expect(await pdf.tool('pdfinfo', 'file.pdf')).toContain('A4');
        return await brightness(pdf);
      };
      const banner = await shown('data-scientist');
      const ground = banner(105, 12);
      for (const [x, y] of [
        [2, 1],
        [105, 4],
        [207, 7],
      ] as const)
        expect(Math.abs(banner(x, y) - ground)).toBeLessThan(6);
      expect(ground).toBeLessThan(100);
      // A column that goes on over the page.
      const column = await shown('creative-designer', 60);
      for (const y of [281, 283, 290, 296]) expect(column(208, y)).toBeLessThan(150);
      const bar = await shown('corporate-executive');
      expect(bar(105, 0.8)).toBeLessThan(150);
      for (const y of [6, 8, 10, 12]) expect(bar(105, y)).toBeGreaterThan(250);
    }
  } finally {
    await server.close();
  }
});
