import type { Failure, Result, Time } from './tally.ts';

interface JestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

type JestFile = JestReport['testResults'][number];

function failuresOf(file: JestFile, path: string, isByName: boolean): Failure[] {
  const failures = file.assertionResults
    .filter(({ status }) => status !== 'passed' && !(status === 'pending' && isByName))
    .map(({ fullName, status, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      message: status === 'failed' ? failureMessages.join('\n') : `was not run (${status})`,
    }));
  const isUnloaded =
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
  return isUnloaded ? [...failures, { name: path, message: file.message }] : failures;
}

/** So many of the longest files are named. */
const LONGEST = 10;

const longest = (times: readonly Time[]): Time[] =>
  times.toSorted((a, b) => b.seconds - a.seconds).slice(0, LONGEST);

/**
 * Counts a report of jest. A file that could not even be loaded counts as one failure, and so does a test that is
 * switched off; with `isByName` those that have another name were not asked for.
 */
export function readJestReport(report: JestReport, root: string, isByName = false): Result {
  const files = report.testResults;
  return {
    passed: files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length,
    failures: files.flatMap((file) => failuresOf(file, file.name.replace(`${root}/`, ''), isByName)),
    times: longest(
      files.map(({ name, startTime, endTime }) => ({
        name: name.replace(`${root}/`, ''),
        seconds: (endTime - startTime) / 1000,
      })),
    ),
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration?: number; error?: { message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Counts a report of Playwright. A test that passed only when repeated is counted separately. */
export function readPlaywrightReport(report: PlaywrightReport): Result & { unsteady: Failure[] } {
  const result: Result & { unsteady: Failure[] } = {
    passed: 0,
    unsteady: [],
    failures: report.errors.map(({ message }) => ({ name: 'playwright', message: message ?? 'failed' })),
  };
  for (const suite of report.suites) countSuite(suite, [], result);
  result.times = longest(
    report.suites.map((suite) => ({ name: suite.title, seconds: durationOf(suite) / 1000 })),
  );
  return result;
}

const durationOf = ({ suites = [], specs = [] }: PlaywrightSuite): number => {
  const runs = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const inside = suites.reduce((sum, suite) => sum + durationOf(suite), 0);
  return runs.reduce((sum, { duration = 0 }) => sum + duration, inside);
};

type PlaywrightTest = NonNullable<PlaywrightSuite['specs']>[number]['tests'][number];

function countTest(test: PlaywrightTest, title: string, result: Result & { unsteady: Failure[] }): void {
  const isFlaky = test.status === 'flaky';
  if (isFlaky || test.status === 'expected') result.passed++;
  if (test.status === 'expected') return;
  const error = test.results.findLast((run) => run.error)?.error;
  const message = error?.message ?? `was not run to its end (${test.status})`;
  const project = test.projectName ? ` [${test.projectName}]` : '';
  (isFlaky ? result.unsteady : result.failures).push({ name: `${title}${project}`, message });
}

function countSuite(suite: PlaywrightSuite, above: string[], result: Result & { unsteady: Failure[] }): void {
  const path = [...above, suite.title];
  for (const { title, tests } of suite.specs ?? []) {
    for (const test of tests) countTest(test, [...path, title].join(' › '), result);
  }
  for (const child of suite.suites ?? []) countSuite(child, path, result);
}
