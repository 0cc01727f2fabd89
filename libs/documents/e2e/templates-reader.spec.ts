import { expect, type Page, test } from '@playwright/test';
import { EXPORT_PEOPLE } from './exports-people.ts';
import { addScore, f1Of, noScore, SCORED } from './exports-score.ts';
import { readNaively } from './naive-reader.ts';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { readBack } from './read-back.ts';
import { servePage } from './serve-page.ts';

/** Letters that the faces of the product hold; others can be typed, but no promise is made about reading them back. */
const COVERED = /^(?:[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\s\u0370-\u0491])*$/u;

/** What two readers miss of one file. */
async function missed(file: string, blocks: readonly string[]): Promise<string[]> {
  await using pdf = await PdfFile.of(file);
  const texts = { 'pdftotext -raw': await pdf.writtenText(), 'pdf.js': await pdf.readerText() };
  return Object.entries(texts).flatMap(([reader, text]) => {
    const found = readBack(text, blocks);
    const missing = found.missing.filter((word) => COVERED.test(word));
    const broken = found.broken.filter((block) => COVERED.test(block));
    const signs = /\*\*|\]\(/.exec(text)?.[0];
    return missing.length + broken.length === 0 && !signs
      ? []
      : [
          `${reader}: ${signs ?? ''} missing ${missing.slice(0, 5).join(' ')}; not whole ${JSON.stringify(broken.slice(0, 2))}`,
        ];
  });
}

const BAR = 0.9;
/** One told at length, and a long career joined of several. */
const READ_PEOPLE = [EXPORT_PEOPLE[0], EXPORT_PEOPLE[10]].filter((person) => person !== undefined);

test('a simple reader finds jobs, schools and skills in both PDFs of every template', async ({ page }) => {
  test.setTimeout(240_000);
  const server = await servePage();
  try {
    const ids = await openTemplates(page, server);
    const scores = { text: noScore(), layer: noScore() };
    let files = 0;
    for (const id of ids) {
      for (const { resume } of READ_PEOPLE) {
        for (const kind of ['text', 'layer'] as const) {
          const { file } = await page.evaluate(
            ([how, template, who]) => window.templates.make(how, template, who),
            [kind, id, resume] as const,
          );
          await using pdf = await PdfFile.of(file);
          addScore(scores[kind], resume, readNaively(await pdf.writtenText()));
          files += 1;
        }
      }
    }
    expect(files).toBe(26 * 2 * 2);
    for (const [kind, found] of Object.entries(scores)) {
      for (const part of SCORED)
        expect(f1Of(found[part]), `${kind} ${part}: ${JSON.stringify(found[part])}`).toBeGreaterThanOrEqual(
          BAR,
        );
    }
  } finally {
    await server.close();
  }
});

const make = (page: Page, kind: 'text' | 'layer', id: string, person: string) =>
  page.evaluate(
    async ([how, template, who]) => ({
      blocks: window.templates.blocks(how, template, who),
      file: (await window.templates.make(how, template, who)).file,
    }),
    [kind, id, person] as const,
  );

test.describe('every template, with its sample and with everything that breaks layouts', () => {
  for (const [kind, name] of [
    ['text', 'text PDF'],
    ['layer', 'capture'],
  ] as const) {
    test(`gives every word back to two readers from the ${name}`, async ({ page }) => {
      test.setTimeout(360_000);
      const server = await servePage();
      try {
        const ids = await openTemplates(page, server);
        expect(ids).toHaveLength(26);
        const faults: Record<string, string[]> = {};
        // One file is read while the next is made.
        let reading: Promise<void> = Promise.resolve();
        for (const id of ids) {
          for (const person of ['sample', 'stress', 'sample with marks']) {
            const { blocks, file } = await make(page, kind, id, person);
            await reading;
            reading = missed(file, blocks).then((found) => {
              if (found.length > 0) faults[`${id} / ${person}`] = found;
            });
          }
        }
        await reading;
        expect(faults).toEqual({});
      } finally {
        await server.close();
      }
    });
  }
});
