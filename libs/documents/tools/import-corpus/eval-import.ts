// `npm run eval:import`: how much of resumes that other people laid out comes back in the right fields.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildCorpus } from './build-corpus.ts';
import { CorpusCache } from './corpus-cache.ts';
import { authorOf, FileScorer } from './file-scorer.ts';
import { allLayouts, type Layout, restyledLayouts } from './layouts.ts';
import type { FileScore } from './score/summary.ts';
import { AUTHORS, summaryOf } from './score/summary.ts';
import { belowBars, groupTable, wholeTable } from './score/table.ts';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    family: { type: 'string' },
    theme: { type: 'string', multiple: true },
    person: { type: 'string', multiple: true },
    author: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean' },
    restyled: { type: 'boolean' },
    tagged: { type: 'boolean' },
    'as-built': { type: 'boolean' },
    'build-only': { type: 'boolean' },
  },
});
if (options.part !== undefined && !['tune', 'held-back'].includes(options.part))
  fail(`There is no part ${options.part}: tune or held-back`);
if (options.verbose && options.part !== 'tune')
  fail('--verbose needs --part tune: what was found in held-back files is never shown');
if (options.theme && options.part !== 'tune')
  fail('--theme needs --part tune: no held-back layout is scored alone');
if (options.author !== undefined && !AUTHORS.some((one) => one === options.author))
  fail(`There is no author ${options.author}: ${AUTHORS.join(', ')}`);

const families = new Set(allLayouts().map(({ family }) => family));
const family = [...families].find((one) => one === options.family);
if (options.family !== undefined && family === undefined)
  fail(`There is no family ${options.family}: ${[...families].join(', ')}`);

const looks = [...(options.restyled ? ['restyled'] : []), ...(options.tagged ? ['tagged'] : [])];
const cache = new CorpusCache(looks.join('-'));
if (!options['as-built'])
  await buildCorpus((line) => console.error(line), {
    cache,
    layouts: wantedLayouts(),
    tagged: options.tagged ?? false,
    ...(family ? { family } : {}),
  });
const { files, leftOut } = cache.manifest();
const chosen = files.filter(
  (file) =>
    (options.part === undefined || file.part === options.part) &&
    (family === undefined || file.family === family) &&
    (options.theme === undefined || options.theme.includes(file.layout.split('~')[0] ?? '')) &&
    (options.person === undefined || options.person.includes(file.person)) &&
    (options.author === undefined || options.author === authorOf(file, cache.truth(file.person))),
);
const limited = [...Map.groupBy(chosen, ({ layout }) => layout).values()].flatMap((group) =>
  group.slice(0, Number(options.limit ?? group.length)),
);

if (!options['build-only']) await score();

/** Of tagged files, the themes: what other programs write has the structure that it has. */
function wantedLayouts(): Layout[] {
  if (options.restyled) return restyledLayouts();
  return allLayouts().filter(({ family }) => !options.tagged || family === 'theme');
}

async function score(): Promise<void> {
  const scorer = new FileScorer(cache);
  const scores: FileScore[] = [];
  for (const file of limited) {
    const { notes, ...result } = await scorer.score(file);
    scores.push(result);
    if (!options.verbose) continue;
    console.log(`\n## ${file.path}${result.failure ? `: ${result.failure}` : ''}`);
    for (const note of notes) console.log(`  ${note}`);
  }
  if (scores.length === 0) fail('No file of the corpus fits these options');
  console.log(`\n${wholeTable(scores)}\n`);
  console.log(`${groupTable(scores, 'kind', ({ part, kind }) => `${part} ${kind}`)}\n`);
  console.log(`${groupTable(scores, 'family', ({ part, layout }) => `${part} ${familyOf(layout)}`)}\n`);
  const typed = scores.filter(({ author }) => author !== undefined);
  if (typed.length > 0)
    console.log(`${groupTable(typed, 'author of typed CVs', ({ part, author }) => `${part} ${author}`)}\n`);
  console.log(
    `${groupTable(scores.filter(mayBeSeen), 'layout', ({ layout }) => layout.split('~')[0] ?? '')}\n`,
  );
  console.log(`${groupTable(scores, 'language', ({ part, language }) => `${part} ${language}`)}\n`);
  console.log(`${groupTable(scores, 'region', ({ part, region }) => `${part} ${region}`)}\n`);
  console.log(`${speedOf(scores)}\n`);
  for (const [reason, all] of Map.groupBy(leftOut, ({ layout, reason }) => `${layout}: ${reason}`))
    console.log(`left out: ${reason} (${all.length})`);
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify(reportOf(scores), null, 1)}\n`);
  const heldBack = scores.filter(({ part }) => part === 'held-back');
  for (const [language, group] of Map.groupBy(heldBack, (file) => file.language)) {
    const missed = belowBars(summaryOf(group));
    console.log(
      `Held-back files in ${language} (${group.length}) are below: ${missed.join('; ') || 'no bar'}`,
    );
  }
  const below = belowBars(summaryOf(heldBack));
  if (below.length > 0) console.log(`Held-back files are below the bar in: ${below.join('; ')}`);
  process.exitCode = below.length > 0 ? 1 : 0;
}

/** What a held-back layout scores alone would say which layout to write a rule for. */
function mayBeSeen({ part }: FileScore): boolean {
  return part !== 'held-back';
}

function familyOf(layout: string): string {
  const name = layout.split('~')[0];
  return allLayouts().find((one) => one.name === name)?.family ?? 'theme';
}

/** Processor time of this machine; a phone takes several times as long. */
function speedOf(scores: readonly FileScore[]): string {
  const times = scores
    .filter(({ kind, pages }) => kind === 'pdf' && pages === 2)
    .map(({ cpuMs }) => cpuMs)
    .sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  return `Two-page PDFs (${times.length}): ${at(0.5)} ms of processor time in the middle, ${at(0.95)} ms at the 95th of 100`;
}

function reportOf(scores: readonly FileScore[]): object {
  return {
    parts: Object.fromEntries(
      [...Map.groupBy(scores, ({ part }) => part)].map(([part, group]) => [part, summaryOf(group)]),
    ),
    layouts: Object.fromEntries(
      [...Map.groupBy(scores.filter(mayBeSeen), ({ layout }) => layout)].map(([layout, group]) => [
        layout,
        summaryOf(group),
      ]),
    ),
    leftOut,
    files: scores.filter(mayBeSeen),
  };
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
