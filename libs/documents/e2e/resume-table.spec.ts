import { EXTENDED_RESUME } from '@career/contracts/resume-table/testing/extended-table';
import { expect, type Page, test } from '@playwright/test';
import type { Plugin } from 'vite';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

/** Puts a copy of the table with a section and two fields more in place of the table. */
const withExtendedTable: Plugin = {
  name: 'extended-table',
  enforce: 'pre',
  load: (id) =>
    /\/resume-table\/resume-table\.ts$/.test(id)
      ? `import * as table from '${id}?table';
         import { extendedTable } from '${id.replace('resume-table.ts', 'testing/extended-table.ts')}';
         export const {
           ENTRY_SECTIONS, ENTRY_SECTION_NAMES, ABOUT_FIELDS, SUMMARY_FIELD, PERSON_FIELDS, RESUME_SECTIONS,
           SECTION_NAMES, isEntrySection,
         } = extendedTable(table);`
      : undefined,
};

const SAID = [
  'Blood group: O positive',
  'Team size: 12 people',
  'Solar dryer',
  'Dried 40 tonnes',
  'Tools: AutoCAD, Excel',
  'Role: lead',
];

/** What a PDF of the resume does not say. */
async function missing(page: Page, kind: 'text' | 'layer', id: string): Promise<string[]> {
  const { file } = await page.evaluate(
    ([how, template, resume]) => window.templates.make(how, template, resume),
    [kind, id, EXTENDED_RESUME] as const,
  );
  await using pdf = await PdfFile.of(file);
  const text = (await pdf.writtenText()).replace(/\s+/g, ' ');
  const unsaid = SAID.filter((words) => !text.includes(words));
  return [...unsaid, ...(/patents/i.test(text) ? [] : ['heading'])].map((words) => `${id} ${kind}: ${words}`);
}

test('what is in the table alone is in both PDFs of every template', async ({ page }) => {
  test.setTimeout(240_000);
  const server = await servePage([], [withExtendedTable]);
  try {
    const faults: string[] = [];
    for (const id of await openTemplates(page, server)) {
      faults.push(...(await missing(page, 'text', id)), ...(await missing(page, 'layer', id)));
    }
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
