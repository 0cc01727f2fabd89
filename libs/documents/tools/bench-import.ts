// `npm run bench:import`: how many fields of made-up resumes of other layouts come back.
import { chromium } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadResume } from '../src/import/read-resume.ts';
import { readFile, readText } from '../src/import/read-resume.ts';
import { DOCX_LAYOUTS } from './import-set/docx-layouts.ts';
import { PDF_LAYOUTS } from './import-set/pdf-layouts.ts';
import { type ImportPerson, PEOPLE } from './import-set/people.ts';
import { score, type Tally, total } from './import-set/score.ts';
import { TEXT_LAYOUTS } from './import-set/text-layouts.ts';

/** With `--all` every person is read in every layout; `--show` prints what was missed. */
const options = new Set(process.argv.slice(2));
const BARS = { name: 0.98, email: 0.98, phone: 0.98, jobs: 0.9, dates: 0.95 } as const;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const openPdf = async (bytes: Uint8Array) =>
  await getDocument({ data: bytes, verbosity: 0, fontExtraProperties: true }).promise;

interface Reader {
  kind: string;
  name: string;
  read: (person: ImportPerson) => Promise<ReadResume>;
}

const page = await browser.newPage();
const readers: Reader[] = [
  ...Object.entries(TEXT_LAYOUTS).map(([name, layout]) => ({
    kind: 'text',
    name,
    read: async (person: ImportPerson) => readText(layout(person)),
  })),
  ...Object.entries(DOCX_LAYOUTS).map(([name, layout]) => ({
    kind: 'docx',
    name,
    read: async (person: ImportPerson) => await readFile(await layout(person), { openPdf }),
  })),
  ...Object.entries(PDF_LAYOUTS).map(([name, layout]) => ({
    kind: 'pdf',
    name,
    read: async (person: ImportPerson) => {
      await page.setContent(layout(person));
      const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
      return await readFile(new Uint8Array(await page.pdf({ format: 'A4', margin, printBackground: true })), {
        openPdf,
      });
    },
  })),
];

const tallies: (Tally & { kind: string })[] = [];
try {
  // Half of the people are African, and every second one of the list is read in each kind of file.
  for (const [at, person] of PEOPLE.entries()) {
    const chosen = options.has('--all') ? readers : [readers[(at * 7) % readers.length]];
    for (const reader of chosen) {
      if (!reader) continue;
      const { kind, name } = reader;
      const found = await reader.read(person).catch((error: Error) => error);
      const tally = score(person, found instanceof Error ? undefined : found.resume);
      tallies.push({ ...tally, kind });
      if (options.has('--show') && tally.missed.length > 0) {
        console.log(
          `${kind} ${name} / ${person.last}: ${found instanceof Error ? found.message : tally.missed.join('; ')}`,
        );
      }
    }
  }
} finally {
  await browser.close();
}

const row = (label: string, part: readonly Tally[]): string => {
  const sum = total(part);
  return `| ${label} | ${part.length} | ${Object.values(sum)
    .map((share) => share.toFixed(3))
    .join(' | ')} |`;
};
console.log('| files | resumes | name | e-mail | phone | jobs | dates | schools | skills |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const kind of ['text', 'docx', 'pdf'])
  console.log(
    row(
      kind,
      tallies.filter((tally) => tally.kind === kind),
    ),
  );
console.log(row('all', tallies));
const all = total(tallies);
const below = Object.entries(BARS).filter(([field, bar]) => all[field as keyof typeof BARS] < bar);
for (const [field, bar] of below) console.log(`${field} is below ${bar}`);
process.exitCode = below.length > 0 ? 1 : 0;
