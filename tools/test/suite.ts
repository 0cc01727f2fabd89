// The `test` target of the projects whose tests need something started: `nx test @career/e2e` is `suite.ts e2e`.
// Patterns and options reach the test runner.
import { mkdirSync } from 'node:fs';
import { Shutdown } from '../start/shutdown.ts';
import { reportTarget } from './results.ts';
import { REPORTS } from './run-suite.ts';
import { runApi, runBrowser, runProduct, runTools } from './suites.ts';

const RUNS = { api: runApi, tools: runTools, product: runProduct, e2e: runBrowser };
const [name = '', ...patterns] = process.argv.slice(2);
const run = RUNS[name as keyof typeof RUNS];
if (!run) throw new Error(`No such suite: ${name}. There are: ${Object.keys(RUNS).join(', ')}.`);

const shutdown = new Shutdown(1);
mkdirSync(REPORTS, { recursive: true });
await reportTarget(name, async () => {
  const result = await run(shutdown, patterns);
  await shutdown.run();
  return result;
});
