import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';
import { brokenRules } from './validity/pdf-rules.ts';

test('both PDFs and the letter of every template keep the rules of PDF/UA-1 and PDF/A-2u', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const server = await servePage();
  try {
    const ids = await openTemplates(page, server);
    const faults: Record<string, string[]> = {};
    let files = 0;
    for (const id of ids) {
      for (const [kind, who] of [
        ['text', 'sample'],
        ['layer', 'sample'],
        ['text', 'stress'],
        ['letter', 'sample'],
      ] as const) {
        const { file } = await page.evaluate(
          ([how, template, resume]) => window.templates.make(how, template, resume),
          [kind, id, who] as const,
        );
        await using pdf = await PdfFile.of(file);
        const broken = await brokenRules(pdf.bytes);
        const checked = await pdf.tool('qpdf', '--check', 'file.pdf');
        if (!checked.includes('No syntax or stream encoding errors found')) broken.push(checked);
        if (broken.length > 0) faults[`${kind} ${id} ${who}`] = broken.slice(0, 5);
        files += 1;
      }
    }
    expect(files).toBe(26 * 4);
    expect(faults).toEqual({});
  } finally {
    await server.close();
  }
});

test('the rules find what is wrong with a file of another maker', async () => {
  const plain = await PDFDocument.create();
  const font = await plain.embedFont(StandardFonts.Helvetica);
  plain.addPage().drawText('Resume', { font });
  expect(await brokenRules(await plain.save())).toEqual(
    expect.arrayContaining([
      'the file has no identifier',
      'no language',
      'not marked as tagged',
      'no output intent with a profile',
      'no metadata',
      'page 1: Tj inside 0 marks',
      'the tree has 0 roots',
      'Helvetica: is no composite font',
      'page 1: tabs do not follow the structure',
    ]),
  );
});

const replaced: readonly [what: string, from: RegExp, to: string, fault: RegExp][] = [
  ['a heading that leaps', /\/S \/H2/g, '/S /H4', /a heading of level 4 follows one of level 1/],
  ['a paragraph in a list', /\/S \/LI\b/g, '/S /Sect', /L holds Sect/],
  ['a link without description', /\/Contents (?=[<(])/g, '/Content5 ', /a link has no description/],
  ['another title', /\/Title /g, '/Titl3 ', /Title is undefined/],
  [
    'a page outside the parent tree',
    /\/StructParents 0/g,
    '/StructParents 7',
    /the parent tree does not know page 1/,
  ],
];

test('the rules find faults planted into our own file', async ({ page }) => {
  const server = await servePage();
  try {
    await openTemplates(page, server);
    const { file } = await page.evaluate(() => window.templates.make('text', 'classic-corporate', 'sample'));
    await using pdf = await PdfFile.of(file);
    await pdf.tool('qpdf', '--object-streams=disable', '--stream-data=uncompress', 'file.pdf', 'plain.pdf');
    const whole = (await readFile(path.join(pdf.folder, 'plain.pdf'))).toString('latin1');
    for (const [what, from, to, fault] of replaced) {
      expect(from.test(whole), what).toBe(true);
      const broken = await brokenRules(Buffer.from(whole.replaceAll(from, to), 'latin1'));
      expect(broken.join('\n'), what).toMatch(fault);
    }
  } finally {
    await server.close();
  }
});
