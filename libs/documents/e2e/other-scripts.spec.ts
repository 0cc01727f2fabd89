import { expect, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { OTHER_SCRIPTS_PEOPLE } from './other-scripts-people.ts';
import { scriptFaults } from './other-scripts-score.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

const TEMPLATES = ['modern-professional', 'creative-designer'];
/** One of them has Chinese, one Japanese names, too. */
const PEOPLE = { 'Arabic, logistics': /NotoSansSC/, 'Amharic, software developer': /NotoSansJP/ };

/** A sample of `npm run eval:scripts`. */
test('two readers find every word of an Arabic and an Amharic resume, in base letters', async ({ page }) => {
  const server = await servePage();
  try {
    await openTemplates(page, server);
    let words = 0;
    for (const id of TEMPLATES) {
      for (const [who, face] of Object.entries(PEOPLE)) {
        for (const kind of ['text', 'layer'] as const) {
          const { blocks, file } = await page.evaluate(
            async ([how, template, body]) => ({
              blocks: await window.templates.blocksOf(how, template, body),
              file: (await window.templates.make(how, template, body)).file,
            }),
            [kind, id, OTHER_SCRIPTS_PEOPLE[who] as never] as const,
          );
          await using pdf = await PdfFile.of(file);
          if (kind === 'text') expect(await pdf.tool('pdffonts', 'file.pdf')).toMatch(face);
          for (const text of [await pdf.writtenText(), await pdf.readerText()]) {
            const faults = scriptFaults(text, blocks);
            words += faults.words;
            expect(faults, `${id}, ${who}, ${kind}`).toMatchObject({ missing: [], forms: [] });
          }
        }
      }
    }
    expect(words).toBeGreaterThan(1_000);
  } finally {
    await server.close();
  }
});
