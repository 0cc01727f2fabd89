// `npm run eval:knockouts`: how well knock-out requirements are read out of labelled passages, with n and the interval of
// each figure. `--errors` names what is misread of the parts that the rules are tuned on; the parts held back stay unread.
// Ends with 1 when a bar is missed.

import { KNOCK_OUT_GATES } from '@career/contracts/vocabulary/knock-out-vocabulary';
import { missedBars } from './knock-outs/bars.ts';
import { gatesOf, measurePassages, type Part, passagesOf } from './knock-outs/measure-passages.ts';
import { shareText } from './listings/figures.ts';

function printPart(part: Part, title: string): void {
  const passages = passagesOf(part);
  const silent = passages.filter(({ asks }) => asks.length === 0).length;
  console.log(`\n${title}: ${passages.length} passages, ${silent} of them without a requirement`);
  const labelled = gatesOf(part);
  for (const gate of [undefined, ...KNOCK_OUT_GATES.filter((one) => labelled.has(one))]) {
    const { precision, recall } = measurePassages(passages, gate ? new Set([gate]) : labelled);
    console.log(
      `  ${(gate ?? 'all').padEnd(18)} precision ${shareText(precision).padEnd(32)} recall ${shareText(recall)}`,
    );
  }
}

printPart('tune', 'Tuned on');
printPart('held-back', 'Held back by kind of wording');
printPart('later-tune', 'Written later, all tuned on');
printPart('other-hand-tune', 'By another hand, tuned on');
printPart('other-hand-held-back', 'By another hand, held back by kind');
printPart('country-exams-tune', 'Ghana, Kenya and South Africa, tuned on');
printPart('country-exams-held-back', 'Ghana, Kenya and South Africa, held back by kind');
if (process.argv.includes('--errors'))
  for (const part of ['tune', 'later-tune', 'other-hand-tune', 'country-exams-tune'] as const)
    for (const line of measurePassages(passagesOf(part)).errors) console.log(`    ${line}`);

const missed = missedBars();
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
