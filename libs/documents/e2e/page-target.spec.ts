import { expect, type Page, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

const LEAST_POINTS = 9.5;
/** A person whose resume is somewhat longer than the pages it is to be fitted to. */
const CASES = [
  { person: 'Ọkọ́nkwọ̀-Nwachukwu', target: 'one', pages: 1 },
  { person: "Ng'ang'a", target: 'two', pages: 2 },
] as const;

/** So long that space alone does not suffice. */
const LONG = { person: "Ng'ang'a", target: 'one' } as const;

interface Fit {
  person: string;
  target: 'one' | 'two';
}

/** Pages of a fitted resume, and the size of its text in points before and after. */
async function fitted(page: Page, id: string, { person, target }: Fit) {
  const { file, ...sizes } = await page.evaluate(
    async ([template, who, pageTarget]) => {
      const resume = window.templates.resume(template, who);
      window.templates.show(template, { ...resume, designOptions: {} });
      await document.fonts.ready;
      const before = window.templates.textSize();
      const asked = { ...resume, designOptions: { pageTarget } };
      const made = await window.templates.make('text', template, asked);
      return { file: made.file, before, size: window.templates.textSize() };
    },
    [id, person, target] as const,
  );
  await using pdf = await PdfFile.of(file);
  return { ...sizes, count: (await pdf.open()).numPages };
}

test('a resume is fitted to one or two pages in every template, its text at least 9.5 points', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const server = await servePage();
  try {
    const all = [];
    for (const id of await openTemplates(page, server))
      for (const one of CASES) all.push({ id, ...one, ...(await fitted(page, id, one)) });
    expect(all.filter(({ count, pages }) => count > pages)).toEqual([]);
    expect(all.filter(({ size, before }) => size < Math.min(LEAST_POINTS, before) - 0.01)).toEqual([]);
    const long = await fitted(page, 'modern-professional', LONG);
    expect(long.size).toBeLessThan(long.before);
    expect(long.size).toBeGreaterThanOrEqual(LEAST_POINTS - 0.01);
  } finally {
    await server.close();
  }
});
