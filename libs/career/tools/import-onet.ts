// `npm run taxonomy:import -- <folder of O*NET text tables> [file to write]`: what the worker reads with TAXONOMY_FILE. docs/sources.md tells the licence.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { onetExtension, type TableRow } from '@career/career/taxonomy/widening/onet-extension';
import { parseExtension } from '@career/career/taxonomy/widening/taxonomy-extension';

const TABLES = {
  occupations: ['Occupation Data.txt', ['O*NET-SOC Code', 'Title']],
  titles: ['Alternate Titles.txt', ['O*NET-SOC Code', 'Alternate Title']],
  technology: ['Technology Skills.txt', ['O*NET-SOC Code', 'Example', 'In Demand']],
  knowledge: ['Knowledge.txt', ['O*NET-SOC Code', 'Element Name', 'Scale ID', 'Data Value']],
} as const;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Rows of a tab-separated table with a line of names. */
function readTable(folder: string, file: string, columns: readonly string[]): TableRow[] {
  const path = join(folder, file);
  if (!existsSync(path))
    fail(`${path} is missing. Unpack the text tables of O*NET (db_30_0_text.zip or newer) there.`);
  const [head = '', ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const names = head.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    fail(`${path} has no column ${missing.join(', ')}; its columns are ${names.join(', ')}.`);
  return lines
    .filter(Boolean)
    .map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? String(at), cell])));
}

const [folder, target = join(process.env.DATA_DIR ?? '.data', 'taxonomy.json')] = process.argv.slice(2);
if (!folder)
  fail('Name the folder of the O*NET text tables: npm run taxonomy:import -- <folder> [file to write]');

const read = (table: keyof typeof TABLES): TableRow[] =>
  readTable(folder, TABLES[table][0], TABLES[table][1]);
const extension = onetExtension({
  occupations: read('occupations'),
  titles: read('titles'),
  technology: read('technology'),
  knowledge: read('knowledge'),
});
const file = resolve(target);
mkdirSync(dirname(file), { recursive: true });
// Renamed into place: a worker that starts meanwhile must not read half a file.
writeFileSync(`${file}.new`, JSON.stringify(parseExtension(JSON.parse(JSON.stringify(extension)))));
renameSync(`${file}.new`, file);
const titles = Object.values(extension.titles).reduce((sum, list) => sum + list.length, 0);
console.log(
  `Wrote ${file}: ${extension.occupations.length} occupations, ${extension.skills.length} skills, ${titles} further titles of occupations that are built in.`,
);
console.log(`Set TAXONOMY_FILE=${file} and start anew. ${extension.source}`);
