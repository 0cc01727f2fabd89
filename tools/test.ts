// `npm test`: every check and every test. `npm test -- unit` (check, unit, api, tools, e2e) runs a part, and
// `npm test -- unit resumes` the tests of that part whose file names match; options reach the test runner.
import { mkdirSync } from 'node:fs';
import { buildProduct } from './build/build.ts';
import { Shutdown } from './start/shutdown.ts';
import { installAllAhead } from './test/requirements.ts';
import { REPORTS } from './test/run-suite.ts';
import { LONG_SUITES, SUITES } from './test/suites.ts';
import { type Result, Tally } from './test/tally.ts';
import { Times } from './test/times.ts';

const known = [...SUITES, ...LONG_SUITES];
const isPart = (name: string): boolean => known.some((suite) => suite.name === name);
const wanted = process.argv.slice(2).filter(isPart);
const patterns = process.argv.slice(2).filter((word) => !isPart(word));
if (patterns.length > 0 && wanted.length !== 1) {
  console.error(
    `Name one part, then the tests: npm test -- unit ${patterns.join(' ')}. There are: ${known.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

// Without a locale Chromium gives a download with other letters than ASCII no name.
if (!process.env.LANG && !process.env.LC_ALL) process.env.LANG = 'C.UTF-8';

const shutdown = new Shutdown(1);
const tally = new Tally();
const times = new Times();
mkdirSync(REPORTS, { recursive: true });
if (wanted.length === 0) installAllAhead();

// Unit tests read the sources.
if (wanted.length !== 1 || wanted[0] !== 'unit') {
  await step('build', async () => {
    await buildProduct(console.log);
    return { passed: 1, failures: [] };
  });
}
for (const suite of wanted.length > 0 ? known : SUITES) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
  await step(suite.name, async () => {
    const result = await suite.run(shutdown, patterns);
    if (result.passed + result.failures.length === 0)
      result.failures.push({ name: suite.name, message: `no test matches ${patterns.join(' ')}` });
    return result;
  });
}
await shutdown.run();
times.keep(`${REPORTS}/times.json`);
console.log(times.report());
console.log(tally.report());
process.exit(tally.failed > 0 ? 1 : 0);

async function step(name: string, run: () => Promise<Result>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const result = await run().catch(
    (error: Error): Result => ({ passed: 0, failures: [{ name, message: error.message }] }),
  );
  tally.add(result);
  times.add({ name, seconds: (Date.now() - started) / 1000 }, result.times);
}
