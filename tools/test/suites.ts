import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { inRoot } from '../paths.ts';
import { startProduct } from '../services/product.ts';
import { startRedis } from '../services/redis.ts';
import { startTestDatabase } from '../services/test-database.ts';
import type { Shutdown } from '../start/shutdown.ts';
import { jestArguments } from './jest-words.ts';
import {
  requireChromium,
  requireHeadlessShell,
  requirePdfTools,
  requirePgBouncer,
  requireRedis,
} from './requirements.ts';
import { REPORTS, runJest, runPlaywright } from './run-suite.ts';
import { addedUp, type Result } from './tally.ts';
import { runTargets } from './targets.ts';
import { runUnitFiles } from './unit-files.ts';

export interface Suite {
  name: string;
  /**
   * What it starts, it also hands to `shutdown`, so that an interruption leaves nothing behind.
   * With patterns it runs the tests whose file names match; options among them reach the test runner.
   */
  run(shutdown: Shutdown, patterns: readonly string[]): Promise<Result>;
}

// What only one part needs is imported by it: a few unit tests must not wait for it.

/** The projects whose `test` target is its own part; all others' are unit tests, which one jest runs. */
const PARTS = { api: ['api-tests'], tools: ['tools', 'product-tests'], e2e: ['@career/e2e'] };

export const SUITES: readonly Suite[] = [
  { name: 'check', run: runAllChecks },
  { name: 'unit', run: (_shutdown, patterns) => runUnitFiles(patterns) },
  ...Object.entries(PARTS).map(([name, projects]) => ({
    name,
    run: (_shutdown: Shutdown, patterns: readonly string[]) => runInTurn(projects, patterns),
  })),
];

/** Run by name only: the same tests as in the quick run, as often as the promises say. */
export const LONG_SUITES: readonly Suite[] = [
  { name: 'faults', run: runFaults },
  { name: 'fuzz', run: (shutdown) => runApi(shutdown, ['fuzz'], { FUZZ: 'full' }) },
  { name: 'cluster', run: runCluster },
];

/** What starts processes has the machine to itself. */
async function runInTurn(projects: readonly string[], patterns: readonly string[]): Promise<Result> {
  const results: Result[] = [];
  for (const project of projects) results.push(await runTargets([project], patterns));
  return addedUp(results);
}

async function runAllChecks(_shutdown: Shutdown, patterns: readonly string[]): Promise<Result> {
  const result: Result = { passed: 0, failures: [], times: [] };
  const { runChecks } = await import('../check/checks.ts');
  await runChecks(
    (name) => patterns.length === 0 || patterns.some((pattern) => name.includes(pattern)),
    (name, { passed, output, notice }, seconds) => {
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
      if (notice) console.log(`     ${notice}`);
      if (passed) result.passed++;
      else result.failures.push({ name: `check ${name}`, message: output });
      result.times?.push({ name, seconds });
    },
  );
  return result;
}

/** The API on a real PostgreSQL, and the queue on it and on a real Redis. */
export async function runApi(
  shutdown: Shutdown,
  patterns: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<Result> {
  requireRedis();
  requirePgBouncer();
  const folder = mkdtempSync(resolve(tmpdir(), 'career-redis-'));
  const database = await startTestDatabase();
  shutdown.add(database.stop);
  const redis = await startRedis(folder);
  shutdown.add(redis.stop);
  try {
    return await runJest(
      'api',
      ['--config', 'apps/api/jest.api.config.js', '--forceExit', ...jestArguments(patterns)],
      {
        ...variables,
        ...database.environment,
        TEST_REDIS_URL: redis.url,
      },
    );
  } finally {
    await Promise.all([database.stop(), redis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const PRODUCT_TESTS = inRoot('tools/product');
const FAULT_TESTS = inRoot('tools/faults');
const TOOLS_JEST = ['--config', 'tools/jest.config.js', '--forceExit'];

/**
 * The commands themselves, two files at a time; then, alone, what says how long an answer may take while something
 * breaks. Ended by force, because what a failed test left open must not hold up the report.
 */
export async function runTools(_shutdown: Shutdown, patterns: readonly string[]): Promise<Result> {
  const leaveOut = (...folders: string[]): string[] =>
    folders.map((folder) => `--testPathIgnorePatterns=${folder}/`);
  const words = jestArguments(patterns);
  const results = [
    await runJest('tools', [...TOOLS_JEST, ...leaveOut(PRODUCT_TESTS, FAULT_TESTS), ...words]),
    await runJest('tools-faults', [...TOOLS_JEST, `--roots=${FAULT_TESTS}`, '--runInBand', ...words]),
  ];
  return addedUp(results);
}

/** The commands that a change of the web app may break, too: three side by side, because each waits much of its time. */
export const runProduct = (_shutdown: Shutdown, patterns: readonly string[]): Promise<Result> =>
  runJest('product', [
    ...TOOLS_JEST,
    `--roots=${PRODUCT_TESTS}`,
    '--maxWorkers=3',
    ...jestArguments(patterns),
  ]);

/** Everything that breaks something, as often as the promises say. */
async function runFaults(shutdown: Shutdown): Promise<Result> {
  const full = { FAULTS: 'full' };
  const jobs = await runApi(shutdown, ['ai-jobs', 'faults'], full);
  const processes = await runJest(
    'faults',
    ['--config', 'tools/jest.config.js', '--runInBand', 'faults'],
    full,
  );
  return addedUp([jobs, processes]);
}

/** Journeys through the product as `npm start` starts it, and the documents library in its own page. */
export async function runBrowser(shutdown: Shutdown, patterns: readonly string[]): Promise<Result> {
  const whole = requireChromium();
  const shell = requireHeadlessShell();
  requirePdfTools();
  const browser = { CHROMIUM_PATH: shell, CHROMIUM: shell, WHOLE_CHROMIUM_PATH: whole };
  const tests = patterns.length > 0 ? [...patterns, '--pass-with-no-tests'] : [];
  // The libraries' pages have no kinds of devices.
  const pageTests = tests.filter((word) => !word.startsWith('--project'));
  const { FakeGoogle } = await import('../fake-google/fake-google.ts');
  const google = await FakeGoogle.start();
  shutdown.add(() => google.stop());
  const product = await startProduct(`${REPORTS}/product.log`, google.environment);
  shutdown.add(product.stop);
  try {
    const journeys = await runPlaywright('e2e', 'e2e/playwright.config.ts', tests, {
      ...browser,
      E2E_BASE_URL: product.url,
      E2E_DATA_DIR: product.dataDir,
    });
    // Pictures are compared letter for letter, and the shell smooths letters otherwise.
    const wholeBrowser = { ...browser, CHROMIUM_PATH: whole, CHROMIUM: whole };
    const documents = await runPlaywright(
      'e2e-documents',
      'libs/documents/e2e/playwright.config.ts',
      pageTests,
      wholeBrowser,
    );
    const templates = await runPlaywright(
      'e2e-templates',
      'libs/templates/e2e/playwright.config.ts',
      pageTests,
      wholeBrowser,
    );
    return addedUp([journeys, documents, templates]);
  } finally {
    await product.stop();
    await google.stop();
  }
}

/** The journeys that touch every part, on two API and two worker processes that share PostgreSQL and Redis. */
async function runCluster(shutdown: Shutdown): Promise<Result> {
  const chromium = requireChromium();
  requireRedis();
  const { startCluster } = await import('../services/cluster.ts');
  const cluster = await startCluster();
  shutdown.add(cluster.stop);
  try {
    const result = await runPlaywright(
      'e2e-cluster',
      'e2e/playwright.config.ts',
      ['--project=desktop', 'auth', 'resume-journey', 'job-tracker.spec', 'cover-letters', 'career-insights'],
      { CHROMIUM_PATH: chromium, E2E_BASE_URL: cluster.url, E2E_DATA_DIR: cluster.dataDir },
    );
    const shares = cluster.shares();
    console.log(`Requests to each API process: ${shares.join(', ')}`);
    if (Math.min(...shares) === 0) {
      result.failures.push({ name: 'cluster', message: 'one of the API processes was never asked' });
    }
    return result;
  } finally {
    await cluster.stop();
  }
}
