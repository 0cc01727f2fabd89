// `npm run data`: lays the data files out and generates their types; `npm run check -- data` says what is wrong.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dataFaults, strayTypes } from './data/data-faults.ts';
import { dataFiles, readJson } from './data/data-files.ts';
import { dataTypes } from './data/data-types.ts';
import { printData } from './data/print-data.ts';
import { inRoot, ROOT } from './paths.ts';

const files = dataFiles(ROOT);
const types = await dataTypes(ROOT, files);
const wanted = [...types, ...files.map(({ path }) => [path, printData(readJson(ROOT, path))] as const)];
for (const [path, text] of wanted) {
  let now: string | undefined;
  try {
    now = readFileSync(inRoot(path), 'utf8');
  } catch {
    now = undefined;
  }
  if (now !== text) writeFileSync(inRoot(path), text);
}
for (const path of strayTypes(ROOT, types)) rmSync(inRoot(path));
const faults = await dataFaults(ROOT);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
