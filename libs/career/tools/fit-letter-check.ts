// `npm run fit:letter-check`: fits what each sign of something left out weighs in the check of letters, on the near
// misses for tuning alone, and writes libs/career/src/letter-check/data/left-out-weights.json. Deterministic. First it
// prints, set by set, how weights do that were fitted on the other sets.

import { writeFileSync } from 'node:fs';
import { CASE_SETS } from './letters/case.types.ts';
import { grammarCases } from './letters/grammar-cases.ts';
import { examplesOf, type LeftOutExample } from './letters/left-out-examples.ts';
import { fitLeftOut, riskBy } from './letters/left-out-fit.ts';
import { readCases } from './letters/read-cases.ts';
import { share, shareText } from './letters/wilson.ts';

/** Chosen on sets that neither rules nor weights had seen. */
const REFUSED = 1.2;
const LET_PASS = -3;

const sets: { name: string; examples: LeftOutExample[] }[] = [
  ...CASE_SETS.map((name) => ({ name, examples: examplesOf(readCases('tune', [name])) })),
  { name: 'grammar', examples: examplesOf(grammarCases()) },
].filter(({ examples }) => examples.length > 0);

function report(
  name: string,
  examples: readonly LeftOutExample[],
  isCaught: (one: LeftOutExample) => boolean,
): void {
  const caught = examples.filter(isCaught);
  const untrue = examples.filter(({ isFalse }) => isFalse);
  const hits = caught.filter(({ isFalse }) => isFalse).length;
  console.log(
    `${name.padEnd(46)} found ${shareText(share(hits, untrue.length))}; of the refused false ${shareText(share(hits, caught.length))}`,
  );
}

for (const { name, examples } of sets) {
  const weights = fitLeftOut(sets.filter((one) => one.name !== name).flatMap((one) => one.examples));
  report(`${name}: rules alone`, examples, ({ isRefusedByRules }) => isRefusedByRules);
  report(`${name}: with weights of the other sets`, examples, (one) => {
    const risk = riskBy(weights, one);
    return one.isRefusedByRules ? risk >= LET_PASS : risk > REFUSED;
  });
}

const all = sets.flatMap(({ examples }) => examples);
const content = {
  $schema: './left-out-weights.schema.json',
  source: `npm run fit:letter-check, ${all.length} sentences for tuning, ${all.filter(({ isFalse }) => isFalse).length} of them false`,
  ...fitLeftOut(all),
  refused: REFUSED,
  letPass: LET_PASS,
};
writeFileSync(
  new URL('../src/letter-check/data/left-out-weights.json', import.meta.url),
  `${JSON.stringify(content, null, 2)}\n`,
);
