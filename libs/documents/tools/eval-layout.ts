// `npm run eval:layout`: whether the lines of the tune files hold all words once, in order, with what belongs together.
import { parseArgs } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LayoutLine } from '../src/import/layout/layout-line.ts';
import { packedLayout } from '../src/import/layout/packed-layout.ts';
import { pdfLayout } from '../src/import/layout/pdf-layout.ts';
import { buildCorpus } from './import-corpus/build-corpus.ts';
import { type BuiltFile, CorpusCache } from './import-corpus/corpus-cache.ts';
import type { Person } from './import-corpus/person.types.ts';

const { values: options } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true },
    limit: { type: 'string' },
    verbose: { type: 'boolean' },
    'as-built': { type: 'boolean' },
  },
});
/** A title and its employer are at most so many lines apart. */
const NEAR = 4;

interface Shares {
  /** Printed words that are in a line, and words of lines that are printed. */
  kept: number;
  printed: number;
  /** Printed statements, titles and names whose letters follow each other in the lines. */
  whole: number;
  /** Jobs whose title and employer are near each other, with no other title between them. */
  together: number;
}

if (!options['as-built']) await buildCorpus((line) => console.error(line));
const cache = new CorpusCache();
const chosen = cache
  .manifest()
  .files.filter(({ part, layout }) => part === 'tune' && (options.theme?.includes(layout) ?? true));
if (chosen.length === 0) {
  console.error('No file of the corpus fits these options');
  process.exit(2);
}
const rows = new Map<string, Shares[]>();
for (const [layout, files] of Map.groupBy(chosen, (file) => file.layout)) {
  for (const file of files.slice(0, Number(options.limit ?? files.length))) {
    const lines = await linesOf(file);
    rows.set(layout, [...(rows.get(layout) ?? []), measured(file, lines)]);
  }
}
const heads = ['kept', 'printed', 'whole', 'together'] as const;
console.log(`| layout | files | ${heads.join(' | ')} |\n| --- | --- | --- | --- | --- | --- |`);
for (const [layout, shares] of [...rows, ['all', [...rows.values()].flat()] as const])
  console.log(`| ${layout} | ${shares.length} | ${heads.map((head) => mean(shares, head)).join(' | ')} |`);

async function linesOf(file: BuiltFile): Promise<LayoutLine[]> {
  const bytes = cache.bytes(file.path);
  if (!file.path.endsWith('.pdf'))
    return await packedLayout(bytes, file.path.endsWith('.odt') ? 'odt' : 'docx');
  const task = getDocument({ data: bytes, verbosity: 0, fontExtraProperties: true });
  const [lines] = await pdfLayout(await task.promise);
  await task.destroy();
  return lines;
}

function measured(file: BuiltFile, lines: readonly LayoutLine[]): Shares {
  const pageText = cache.printed(file.path);
  const printed = wordsOf(pageText.painted);
  const read = wordsOf(lines.map(({ text }) => text).join('\n'));
  const lost = less(printed, read);
  const added = less(read, printed);
  const all = lettersOf(lines.map(({ text }) => text).join(' '));
  const painted = lettersOf(pageText.painted);
  const phrases = phrasesOf(cache.truth(file.person)).filter((phrase) => painted.includes(lettersOf(phrase)));
  const broken = phrases.filter((phrase) => !all.includes(lettersOf(phrase)));
  const apart = jobsApart(cache.truth(file.person), lines, painted);
  if (options.verbose) {
    console.log(`## ${file.path}`);
    for (const [label, list] of Object.entries({ lost, added, broken, apart: apart.list }))
      if (list.length > 0) console.log(`  ${label}: ${list.join(' / ')}`);
  }
  return {
    kept: 1 - lost.length / Math.max(1, printed.length),
    printed: 1 - added.length / Math.max(1, read.length),
    whole: 1 - broken.length / Math.max(1, phrases.length),
    together: 1 - apart.list.length / Math.max(1, apart.all),
  };
}

function phrasesOf({ resume }: Person): string[] {
  const { basics, work = [], education = [] } = resume;
  return [
    basics.name,
    basics.summary ?? '',
    ...work.flatMap((job) => [job.name ?? '', job.position ?? '', ...(job.highlights ?? [])]),
    ...education.flatMap((school) => [school.institution ?? '', school.area ?? '']),
  ].filter((phrase) => lettersOf(phrase).length > 2);
}

function jobsApart(
  { resume }: Person,
  lines: readonly LayoutLine[],
  painted: string,
): { all: number; list: string[] } {
  const places = lines.map(({ text }) => lettersOf(text));
  const jobs = (resume.work ?? []).filter(
    ({ name = '', position = '' }) =>
      name && position && painted.includes(lettersOf(name)) && painted.includes(lettersOf(position)),
  );
  const at = (words: string): number[] =>
    places.flatMap((_, index) => {
      const text = places.slice(index, index + 3).join('');
      const found = text.indexOf(lettersOf(words));
      return found >= 0 && found < (places[index] ?? '').length ? [index] : [];
    });
  const list = jobs.filter(({ name = '', position = '' }) => {
    const titles = at(position);
    return !at(name).some((employer) => titles.some((title) => Math.abs(title - employer) <= NEAR));
  });
  return { all: jobs.length, list: list.map(({ name, position }) => `${position} at ${name}`) };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function lettersOf(text: string): string {
  return wordsOf(text).join('');
}

/** The words of the first list that the second one has not as often. */
function less(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

function mean(shares: readonly Shares[], head: keyof Shares): string {
  return (shares.reduce((sum, each) => sum + each[head], 0) / Math.max(1, shares.length)).toFixed(3);
}
