// Words in Arabic and Amharic that readers find in both PDFs of every template, in the order they are read, apart for
// people at hand when the writer was made and new ones:
// npm run eval:scripts [-- --templates modern-professional,minimalist-pro] [--only Arabic] [--keep /tmp/folder]
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openTemplates } from '../e2e/open-templates.ts';
import { NEW_PEOPLE, OTHER_SCRIPTS_PEOPLE } from '../e2e/other-scripts-people.ts';
import { addFound, noneFound, type ScriptScore, scriptFaults } from '../e2e/other-scripts-score.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { servePage } from '../e2e/serve-page.ts';
import { isSmallest } from './import-corpus/measure-size.ts';

const { values: flags } = parseArgs({
  options: {
    templates: { type: 'string' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const server = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const scores = new Map<string, ScriptScore>();
const bytes: Record<string, number> = {};
try {
  const page = await browser.newPage();
  const all = await openTemplates(page, server);
  const named = flags.templates ? all.filter((id) => flags.templates?.split(',').includes(id)) : all;
  const ids = isSmallest ? named.slice(0, 1) : named;
  for (const id of ids) {
    for (const [who, resume] of Object.entries(OTHER_SCRIPTS_PEOPLE)) {
      if (!who.startsWith(flags.only)) continue;
      for (const kind of ['text', 'layer'] as const) {
        const { blocks, file } = await page.evaluate(
          async ([how, template, body]) => ({
            blocks: await window.templates.blocksOf(how, template, body as never),
            file: (await window.templates.make(how, template, body as never)).file,
          }),
          [kind, id, resume] as const,
        );
        await using pdf = await PdfFile.of(file);
        const people = `${who.split(',')[0]} (${NEW_PEOPLE.has(who) ? 'new' : 'at hand'})`;
        const sizes = `${kind}, ${people}`;
        bytes[sizes] = Math.max(bytes[sizes] ?? 0, pdf.bytes.length);
        if (flags.keep) {
          mkdirSync(flags.keep, { recursive: true });
          copyFileSync(
            path.join(pdf.folder, 'file.pdf'),
            path.join(flags.keep, `${id}.${who.replace(', ', '-')}.${kind}.pdf`),
          );
        }
        const texts = {
          'pdftotext -raw': await pdf.writtenText(),
          pdftotext: await pdf.text(),
          'pdf.js': await pdf.readerText(),
        };
        for (const [reader, text] of Object.entries(texts)) {
          const group = `${people}, ${kind}, ${reader}`;
          const score = scores.get(group) ?? noneFound();
          scores.set(group, score);
          const faults = scriptFaults(text, blocks);
          addFound(score, faults);
          if (faults.missing.length + faults.forms.length > 0 && score.shown++ < 3)
            console.log(
              `${id}, ${who}, ${kind}, ${reader}: ${faults.missing.slice(0, 8).join(' | ')} ${faults.forms.slice(0, 3).join(' ')}`,
            );
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
for (const [group, { files, words, found, blocks, whole, forms }] of scores)
  console.log(
    `${group}: ${files} files, words ${found} of ${words} (${((100 * found) / words).toFixed(2)} %), blocks whole ${whole} of ${blocks} (${((100 * whole) / blocks).toFixed(1)} %), presentation forms ${forms}`,
  );
for (const [group, most] of Object.entries(bytes))
  console.log(`${group}: ${Math.round(most / 1024)} KB at most`);
