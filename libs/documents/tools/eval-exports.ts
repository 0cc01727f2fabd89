// `npm run eval:exports`: whether both PDFs of every template can be read by a simple reader, and by our own importer
// without the data that the files carry for it. Names on the command line choose templates; a line on the error stream says how far it is.

import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { EXPORT_PEOPLE } from '../e2e/exports-people.ts';
import {
  addScore,
  f1Of,
  noScore,
  type ReadResume as ReadResumeParts,
  recallOf,
  SCORED,
  type Score,
  type Scored,
} from '../e2e/exports-score.ts';
import { readNaively } from '../e2e/naive-reader.ts';
import { openTemplates } from '../e2e/open-templates.ts';
import { PdfFile } from '../e2e/pdf-file.ts';
import { servePage } from '../e2e/serve-page.ts';
import { readFile } from '../src/import/read-resume.ts';
import { isSmallest } from './import-corpus/measure-size.ts';

const KINDS = ['text', 'layer'] as const;
const BARS = { naive: 0.9, importer: 0.98 } as const;
type Reader = keyof typeof BARS;
const READERS = ['naive', 'importer'] as const satisfies readonly Reader[];
const { values: flags, positionals: chosen } = parseArgs({
  allowPositionals: true,
  // `--people 2` takes the first two.
  options: {
    people: { type: 'string', default: isSmallest ? '1' : '12' },
    misses: { type: 'boolean', default: false },
  },
});

const people = EXPORT_PEOPLE.slice(0, Number(flags.people));
type Person = (typeof EXPORT_PEOPLE)[number];

const totals = new Map<string, Record<Scored, Score>>();
const scoreOf = (name: string): Record<Scored, Score> => {
  const known = totals.get(name) ?? noScore();
  totals.set(name, known);
  return known;
};

/** What our own importer reads of a file that carries no words for machines. */
async function readByImporter(pdf: PdfFile): Promise<ReadResumeParts> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { resume } = await readFile(new Uint8Array(pdf.bytes), {
    openPdf: (data) => getDocument({ data, verbosity: 0, fontExtraProperties: true }).promise,
  });
  return {
    jobs: (resume.experience ?? []).map(({ position = '', company = '' }) => ({
      title: position,
      employer: company,
    })),
    schools: (resume.education ?? []).map(({ degree = '', fieldOfStudy, institution = '' }) => ({
      degree: [degree, fieldOfStudy].filter(Boolean).join(', '),
      institution,
    })),
    skills: (resume.skills ?? []).map(({ name = '' }) => name),
  };
}

function note(
  reader: Reader,
  kind: string,
  id: string,
  { name, resume }: Person,
  read: ReadResumeParts,
): void {
  addScore(scoreOf(`${reader} ${kind}`), resume, read);
  const differences = addScore(scoreOf(`${reader} ${kind} ${id}`), resume, read);
  for (const part of SCORED) {
    const { missing, invented } = differences[part];
    if (flags.misses && missing.length + invented.length > 0)
      console.log(`${reader} ${kind} ${id} ${name} ${part}: ${missing.join('; ')} <> ${invented.join('; ')}`);
  }
}

/** One line as each template is done: a whole run takes many minutes. */
function tellProgress(id: string, done: number, of: number): void {
  const shares = READERS.flatMap((reader) =>
    KINDS.map((kind) => {
      const scores = scoreOf(`${reader} ${kind} ${id}`);
      return `${reader} ${kind} ${SCORED.map((part) => f1Of(scores[part]).toFixed(3)).join(' ')}`;
    }),
  );
  console.error(
    `${done} of ${of} templates, ${people.length} people: ${id}: ${shares.join('; ')} (F1 of ${SCORED.join(', ')})`,
  );
}

const server = await servePage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage();
  const ids = await openTemplates(page, server);
  const unknown = chosen.filter((one) => !ids.some((id) => id === one));
  if (unknown.length > 0)
    throw new Error(`No template is called ${unknown.join(', ')}. There are ${ids.join(', ')}.`);
  const wanted = isSmallest
    ? ids.slice(0, 1)
    : ids.filter((one) => chosen.length === 0 || chosen.includes(one));
  for (const [done, id] of wanted.entries()) {
    for (const person of people) {
      for (const kind of KINDS) {
        const { file } = await page.evaluate(
          ([how, template, who]) => window.templates.make(how, template, who),
          [kind, id, person.resume] as const,
        );
        await using pdf = await PdfFile.of(file);
        note('naive', kind, id, person, readNaively(await pdf.writtenText()));
        note('importer', kind, id, person, await readByImporter(pdf));
      }
    }
    tellProgress(id, done + 1, wanted.length);
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
  const bar = BARS[name.split(' ')[0] as Reader];
  if (!isSmallest && isTotal && SCORED.some((part) => f1Of(scores[part]) < bar)) process.exitCode = 1;
}
