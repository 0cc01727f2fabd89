import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { NX_ENVIRONMENT } from '../build/build.ts';
import { breakingChanges } from '../contract/breaking-changes.ts';
import { dataFaults } from '../data/data-faults.ts';
import { missingPlatforms } from '../lock/missing-platforms.mjs';
import { belowFloor } from '../lock/version-floors.ts';
import { versionRanges } from '../lock/version-ranges.ts';
import { inRoot, ROOT } from '../paths.ts';
import { startPostgres } from '../services/postgres.ts';
import { checkAdvisories, configuredRegistry } from './advisories.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { checkStyle } from './style/check-style.ts';

interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const bin = (path: string): string => inRoot('node_modules', path);

const CONTRACT = 'libs/contracts/openapi.json';
const RELEASED = 'libs/contracts/openapi.released.json';

/** The linter of the API document would report each run to its maker, and check for newer versions. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Whether files below these paths are formatted and free of what the linter finds. */
export const formatCommand = (paths: readonly string[]): string[] => [
  bin('@biomejs/biome/bin/biome'),
  ...['ci', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=50', '--no-errors-on-unmatched'],
  ...paths,
];

/** Whether files below these paths import only what they may. */
export const boundariesCommand = (paths: readonly string[]): string[] => [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...paths],
];

/**
 * Stages in order: the compiler makes what the last one reads. Within a stage each program of its own has one beside it
 * that works in this process.
 */
const STAGES: readonly (readonly Check[])[] = [
  [
    {
      name: 'advisories',
      run: () =>
        checkAdvisories(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')), configuredRegistry()),
    },
    { name: 'lock', run: checkLock },
    { name: 'floors', run: checkFloors },
    { name: 'pinned', run: checkPinned },
    { name: 'boundaries', run: () => runCommand(boundariesCommand(['apps', 'libs', 'e2e', 'tools'])) },
    { name: 'data', run: checkData },
    {
      name: 'unused',
      run: () =>
        runCommand([bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints', '--reporter', 'compact']),
    },
    { name: 'style', run: () => checkStyle(ROOT) },
    { name: 'format', run: () => runCommand(formatCommand(['.'])) },
    { name: 'catalogue', run: () => runCommand(['apps/web/build/check-catalogue.ts']) },
  ],
  [{ name: 'types', run: checkTypes }],
  [
    { name: 'contract', run: () => runCommand(['apps/api/dist/contract.js', '--check']) },
    { name: 'openapi', run: () => runCommand([bin('@redocly/cli/bin/cli.js'), 'lint', CONTRACT], OFFLINE) },
    { name: 'schema', run: checkSchema },
    { name: 'breaking', run: checkBreaking },
  ],
];

export const CHECK_NAMES: readonly string[] = STAGES.flat().map(({ name }) => name);

const AT_ONCE = 2;

/** Runs the checks that are wanted, two at a time, and says of each as it ends what it found. */
export async function runChecks(
  isWanted: (name: string) => boolean,
  say: (name: string, outcome: Outcome, seconds: number) => void,
): Promise<void> {
  for (const stage of STAGES) {
    const waiting = stage.filter(({ name }) => isWanted(name));
    const work = async (): Promise<void> => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const started = Date.now();
        const outcome = await check.run();
        say(check.name, outcome, (Date.now() - started) / 1000);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

/** The lock must name the packages of all platforms, or `npm ci` refuses it on every one. */
async function checkLock(): Promise<Outcome> {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const missing = missingPlatforms(lock).map(({ path }) => `  ${path}`);
  if (missing.length === 0) return { passed: true, output: '' };
  return {
    passed: false,
    output: `package-lock.json lacks packages of other platforms. Run: npm run lock:fix\n${missing.join('\n')}`,
  };
}

/** No installed package may be one whose holes are known. */
async function checkFloors(): Promise<Outcome> {
  const faults = belowFloor(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));
  return { passed: faults.length === 0, output: faults.join('\n') };
}

/** One version everywhere: an installation of tomorrow is the one that was tested today. */
async function checkPinned(): Promise<Outcome> {
  const ranges = versionRanges(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));
  return { passed: ranges.length === 0, output: ranges.join('\n') };
}

/** Every row of data follows its schema, and the types are those of the schemas. */
async function checkData(): Promise<Outcome> {
  const faults = await dataFaults(ROOT);
  return { passed: faults.length === 0, output: faults.join('\n') };
}

async function checkTypes(): Promise<Outcome> {
  const generated = await runCommand(
    [bin('nx/dist/bin/nx.js'), 'run', '@career/contracts:generate'],
    NX_ENVIRONMENT,
  );
  if (!generated.passed) return generated;
  return runCommand([bin('ts7/bin/tsc'), '-b']);
}

/** A client written to the last release must keep working. */
async function checkBreaking(): Promise<Outcome> {
  const [released, current] = [RELEASED, CONTRACT].map((file) =>
    JSON.parse(readFileSync(inRoot(file), 'utf8')),
  );
  const found = breakingChanges(released, current);
  if (found.length === 0) return { passed: true, output: '' };
  const hint = `${CONTRACT} breaks clients of the last release. Where that is meant, tell it in CHANGELOG.md and run: npm run contract:release`;
  return { passed: false, output: [hint, ...found.map((line) => `  ${line}`)].join('\n') };
}

/** Compares what the migrations make with what the entities describe, in its own database. */
async function checkSchema(): Promise<Outcome> {
  const folder = mkdtempSync(resolve(tmpdir(), 'career-schema-'));
  const postgres = await startPostgres({ folder, durable: false, databases: ['drift'] });
  try {
    return await runCommand(['apps/api/dist/database/check-schema.js'], {
      DATABASE_URL: postgres.url('drift'),
    });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
