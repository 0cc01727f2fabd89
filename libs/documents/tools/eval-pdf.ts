// `npm run eval:pdf`: whether both PDFs of every template can be read back, for people with the letters that documents lose.

import { chromium } from '@playwright/test';
import { openTemplates } from '../e2e/open-templates.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { readBack } from '../e2e/read-back.ts';
import { servePage } from '../e2e/serve-page.ts';
import { isSmallest } from './import-corpus/measure-size.ts';

const KINDS = ['text', 'capture'] as const;
/** Names on the command line choose templates; without any, all are read. */
const chosen = process.argv.slice(2);

const server = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
let faults = 0;
try {
  const page = await browser.newPage();
  await openTemplates(page, server);
  const { ids, people } = await page.evaluate(() => ({
    ids: window.templates.ids,
    people: window.templates.people,
  }));
  const wantedIds = isSmallest
    ? ids.slice(0, 1)
    : ids.filter((id) => chosen.length === 0 || chosen.includes(id));
  for (const kind of KINDS) {
    const totals = { files: 0, recall: 1, blocks: 0, broken: 0, pages: 0, largestPage: 0 };
    const times: number[] = [];
    for (const id of wantedIds) {
      for (const person of people.slice(0, isSmallest ? 1 : undefined)) {
        const blocks = await page.evaluate(
          ([how, template, who]) => window.templates.blocks(how, template, who),
          [kind, id, person] as const,
        );
        const made = await page.evaluate(
          ([how, template, who]) => window.templates.make(how, template, who),
          [kind, id, person] as const,
        );
        await using pdf = await PdfFile.of(made.file);
        const readings = {
          'pdftotext -raw': readBack(await pdf.writtenText(), blocks),
          'pdf.js': readBack(await pdf.readerText(), blocks),
        };
        const { numPages } = await pdf.open();
        totals.files += 1;
        totals.pages += numPages;
        totals.largestPage = Math.max(totals.largestPage, pdf.bytes.length / numPages / 1024);
        times.push(made.ms);
        for (const [reader, { recall, missing, broken }] of Object.entries(readings)) {
          totals.recall = Math.min(totals.recall, recall);
          totals.blocks += blocks.length;
          totals.broken += broken.length;
          if (recall === 1 && broken.length === 0) continue;
          faults += 1;
          console.log(
            `${kind} ${id} / ${person} by ${reader}: recall ${recall.toFixed(4)}, missing: ${missing.slice(0, 5).join(' ')}, not whole: ${JSON.stringify(broken.slice(0, 3)).slice(0, 160)}`,
          );
        }
      }
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    console.log(
      `${kind}: ${totals.files} files, ${totals.pages} pages, least word recall ${totals.recall.toFixed(4)}, blocks not whole ${totals.broken} of ${totals.blocks}, largest ${totals.largestPage.toFixed(1)} KB a page, median ${median} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = faults > 0 ? 1 : 0;
