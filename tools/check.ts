// `npm run check`: whether the sources are as they should be. `npm run check -- format types` runs a part.
import { CHECK_NAMES, runChecks } from './check/checks.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECK_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${CHECK_NAMES.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
await runChecks(
  (name) => wanted.length === 0 || wanted.includes(name),
  (name, { passed, output, notice }, seconds) => {
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    if (notice) console.log(`     ${notice}`);
    if (passed) return;
    failed++;
    console.log(`${output}\n`);
  },
);
process.exitCode = failed > 0 ? 1 : 0;
