// `npm run eval:exports`: whether both PDFs of every template can be read by a simple reader, and by our own importer
// without the data that the files carry for it. Names on the command line choose templates.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { EXPORT_PEOPLE } from '../e2e/exports-people.ts';
import { addScore, f1Of, noScore, recallOf, SCORED, type Score, type Scored } from '../e2e/exports-score.ts';
import { readNaively } from '../e2e/naive-reader.ts';
import type { Templates } from '../e2e/page/templates.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { servePage } from '../e2e/serve-page.ts';

declare global {
  interface Window {
    templates: Templates;
  }
}

const PORT = 4214;
const KINDS = ['text', 'layer'] as const;
const NAIVE_BAR = 0.9;
const { values: flags, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '12' }, misses: { type: 'boolean', default: false } },
});

const totals = new Map<string, Record<Scored, Score>>();
const scoreOf = (name: string): Record<Scored, Score> => {
  const known = totals.get(name) ?? noScore();
  totals.set(name, known);
  return known;
};

const server = await servePage(PORT);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}templates.html`);
  await page.waitForFunction(() => 'templates' in window);
  const ids = await page.evaluate(() => window.templates.ids);
  for (const id of ids.filter((one) => chosen.length === 0 || chosen.includes(one))) {
    for (const { name, resume } of EXPORT_PEOPLE.slice(0, Number(flags.people))) {
      for (const kind of KINDS) {
        const { file } = await page.evaluate(
          ([how, template, who]) => window.templates.make(how, template, who),
          [kind, id, resume] as const,
        );
        await using pdf = await PdfFile.of(file);
        const reading = readNaively(await pdf.writtenText());
        addScore(scoreOf(`naive ${kind}`), resume, reading);
        const differences = addScore(scoreOf(`naive ${kind} ${id}`), resume, reading);
        for (const part of SCORED) {
          const { missing, invented } = differences[part];
          if (flags.misses && missing.length + invented.length > 0)
            console.log(`${kind} ${id} ${name} ${part}: ${missing.join('; ')} <> ${invented.join('; ')}`);
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}

for (const [name, scores] of totals) {
  const cells = SCORED.map(
    (part) => `${recallOf(scores[part]).toFixed(3)} / ${f1Of(scores[part]).toFixed(3)}`,
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
  const isTotal = name.split(' ').length === 2;
  if (isTotal && SCORED.some((part) => f1Of(scores[part]) < NAIVE_BAR)) process.exitCode = 1;
}
