import { expect, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

const PLAIN = 'Cut delivery cost by a fifth within the first year.';
const MIXED = ['Ọláńrewájú', '₦450,000', 'gbọ́dọ̀', 'Ṣàgámù', 'Ɗanjuma'];

test('each word has one font, bold italic is a face, and plain English loads no more than it did', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const server = await servePage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loaded = (): string[] =>
    asked
      .splice(0)
      .flatMap((url) => /([^/]+)\.ttf$/.exec(url)?.[1] ?? [])
      .sort();
  try {
    await openTemplates(page, server);
    const made = async (id: string, summary: string) => {
      const { file } = await page.evaluate(
        ([templateId, text]) =>
          window.templates.make('text', templateId, {
            personalInfo: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' },
            summary: text,
          }),
        [id, summary] as const,
      );
      return PdfFile.of(file);
    };
    await using _ = await made('sales-achiever', PLAIN);
    expect(loaded()).toEqual(['fira-sans-400-basic', 'fira-sans-condensed-700-basic']);

    await using mixed = await made('sales-achiever', MIXED.join(' '));
    const document = await mixed.open();
    const { items } = await (await document.getPage(1)).getTextContent();
    const naive = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(MIXED.filter((word) => !naive.split(/\s+/).includes(word))).toEqual([]);

    // A family of running text each, of every kind of cut.
    for (const [id, face] of [
      ['sales-achiever', 'FiraSans-BoldItalic'],
      ['classic-corporate', 'EBGaramond-BoldItalic'],
      ['academic-researcher', 'NotoSerif-BoldItalic'],
      ['startup-dynamic', 'Inter-BoldItalic'],
    ] as const) {
      await using pdf = await made(id, `${PLAIN} ***Saved a lot.*** *And so on.*`);
      const fonts = await pdf.tool('pdffonts', 'file.pdf');
      expect(fonts, id).toContain(`+${face}`);
      expect(loaded().join(), id).toMatch(/700-italic-(basic|latin)/);
      expect(await pdf.tool('pdfinfo', '-struct-text', 'file.pdf')).toContain(
        `"${PLAIN} Saved a lot. And so on."`,
      );
    }
  } finally {
    await server.close();
  }
});
