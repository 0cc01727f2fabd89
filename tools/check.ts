// `npm run check`: whether the sources are as they should be. `npm run check -- format types` runs a part.
import { CHECKS } from './check/checks.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

let failed = 0;
for (const check of CHECKS) {
  if (wanted.length > 0 && !wanted.includes(check.name)) continue;
  const started = Date.now();
  const { passed, output, notice } = await check.run();
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (notice) console.log(`     ${notice}`);
  if (!passed) {
    failed++;
    console.log(`${output}\n`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
