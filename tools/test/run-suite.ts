import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.ts';
import { readJestReport, readPlaywrightReport } from './reports.ts';
import type { Result } from './tally.ts';

/** Folder of reports and logs of the last run. */
export const REPORTS = inRoot('.test');

/** Runs jest with these arguments, showing its progress. */
export function runJest(
  name: string,
  commands: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const report = `${REPORTS}/${name}.json`;
  const isByName = commands.some((word) => /^(-t|--testNamePattern)(=|$)/.test(word));
  return runReported(
    name,
    report,
    [
      ...['--experimental-vm-modules', '--no-warnings', inRoot('node_modules/jest/bin/jest.js')],
      ...['--json', `--outputFile=${report}`, '--passWithNoTests'],
      ...(commands.some((word) => /^--(?:runInBand|maxWorkers)\b/.test(word)) ? [] : ['--maxWorkers=2']),
      ...commands,
    ],
    environment,
    (text) => readJestReport(JSON.parse(text), ROOT, isByName),
  );
}

/** Runs Playwright on a configuration, showing its progress. */
export function runPlaywright(
  name: string,
  config: string,
  commands: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const report = `${REPORTS}/${name}.json`;
  return runReported(
    name,
    report,
    [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      inRoot(config),
      '--reporter=line,json',
      ...commands,
    ],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    (text) => readPlaywrightReport(JSON.parse(text)),
  );
}

async function runReported(
  name: string,
  report: string,
  command: string[],
  environment: NodeJS.ProcessEnv,
  read: (text: string) => Result,
): Promise<Result> {
  rmSync(report, { force: true });
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // jest prints its whole report to stdout as well; what people read is on stderr.
    stdio: ['ignore', name.startsWith('e2e') ? 'inherit' : 'ignore', 'inherit'],
  });
  // However we end, the runner and its browsers do not outlive us.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  process.removeListener('exit', end);
  if (!existsSync(report)) {
    return { passed: 0, failures: [{ name, message: `ended with exit code ${code} and left no report` }] };
  }
  const result = read(readFileSync(report, 'utf8'));
  if (code !== 0 && result.failures.length === 0) {
    result.failures.push({ name, message: `every test passed, but it ended with exit code ${code}` });
  }
  return result;
}
