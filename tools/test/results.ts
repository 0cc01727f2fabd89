import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import type { Result } from './tally.ts';

/** What each `test` target found in the last run, one file a target. */
const RESULTS = inRoot('.test/results');

/** What a target found, and how long it took. */
export interface TargetResult extends Result {
  name: string;
  seconds: number;
}

/** Forgets the last run. */
export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
}

/** Runs the tests of a target, keeps what they found for `npm test`, and ends the process as the tests ended. */
export async function reportTarget(name: string, run: () => Promise<Result>): Promise<never> {
  forgetNx();
  const started = Date.now();
  const result = await run().catch(
    (error: Error): Result => ({ passed: 0, failures: [{ name, message: error.message }] }),
  );
  const report: TargetResult = { ...result, name, seconds: (Date.now() - started) / 1000 };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, JSON.stringify(report));
  process.exit(result.failures.length > 0 ? 1 : 0);
}

/** What the targets found since the last `clearResults`. */
export function readResults(): TargetResult[] {
  mkdirSync(RESULTS, { recursive: true });
  return readdirSync(RESULTS)
    .sort()
    .map((file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
}

/** What Nx says to its tasks must not reach what tests start: another checkout, or output that is read. */
function forgetNx(): void {
  for (const variable of Object.keys(process.env))
    if (/^(NX_.*|LERNA_.*|FORCE_COLOR)$/.test(variable)) delete process.env[variable];
}
