import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { isClientCurrent } from '../../libs/client/generate/client-inputs.ts';
import { generateClient } from '../build/build.ts';
import { inRoot, ROOT } from '../paths.ts';
import { configAbove } from './jest-config.ts';
import { jestArguments, readJestWords } from './jest-words.ts';
import { runJest } from './run-suite.ts';
import type { Result } from './tally.ts';

/** A worker that holds more is replaced before its next file. */
const WORKER_LIMIT = '1.5GB';

/**
 * Runs the unit tests whose paths match one of the words, as jest matches them, or all of them; options reach jest. All
 * are in one jest: it shares the files out to both processors to the end, and a graph of the projects and a jest for
 * each of them take longer to start than a few tests to run.
 */
export async function runUnitFiles(words: readonly string[]): Promise<Result> {
  const { paths } = readJestWords(words);
  const wanted = new RegExp(paths.join('|'), 'i');
  const files = globSync(['apps/**/*.spec.{ts,tsx}', 'libs/**/*.spec.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/e2e'],
  })
    .map((file) => inRoot(file))
    .filter((file) => wanted.test(file));
  if (files.length === 0) return { passed: 0, failures: [] };
  if (!isClientCurrent()) await generateClient();
  const configs = new Set(files.map((file) => configAbove(dirname(file))));
  return runJest('unit', [
    ...[...configs].map((config) => `--projects=${config}`),
    `--workerIdleMemoryLimit=${WORKER_LIMIT}`,
    `--testSequencer=${inRoot('tools/testing/longest-first.js')}`,
    ...jestArguments(words),
  ]);
}
