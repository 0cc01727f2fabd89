// `npm test`: every check and every test. `npm test -- unit` (check, unit, api, tools, e2e) runs a part.
import { mkdirSync } from 'node:fs';
import { buildProduct } from './build/build.ts';
import { Shutdown } from './start/shutdown.ts';
import { REPORTS } from './test/run-suite.ts';
import { LONG_SUITES, SUITES } from './test/suites.ts';
import { Tally } from './test/tally.ts';

const wanted = process.argv.slice(2);
const known = [...SUITES, ...LONG_SUITES];
const unknown = wanted.filter((name) => !known.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const shutdown = new Shutdown(1);
const tally = new Tally();
mkdirSync(REPORTS, { recursive: true });

await step('build', async () => {
  await buildProduct(console.log);
  return { passed: 1, failures: [] };
});
for (const suite of wanted.length > 0 ? known : SUITES) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
  await step(suite.name, () => suite.run(shutdown));
}
await shutdown.run();
console.log(tally.report());
process.exit(tally.failed > 0 ? 1 : 0);

async function step(name: string, run: () => Promise<Parameters<Tally['add']>[0]>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  try {
    tally.add(await run());
  } catch (error) {
    tally.add({ passed: 0, failures: [{ name, message: (error as Error).message }] });
  }
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
