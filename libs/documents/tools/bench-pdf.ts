// `npm run bench:pdf`: time, size and code of both PDFs beside other ways to write the same page in the browser.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Bench } from '../e2e/page/engines.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { servePage } from '../e2e/serve-page.ts';
import { everySectionTimes } from './every-section-times.ts';
import { isSmallest } from './import-corpus/measure-size.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

const TURNS = isSmallest ? 2 : 9;
const SLOWED_TURNS = isSmallest ? 2 : 3;
/** Slowing a processor keeps it busy. */
const SLOWDOWN = isSmallest ? 1 : 4;
/** What both PDFs must keep: milliseconds of two pages at full speed and at a quarter of it, and KB of code. */
const BARS: Record<string, readonly [fast: number, slow: number, code: number]> = {
  'Text PDF': [120, 360, 300],
  Capture: [500, 1_500, 300],
};
/** One column, two columns, and a banner. */
const EVERY_SECTION = isSmallest
  ? { templates: ['classic-corporate'], turns: 2, slowdown: SLOWDOWN }
  : {
      templates: ['modern-professional', 'classic-corporate', 'project-manager'],
      turns: 6,
      slowdown: SLOWDOWN,
    };
/** What is measured at the smallest size: one of ours beside its peer. */
const SMALLEST = ['Text PDF', 'jsPDF, bare text'] as const;
/** What each of them is compared with. */
const PEER: Record<string, string> = {
  'Text PDF': 'jsPDF, bare text',
  Capture: 'plain picture (html2canvas + jsPDF)',
};

interface Measured {
  fast: number;
  slow: number;
  kb: number;
  code: number;
}

/** What each way loads, as a bundler would ship it. */
const CODE: Record<string, string> = {
  'Text PDF': `export * from '${import.meta.dirname}/../src/text-pdf.ts'`,
  Capture: `export * from '${import.meta.dirname}/../src/capture-pdf.ts'; import 'html2canvas';`,
  'plain picture (html2canvas + jsPDF)': `export * from 'jspdf'; export { default } from 'html2canvas'`,
  'jsPDF, bare text': `export * from 'jspdf'`,
  'pdf-lib + fontkit, bare text': `export * from 'pdf-lib'; export { default } from '@pdf-lib/fontkit'`,
  'PDFKit, bare text, tagged': `export { default } from 'pdfkit'`,
};

async function gzipOf(code: string): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@career/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: ['canvg', 'dompurify', 'core-js'],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((part) => part.type === 'chunk');
  return gzipSync(chunks.map((chunk) => chunk.code).join('\n')).length / 1024;
}

const measured = new Map<string, Measured>();
const server = await servePage(['pdf-lib', '@pdf-lib/fontkit', 'pdfkit']);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${server.resolvedUrls?.local[0]}engines.html`);
  await page.waitForFunction(() => 'bench' in window);
  const names = await page.evaluate(() => window.bench.names);
  await page.evaluate(() => window.bench.show());
  for (const name of isSmallest ? SMALLEST : names) {
    const { times, file } = await page.evaluate(([engine, turns]) => window.bench.run(engine, turns), [
      name,
      TURNS,
    ] as const);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const slow = await page.evaluate(([engine, turns]) => window.bench.run(engine, turns), [
      name,
      SLOWED_TURNS,
    ] as const);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await using pdf = await PdfFile.of(file);
    const { numPages } = await pdf.open();
    const text = await pdf.readerText();
    const isTagged = /Tagged:\s+yes/.test(await pdf.tool('pdfinfo', 'file.pdf'));
    const marks = ['Adébáyọ̀ Ọláńrewájú', '₦450,000'].every((words) =>
      text.normalize('NFC').includes(words.normalize('NFC')),
    );
    const median = (all: number[]): number =>
      all.slice(1).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? Number.NaN;
    const found: Measured = {
      fast: median(times),
      slow: median(slow.times),
      kb: pdf.bytes.length / 1024,
      code: await gzipOf(CODE[name] ?? ''),
    };
    measured.set(name, found);
    console.log(
      `| ${name} | ${found.fast.toFixed(0)} ms | ${found.slow.toFixed(0)} ms | ${found.kb.toFixed(0)} KB, ${numPages} pages | ${found.code.toFixed(0)} KB | ${marks ? 'yes' : 'no'} | ${isTagged ? 'yes' : 'no'} |`,
    );
  }
  for (const [name, [fast, slow, code]] of Object.entries(BARS)) {
    const own = measured.get(name);
    const peer = measured.get(PEER[name] ?? '');
    if (!own || !peer) continue;
    const ratio = (part: keyof Measured): string => (own[part] / peer[part]).toFixed(2);
    console.log(
      `${name} to ${PEER[name]}: time ${ratio('fast')}, slowed ${ratio('slow')}, size ${ratio('kb')}, code ${ratio('code')}`,
    );
    for (const [what, value, bar] of [
      ['time', own.fast, fast],
      ['time slowed 4x', own.slow, slow],
      ['code', own.code, code],
    ] as const) {
      if (value <= bar || isSmallest) continue;
      console.log(`${name}: ${what} ${value.toFixed(0)} is above ${bar}`);
      process.exitCode = 1;
    }
  }
  for (const { template, way, pages, fast, slow } of await everySectionTimes(page, server, EVERY_SECTION)) {
    console.log(`| ${way}, every section, ${template} | ${fast} ms | ${slow} ms | ${pages} pages |`);
    // The bars are those of two pages.
    const [fastBar = 0, slowBar = 0] = (BARS[way] ?? []).map((bar) => (bar * pages) / 2);
    if (isSmallest || (fast <= fastBar && slow <= slowBar)) continue;
    console.log(`${way} with every section: ${fast} and ${slow} ms are above ${fastBar} and ${slowBar}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
