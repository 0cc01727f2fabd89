import { spawn } from 'node:child_process';
import { NX_ENVIRONMENT } from '../build/build.ts';
import { inRoot, ROOT } from '../paths.ts';
import { clearResults, readResults } from './results.ts';
import { addedUp, type Result } from './tally.ts';

/** Runs the `test` targets of projects, two side by side, and adds up what they found. */
export async function runTargets(projects: readonly string[], patterns: readonly string[]): Promise<Result> {
  clearResults();
  const code = await runNxTests(projects, patterns);
  const results = readResults();
  const found = addedUp(
    results.map(({ name, seconds, times = [], ...result }) => ({
      ...result,
      times: [{ name, seconds }, ...times],
    })),
  );
  if (code !== 0 && found.failures.length === 0) {
    found.failures.push({ name: projects.join(', '), message: `nx ended with exit code ${code}; see above` });
  }
  return found;
}

function runNxTests(projects: readonly string[], patterns: readonly string[]): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      inRoot('node_modules/nx/dist/bin/nx.js'),
      ...['run-many', '--targets=test', `--projects=${projects.join(',')}`],
      ...['--output-style=stream-without-prefixes', '--nxBail=false'],
      ...(patterns.length > 0 ? ['--', ...patterns] : []),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...NX_ENVIRONMENT, PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // However we end, what it runs does not outlive us.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => {
      process.removeListener('exit', end);
      resolve(code);
    });
  });
}
