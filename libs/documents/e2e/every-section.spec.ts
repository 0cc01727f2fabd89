import { ENTRY_SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import {
  FULL_RESUME,
  SAID_OF_PERSON,
  saidOfSection,
} from '@career/contracts/resume-table/testing/full-resume';
import { expect, type Page, test } from '@playwright/test';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Whether categories of skills are printed is the design's choice. */
const BY_DESIGN = 'skills category';
const SAID = [...SAID_OF_PERSON, ...ENTRY_SECTION_NAMES.flatMap((name) => saidOfSection(name))].filter(
  (words) => words !== BY_DESIGN,
);
/** Case, line ends and the hyphen of a cut word are the design's. */
const plain = (text: string): string => text.toLowerCase().replace(/https:\/\/|[\s\u00ad-]+/g, '');

async function textOf(page: Page, kind: 'text' | 'layer', id: string): Promise<string> {
  const { file } = await page.evaluate(
    ([how, template, resume]) => window.templates.make(how, template, resume),
    [kind, id, FULL_RESUME] as const,
  );
  await using pdf = await PdfFile.of(file);
  return plain(await pdf.writtenText());
}

test('every field of every section is in both PDFs of every template', async ({ page }) => {
  test.setTimeout(400_000);
  const server = await servePage([]);
  try {
    const faults: string[] = [];
    for (const id of await openTemplates(page, server))
      for (const kind of ['text', 'layer'] as const) {
        const text = await textOf(page, kind, id);
        faults.push(
          ...SAID.filter((words) => !text.includes(plain(words))).map((words) => `${id} ${kind}: ${words}`),
        );
      }
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
