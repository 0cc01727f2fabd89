import { expect, it } from '@jest/globals';
import { readJestReport, readPlaywrightReport } from './reports.ts';
import { Tally } from './tally.ts';

const test = (status: string, ...errors: (string | undefined)[]): object => ({
  projectName: 'phone',
  status,
  results: errors.map((message) => ({ duration: 500, ...(message && { error: { message } }) })),
});

it('counts what passed, what failed, and names what passed only when repeated', () => {
  const result = readPlaywrightReport({
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          { title: 'steady', tests: [test('expected', undefined)] },
          { title: 'shaky', tests: [test('flaky', 'Too slow', undefined)] },
          { title: 'broken', tests: [test('unexpected', 'Wrong', 'Wrong again')] },
          { title: 'left out', tests: [test('skipped')] },
        ],
      },
    ],
  } as Parameters<typeof readPlaywrightReport>[0]);
  expect(result.passed).toBe(2);
  expect(result.times).toEqual([{ name: 'a.spec.ts', seconds: 2.5 }]);

  const tally = new Tally();
  tally.add(result);
  expect(tally.failed).toBe(2);
  expect(tally.report().trim().split('\n')).toEqual([
    '~ passed only when repeated: a.spec.ts › shaky [phone]',
    '    Too slow',
    '',
    '✗ a.spec.ts › broken [phone]',
    '    Wrong again',
    '',
    '✗ a.spec.ts › left out [phone]',
    '    was not run to its end (skipped)',
    '',
    '2 passed, 2 failed',
  ]);
});

it('counts a test that is switched off as a failure, but not those that a name left out', () => {
  const assertionResults = ['passed', 'pending'].map((status) => ({
    fullName: status,
    status,
    failureMessages: [],
  }));
  const report = {
    testResults: [
      {
        ...{ name: '/root/a.spec.ts', message: '', status: 'passed', assertionResults },
        ...{ startTime: 1_000, endTime: 1_500 },
      },
    ],
  };
  const times = [{ name: 'a.spec.ts', seconds: 0.5 }];
  expect(readJestReport(report, '/root')).toEqual({
    passed: 1,
    failures: [{ name: 'a.spec.ts › pending', message: 'was not run (pending)' }],
    times,
  });
  expect(readJestReport(report, '/root', true)).toEqual({ passed: 1, failures: [], times });
});
