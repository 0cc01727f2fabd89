import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { NX_ENVIRONMENT } from '../build/build.ts';
import { missingPlatforms } from '../lock/missing-platforms.mjs';
import { belowFloor } from '../lock/version-floors.ts';
import { inRoot } from '../paths.ts';
import { startPostgres } from '../services/postgres.ts';
import { type Outcome, runCommand } from './run-command.ts';

export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const bin = (path: string): string => inRoot('node_modules', path);

/** In order: later ones need what earlier ones made. */
export const CHECKS: readonly Check[] = [
  { name: 'lock', run: checkLock },
  { name: 'floors', run: checkFloors },
  {
    name: 'format',
    run: () =>
      runCommand([
        bin('@biomejs/biome/bin/biome'),
        'ci',
        '--colors=off',
        '--diagnostic-level=error',
        '--max-diagnostics=50',
        '.',
      ]),
  },
  {
    name: 'boundaries',
    run: () =>
      runCommand([
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'apps', 'libs', 'e2e', 'tools'],
      ]),
  },
  { name: 'types', run: checkTypes },
  { name: 'contract', run: () => runCommand(['apps/api/dist/contract.js', '--check']) },
  { name: 'schema', run: checkSchema },
];

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

async function checkTypes(): Promise<Outcome> {
  const generated = await runCommand(
    [bin('nx/dist/bin/nx.js'), 'run', '@career/contracts:generate'],
    NX_ENVIRONMENT,
  );
  if (!generated.passed) return generated;
  return runCommand([bin('ts7/bin/tsc'), '-b']);
}

/** Compares what the migrations make with what the entities describe, in a database of its own. */
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
